import { quoteAll } from '../../core/words.ts';
import { explainLetters } from '../../parse/characters.ts';
import { groupKind, isTopic } from '../../resolve/chain.ts';
import { namesOf } from '../../resolve/model.ts';
import { findName, fixName } from '../find-name.ts';
import { type Rule, shorten } from '../rule.ts';

export const unknownGroup: Rule = {
  id: 'unknown-group',
  level: 'error',
  finds: 'A topic names a group that does not exist, and would be in no sidebar.',
  example: { wrong: 'group: clarity', right: 'group: clarity-by-design' },
  *checkDocument(document, model) {
    if (!isTopic(document)) return;
    const wrong = document.wrongNames.find((one) => one.role === groupKind)?.name;
    const group = wrong ?? document.frontMatter.group;
    const groups = namesOf(model, groupKind);
    if (group === undefined || groups.has(group)) return;
    const known = [...groups];
    const hint =
      known.length === 0
        ? 'There is no file in `groups/` at all.'
        : `Write the name of a file in \`groups/\`: ${quoteAll(known)}; or make one: \`npm run site -- new group "${shorten(group)}"\`.`;
    yield {
      at: document.locate([groupKind]),
      reason: `There is no group \`${shorten(group)}\`.${explainLetters(group)}`,
      hint,
      suggestion: findName(group, model, groupKind),
      missing: wrong === undefined ? `groups/${group}.md` : undefined,
    };
  },
  fix: fixName,
};
