import type { ElementContent } from 'hast';
import { letterAt } from '../core/labels.ts';
import type { Listed } from '../resolve/references.ts';
import { h } from './elements.ts';

/** The numbered list of a page's publications as HTML in pieces. Publications that are not cited get a separate heading, unless none is cited. */
export function renderReferences(
  listed: readonly Listed[],
  renderItem: (one: Listed) => readonly string[],
): readonly string[] {
  const cited = listed.filter(({ isCited }) => isCited);
  const further = cited.length === 0 ? [] : listed.filter(({ isCited }) => !isCited);
  const list = (items: readonly Listed[], start = '') => [`<ol${start}>`, ...items.flatMap(renderItem), '</ol>'];
  return [
    '<section class="references" aria-labelledby="references"><h2 id="references">References</h2>',
    ...list(cited.length === 0 ? listed : cited),
    ...(further.length === 0 ? [] : ['<h3>Further reading</h3>', ...list(further, ` start="${cited.length + 1}"`)]),
    '</section>',
  ];
}

/** The links from an entry back to its mentions in the text. */
export function backLinks(count: number, anchor: (index: number) => string): ElementContent[] {
  return Array.from({ length: count }).flatMap((_, index) => {
    const name = count === 1 ? 'Back to the text' : `Back to the text, place ${letterAt(index)}`;
    const mark = count === 1 ? '↩' : `↩${letterAt(index)}`;
    const link = h('a', { href: `#${anchor(index + 1)}`, role: 'doc-backlink', ariaLabel: name }, mark);
    return [{ type: 'text', value: ' ' } as const, link];
  });
}
