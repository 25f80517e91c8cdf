/** Reads what stands around the title of a document as Word and Pandoc mark it: authors, day and abstract. */
import type { Element, Nodes, Parents } from 'hast';
import { descriptionLength } from '../schema/fields.ts';
import type { AnyFrontMatter } from './front-matter.ts';
import { findElement, hasClass, isElement, textOfElement } from './hast.ts';

/** What may stand below a title, by the classes that Pandoc gives it. */
export const titleParts = ['subtitle', 'author', 'date', 'abstract'] as const;

/**
 * Takes what stands below the title of a document out of its text, as far as front matter has a key for it. A subtitle
 * stays, and so does an abstract that is no description by its length.
 */
export function takeTitleBlock(root: Nodes): AnyFrontMatter {
  const parent = findElement(root, ({ properties }) => properties.id === 'title-block-header') ?? bodyOf(root);
  const block = listBlock(parent);
  if (block === null) return {};
  // What has a note stays with it.
  const plain = block.filter((one) => findElement(one, ({ tagName }) => tagName === 'a') === undefined);
  const wordsOf = (kind: string) => plain.filter((one) => hasClass(one, kind)).map(textOfElement);
  const [authors, [date], abstract] = [wordsOf('author'), wordsOf('date'), wordsOf('abstract').join(' ')];
  const { min, max } = descriptionLength;
  const isDescription = abstract.length >= min && abstract.length <= max;
  const isTaken = (one: Nodes) =>
    isElement(one) && plain.includes(one) && hasClass(one, 'author', 'date', ...(isDescription ? ['abstract'] : []));
  parent.children = parent.children.filter((one) => !isTaken(one));
  return {
    ...(authors.length > 0 && { authors }),
    ...(date && { date }),
    ...(isDescription && { description: abstract }),
  };
}

function bodyOf(root: Nodes): Parents {
  return findElement(root, ({ tagName }) => tagName === 'body') ?? (root as Parents);
}

/** The paragraphs with a mark that follow the title; null where the text has no title at its beginning. */
function listBlock({ children }: Parents): readonly Element[] | null {
  const [title, ...others] = (children as Nodes[]).filter(isElement);
  if (title === undefined || !hasClass(title, 'title')) return null;
  const end = others.findIndex((one) => !hasClass(one, ...titleParts));
  return end === -1 ? others : others.slice(0, end);
}
