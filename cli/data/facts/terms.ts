import { capitalize } from '../../core/text.ts';
import { askFor } from '../../kinds/fact.ts';
import type { KindWith } from '../../kinds/registry.ts';
import type { Passage } from '../../kinds/shapes/passages.ts';
import { type Document, wholeFrontMatter } from '../../parse/document.ts';
import { parseMarkdown } from '../../parse/markdown.ts';
import type { Model } from '../../resolve/model.ts';
import { sayPlainly } from '../plain-words.ts';
import { followTermUses } from '../term-uses.ts';

/** The plain and exact definition of a term, with the place of its first use on the site, or else in the glossary. */
export function defineTerm(document: Document<KindWith<'explainsTerms'>>, model: Model): Passage {
  const { term, plain, precise, also } = wholeFrontMatter(document);
  const names = [term, ...also];
  // As in the glossary: `nDCG` and `t-SNE` keep their first letter, `non-Bayesian` does not.
  const name = /^(?:\p{L}-)?[\p{L}\p{N}]*\p{Lu}/u.test(term) ? term : capitalize(term);
  const inGlossary = { path: '/glossary', page: 'Glossary', anchor: document.slug };
  const use = followTermUses(model).firstOf(document.slug) ?? inGlossary;
  const exactly = precise === undefined ? '' : `\nExactly: ${sayPlainly(parseMarkdown(precise), model).trim()}`;
  return {
    kind: document.kind,
    id: `${document.kind}:${document.slug}`,
    ...use,
    heading: term,
    asks: names.flatMap((name) => askFor('definition', { name })),
    text: `${name}: ${plain}${exactly}`,
    more: use === inGlossary ? [] : [{ title: 'Glossary', href: `${inGlossary.path}#${document.slug}` }],
  };
}
