import { joinLines } from '../../parse/citations.ts';
import type { Model } from '../../resolve/model.ts';
import { canList } from '../../resolve/references.ts';
import { isInLink } from '../citation-repair.ts';
import { asSuggested, write } from '../fixer.ts';
import { listByAuthors } from '../reference-name.ts';
import { type Rule, shorten } from '../rule.ts';

export const typedCitation: Rule = {
  id: 'typed-citation',
  level: 'warning',
  finds: 'The text names a publication of the site in brackets without citing it, so readers cannot get to it.',
  example: {
    wrong: 'The test is simple (Caplin and Dean 2015).',
    right:
      'references:\n  - caplin-dean-2015-revealed-preference\n\nThe test is simple [@caplin-dean-2015-revealed-preference].',
  },
  *checkDocument({ kind, body }, model) {
    if (!canList(kind)) return;
    for (const { target, at } of body.brackets) {
      if (!/\d{4}/.test(target)) continue;
      const text = joinLines(target);
      const suggestion = citeTyped(text, model);
      if (suggestion === null) continue;
      yield {
        at,
        reason: `\`${shorten(`(${text})`)}\` names a publication of this site without citing it.`,
        hint: 'Cite it, so that it has a number, a link and its line in the list.',
        suggestion,
      };
    }
  },
  /** There may be another publication of these authors and this year. */
  fix: asSuggested((one, suggestion) => (isInLink(one) ? [] : [write(one, suggestion, false)])),
};

/** The citation that the text between two round brackets stands for; null if it is not of known publications alone. */
function citeTyped(text: string, model: Model): string | null {
  const [, lead = '', list = ''] = /^((?:see|e\.g\.|cf\.)(?: also)?,? )?(.*)$/s.exec(text) ?? [];
  const items = list.split(/;\s*/).map((item) => {
    const [, names = '', year = '', page, locator = ''] =
      /^(\p{L}[^\d]*?),? (\d{4})[a-z]?(?:: ?(\d[\d–-]*)|, (\D.*))?$/u.exec(item) ?? [];
    if (names === '') return null;
    const [id, ...others] = listByAuthors(names, Number(year), model);
    if (id === undefined || others.length > 0) return null;
    return [`@${id}`, page === undefined ? locator : `${/[–-]/.test(page) ? 'pp.' : 'p.'} ${page}`]
      .filter(Boolean)
      .join(', ');
  });
  if (items.includes(null)) return null;
  const cited = `[${items.join('; ')}]`;
  return lead === '' ? cited : `(${lead}${cited})`;
}
