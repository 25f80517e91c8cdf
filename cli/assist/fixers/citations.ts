import { slugify } from '../../core/slug.ts';
import { slugsOf } from '../../resolve/model.ts';
import { citedKind } from '../../resolve/references.ts';
import { type Fixer, write } from './draft.ts';

/** A citation that is none for the way it is written. It is certain where no word of it is lost and no name guessed. */
export const fixCitation: Fixer = (one) => {
  const { suggestion } = one.problem;
  const { document, written } = one;
  const isWhole = document?.body.strayCitations.some(({ target }) => target === written);
  if (suggestion === null || !isWhole || suggestion.includes('@id')) return [];
  const known = new Set(slugsOf(one.site.model, citedKind));
  const names = [...suggestion.matchAll(/@([\w.:-]*\w)/g)].map((match) => match[1] ?? '');
  const isKnown = names.every((name) => known.has(name) && (written.includes(name) || slugify(written).includes(name)));
  const isWordless = suggestion.startsWith('[') && suggestion.endsWith(']');
  return [write(one, suggestion, isKnown && isWordless && wordsOf(written).every((word) => suggestion.includes(word)))];
};

/** The words of a citation without those that only join publications. */
function wordsOf(text: string): string[] {
  return (text.replace(/\\\w*cite\w*/g, '').match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (word) => !/^(?:and|und|et)$/.test(word),
  );
}
