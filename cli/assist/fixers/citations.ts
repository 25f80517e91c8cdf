import { slugify } from '../../core/slug.ts';
import { spanOf, walkTree } from '../../parse/tree.ts';
import { slugsOf } from '../../resolve/model.ts';
import { citedKind } from '../../resolve/references.ts';
import { asSuggested, type Case, write } from './fixer.ts';

/** Mends the syntax of a citation. The fix is certain if no word is lost and no id is guessed. */
export const fixCitation = asSuggested((one, suggestion) => {
  const { document, written } = one;
  const isUse = document?.body.strayCitations.some(({ target }) => target === written);
  if (!isUse || suggestion.includes('@id') || isInLink(one)) return [];
  const known = new Set(slugsOf(one.site.model, citedKind));
  const names = [...suggestion.matchAll(/@([\w.:-]*\w)/g)].map((match) => match[1] ?? '');
  if (names.length === 0) return [];
  if (!names.every((name) => known.has(name))) return [write(one, suggestion, false)];
  if (/^\[@(?:doi:|https?:\/\/doi\.org\/)?10\.\S+\]$/i.test(written))
    return [write(one, suggestion, names.length === 1)];
  const plain = written.replace(/[‐‑–—−]/g, '-');
  const isNamed = names.every((name) => plain.includes(name) || slugify(plain).includes(name));
  const isWhole = wordsOf(written).every((word) => suggestion.includes(word) || suggestion.includes(slugify(word)));
  return [write(one, suggestion, isNamed && isWhole && isClosed(one, suggestion) && one.problem.form === undefined)];
});

/** Cites what is named in round brackets; there may be another publication of these authors and this year. */
export const fixTyped = asSuggested((one, suggestion) => (isInLink(one) ? [] : [write(one, suggestion, false)]));

/** Whether a citation stands in the words of a link, where its own link has no place. */
function isInLink({ document, start }: Case): boolean {
  let isInside = false;
  if (document !== undefined)
    walkTree(document.body.root, (node) => {
      const [from, to] = spanOf(node);
      isInside ||= node.type === 'link' && from < start && start < to;
    });
  return isInside;
}

/** Whether the whole suggestion is in brackets, and does not put round ones inside round ones. */
function isClosed({ text, start }: Case, suggestion: string): boolean {
  return /^\[.*\]$/s.test(suggestion) || (/^\(.*\)$/s.test(suggestion) && text[start - 1] !== '(');
}

/** The words of a citation without conjunctions. */
function wordsOf(text: string): string[] {
  return (text.replace(/\\\w*cite\w*|^\{%-?\s*cite\b/g, '').match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (word) => !/^(?:and|und|et)$/.test(word),
  );
}
