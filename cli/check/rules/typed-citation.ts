import { familyOf, readAuthor } from '../../core/author.ts';
import { foldAccents } from '../../core/text.ts';
import type { Model } from '../../resolve/model.ts';
import { canList, citedKind } from '../../resolve/references.ts';
import { type Rule, shorten } from '../rule.ts';

export const typedCitation: Rule = {
  id: 'typed-citation',
  level: 'warning',
  protects: 'A publication of the site that a text names in brackets is cited, so that readers get to it.',
  example: {
    wrong: 'The test is simple (Caplin and Dean 2015).',
    right:
      'references:\n  - caplin-dean-2015-revealed-preference\n\nThe test is simple [@caplin-dean-2015-revealed-preference].',
  },
  *checkDocument({ kind, body }, model) {
    if (!canList(kind)) return;
    for (const { target, at } of body.datedBrackets) {
      const text = target.replace(/\s*\n[\s>]*/g, ' ');
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
};

/** The citation that the text between two round brackets stands for; null if it is not of known publications alone. */
function citeTyped(text: string, model: Model): string | null {
  const [, lead = '', list = ''] = /^((?:see|e\.g\.|cf\.)(?: also)?,? )?(.*)$/s.exec(text) ?? [];
  const items = list.split(/;\s*/).map((item) => {
    const [, names = '', year = '', page, locator = ''] =
      /^(\p{L}[^\d]*?),? (\d{4})[a-z]?(?:: ?(\d[\d–-]*)|, (\D.*))?$/u.exec(item) ?? [];
    const [id, ...others] = listWrittenBy(names, Number(year), model);
    if (id === undefined || others.length > 0) return null;
    return [`@${id}`, page === undefined ? locator : `${/[–-]/.test(page) ? 'pp.' : 'p.'} ${page}`]
      .filter(Boolean)
      .join(', ');
  });
  if (items.includes(null)) return null;
  const cited = `[${items.join('; ')}]`;
  return lead === '' ? cited : `(${lead}${cited})`;
}

/** The publications of a year by exactly these authors, or by the one before `et al.` with others. */
function listWrittenBy(names: string, year: number, model: Model): string[] {
  const isShort = / et al\.?$/.test(names);
  const written = splitNames(isShort ? names.replace(/,? et al\.?$/, '') : names);
  return model.ofKind(citedKind).flatMap(({ slug, frontMatter }) => {
    if (frontMatter.year !== year) return [];
    const families = (frontMatter.authors ?? frontMatter.editors ?? []).map((one) => familyOf(readAuthor(one)));
    const isCut = isShort && families.length > written.length;
    const named = (isCut ? families.slice(0, written.length) : families).map(foldAccents);
    return (isCut || !isShort) && named.join() === written.join() ? [slug] : [];
  });
}

function splitNames(names: string): string[] {
  return names.split(/,? and |,? & |, /).map(foldAccents);
}
