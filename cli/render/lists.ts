import type { Element, ElementContent } from 'hast';
import type { Listed } from '../resolve/references.ts';
import { letterOf } from './context.ts';
import { h } from './elements.ts';
import type { Work } from './view.ts';

/**
 * The numbered list of a page's publications, each with the page's note or else its annotation, and links back to where it is
 * cited. What is not cited stands under a heading of its own, unless nothing is.
 */
export function renderReferences(
  listed: readonly Listed[],
  find: (id: string) => Work | undefined,
  format: (work: Work) => readonly ElementContent[],
  annotate: (id: string) => readonly ElementContent[],
  countCitations: (id: string) => number,
  linkOnward: (work: Work) => readonly (ElementContent | string)[],
): Element | null {
  if (listed.length === 0) return null;
  const item = ({ id, number, note }: Listed) => {
    const reference = find(id);
    if (reference === undefined) return [];
    const back = backLinks(countCitations(id), (count) => `cite-${number}-${count}`);
    const parts: ElementContent[] = [h('p', {}, ...format(reference), ...back)];
    // What the page says of a publication stands in for what the site says of it, which is a click away.
    parts.push(...(note === null ? annotate(id) : [h('p', { className: ['note'] }, note)]));
    parts.push(h('p', { className: ['cited-on'] }, ...linkOnward(reference)));
    return [h('li', { id: `ref-${id}` }, ...parts)];
  };
  const cited = listed.filter(({ isCited }) => isCited);
  const further = cited.length === 0 ? [] : listed.filter(({ isCited }) => !isCited);
  return h(
    'section',
    { className: ['references'], ariaLabelledBy: ['references'] },
    h('h2', { id: 'references' }, 'References'),
    h('ol', {}, ...(cited.length === 0 ? listed : cited).flatMap(item)),
    ...(further.length === 0
      ? []
      : [h('h3', {}, 'Further reading'), h('ol', { start: cited.length + 1 }, ...further.flatMap(item))]),
  );
}

/** Links from an entry back to where the text speaks of it. */
export function backLinks(count: number, anchor: (index: number) => string): ElementContent[] {
  return Array.from({ length: count }, (_, index) => {
    const name = count === 1 ? 'Back to the text' : `Back to the text, place ${letterOf(index)}`;
    const mark = count === 1 ? '↩' : `↩${letterOf(index)}`;
    const link = h('a', { href: `#${anchor(index + 1)}`, role: 'doc-backlink', ariaLabel: name }, mark);
    return [{ type: 'text', value: ' ' } as const, link];
  }).flat();
}
