import { accessibilityRules } from '../accessibility/report.ts';
import { publishRules } from '../check/publish-rules.ts';
import { allRules } from '../check/rules.ts';
import type { RuleText } from '../core/rule-text.ts';
import { importRules } from '../import/rules.ts';
import { linkRules } from '../links/report.ts';
import { updateRules } from '../registries/update-rules.ts';

/** The rules in chapters by when they are checked. */
export const ruleChapters: readonly { readonly title: string; readonly rules: readonly RuleText[] }[] = [
  { title: 'Always', rules: allRules },
  { title: 'Before the site goes public: `npm run check -- --publish`', rules: publishRules },
  { title: 'Links that lead out: `npm run check -- --links`', rules: [...linkRules, ...updateRules] },
  { title: 'The built pages: `npm run check -- --accessibility`', rules: accessibilityRules },
  { title: 'What is brought in: `npm run site -- import`', rules: importRules },
];

/** All rules that a report may name. */
export const documentedRules: readonly RuleText[] = ruleChapters.flatMap((chapter) => chapter.rules);
