import type { PhrasingContent, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { findCitations } from '../parse/citations.ts';
import type { Losses } from './losses.ts';
import type { Verbatim } from './markdown.ts';

/** Citations in the form of this site, which an author typed, are ones again where the site has their references; gives the ids. */
export function writeCitations(tree: Root, isReference: (id: string) => boolean, losses: Losses): readonly string[] {
  const cited = new Set<string>();
  visit(tree, 'text', ({ value }, index, parent) => {
    if (parent === undefined || index === undefined || !value.includes('[@')) return undefined;
    const pieces: (PhrasingContent | Verbatim)[] = [];
    let at = 0;
    for (const { start, end, items } of findCitations(value, value, 0)) {
      const ids = items.map(({ id }) => id);
      const isKnown = ids.every(isReference);
      const written = value.slice(start, end);
      pieces.push({ type: 'text', value: value.slice(at, start) });
      pieces.push({ type: 'verbatim', value: isKnown ? written : written.replace(/[[\]@]/g, '\\$&') });
      if (isKnown) for (const id of ids) cited.add(id);
      else losses.add(`\`${written}\` is plain text: bring its reference in, and take the backslashes out.`);
      at = end;
    }
    if (at === 0) return undefined;
    pieces.push({ type: 'text', value: value.slice(at) });
    parent.children.splice(index, 1, ...(pieces as PhrasingContent[]));
    return [SKIP, index + pieces.length];
  });
  return [...cited];
}
