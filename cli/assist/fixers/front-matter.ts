import { asSuggested, isMended, problemsAfter, rewrite, tryMend, write } from '../../check/fixer.ts';
import { isMeant } from '../../check/meant-name.ts';
import type { Case, Fixer } from '../../check/rule.ts';
import { editDistance } from '../../core/nearest.ts';
import { slugify } from '../../core/slug.ts';
import { applySplices, type Splice, spliceBetween } from '../../core/splice.ts';
import { addItem, writeScalar } from '../../edit/front-matter.ts';
import { parseFile } from '../../parse/document.ts';
import { mendFences } from '../../parse/fences.ts';
import { canList } from '../../resolve/references.ts';
import type { SiteFixer } from './site-fixer.ts';

/** Replaces typographic quotes, which YAML takes as a part of the value. */
export const fixQuotes = asSuggested((one, suggestion) => [write(one, writeScalar(suggestion), true)]);

/** Mends a value of the wrong type, or one that its key does not allow. */
export const fixValue: Fixer = (one) => {
  const { form } = one.problem;
  const suggestion = form === 'unquoted' ? `"${one.written}"` : one.problem.suggestion;
  if (suggestion === null) return [];
  const found = write(one, suggestion, isSameValue(one, suggestion));
  return isMended(one, found.splices) && !addsProblem(one, found.splices) ? [found] : [];
};

/** Whether a file has a problem in its front matter that it had not, as where a value goes on in the next line. */
function addsProblem(one: Case, splices: readonly Splice[]): boolean {
  const before = problemsAfter(one, []).map(({ reason }) => reason);
  return problemsAfter(one, splices).some(({ reason }) => !before.includes(reason));
}

/** Whether a suggestion is the same value as what is written, in another notation. */
function isSameValue({ written, problem }: Case, suggestion: string): boolean {
  if (suggestion === `"${written}"`) return true;
  const plain = written.replace(/^["'“”„«»‘’\s]+|["'“”„«»‘’\s]+$/g, '').normalize('NFKC');
  if (/^\d+$/.test(suggestion)) return plain.replace(/\D/g, '') === suggestion && !/[.,]\d{1,2}$/.test(plain);
  if (/^(?:true|false|"\d\d:\d\d")$/.test(suggestion)) return true;
  if (/^\d{4}-\d\d-\d\d$/.test(suggestion)) return !plain.startsWith(suggestion) || !/\p{L}{2}/u.test(plain);
  if (suggestion.startsWith('['))
    return plain.split(/[,;]|\s(?:and|und|et|&)\s/).every((item) => suggestion.includes(item.trim()));
  if (/^(?:https:\/\/|10\.)/.test(suggestion))
    return (
      plain.replace(/^(?:https?:?\/*)?(?:(?:dx\.)?doi\.org\/|doi:\s*)?/i, '') === suggestion.replace(/^https:\/\//, '')
    );
  if (suggestion.includes('@')) return plain.replace(/^mailto:/, '') === suggestion;
  if (slugify(plain) === slugify(suggestion)) return true;
  const listed = /one of (.*)\.$/.exec(problem.hint ?? '')?.[1]?.match(/`[^`]+`/g) ?? [];
  return isMeant(
    plain,
    suggestion,
    listed.map((word) => word.slice(1, -1)),
  );
}

/** Mends a misspelt key, unless the right one is there too. */
export const fixKey = asSuggested((one, suggestion) => {
  const { written, document } = one;
  if (document === undefined) return [];
  const renamed = write(one, suggestion, true);
  const isTwice = !parseFile({ ...document, text: applySplices(one.text, renamed.splices) }).document.isReadable;
  if (isTwice) return [];
  const isNear = written.length > 3 && editDistance(written.toLowerCase(), suggestion.toLowerCase()) <= 1;
  return [{ ...renamed, isCertain: isNear || written.toLowerCase() === suggestion.toLowerCase() }];
});

/** Lists a publication that is cited, unless a misspelt key or name stands for it. */
export const fixUnlisted: SiteFixer = (one) => {
  const { problem, written, site, document } = one;
  if (document?.isValid !== true || !canList(document.kind)) return [];
  const others = site.problemsOf(problem.path);
  if (others.some(({ rule, suggestion }) => rule === 'unknown-reference' && suggestion === written)) return [];
  const title = `List \`${written}\` among the references`;
  return [rewrite(one, { title, after: addItem(one.text, 'references', written) })];
};

/** Mends the `---` lines of the front matter, and what is before them; certain if they can be read then. */
export const fixFences: Fixer = (one) => {
  const { text, problem } = one;
  const mended = mendFences(text, one, problem.form);
  if (mended === null) return [];
  const found = tryMend(one, mended.title, spliceBetween(text, mended.after));
  return [{ ...found, isCertain: found.isCertain && mended.isClear !== false }];
};
