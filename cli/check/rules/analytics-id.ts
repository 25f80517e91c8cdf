import { asSuggested, write } from '../fixer.ts';
import { type Rule, shorten } from '../rule.ts';

export const analyticsId: Rule = {
  id: 'analytics-id',
  level: 'error',
  finds: 'Visits would not be counted where you look for them: the analytics id does not have the form of one.',
  example: { file: 'site.md', wrong: 'analytics: UA-12345678-1', right: 'analytics: G-ABCDE12345' },
  *check(model) {
    if (model.site === undefined) return;
    const id = model.site.frontMatter.analytics ?? '';
    if (id === '' || id === 'own' || /^G-[A-Z0-9]{6,14}$/.test(id)) return;
    yield {
      at: model.site.locate(['analytics']),
      reason: `\`${shorten(id)}\` is no id of a Google tag${explain(id)}.`,
      hint: 'Write the measurement id alone, `G-` with capital letters and digits; Google Analytics shows it under Admin, Data streams. `own` has the site’s own server count.',
      suggestion: /^own$/i.test(id) ? 'own' : /\bG-[A-Z0-9]{6,14}\b/i.exec(id)?.[0].toUpperCase(),
    };
  },
  /** Takes the id of a Google tag out of a snippet or address. */
  fix: asSuggested((one, suggestion) => [write(one, suggestion, true)]),
};

function explain(id: string): string {
  if (/^UA-/i.test(id)) return ': ids with `UA-` count nothing since 2023';
  if (/^GTM-/i.test(id)) return ', but of the Tag Manager';
  return '';
}
