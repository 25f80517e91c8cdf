import type { Element, ElementContent } from 'hast';
import type { RootContent } from 'mdast';
import type { ParsedBody } from '../parse/body.ts';
import { walkTree } from '../parse/tree.ts';
import { h } from './elements.ts';
import { backLinks } from './lists.ts';

/** Returns the footnotes to put after a block: those first mentioned in it, once each. */
export type NotesAfter = (
  block: RootContent,
  toElements: (nodes: readonly RootContent[]) => ElementContent[],
) => Element[];

/** The footnotes of a page by the blocks that mention them; it must be called with the blocks in order. */
export function placeSidenotes(body: ParsedBody, letters: ReadonlyMap<string, string>): NotesAfter {
  if (letters.size === 0) return () => [];
  const placed = new Set<string>();

  return function notesAfter(block, toElements): Element[] {
    if (block.type === 'footnoteDefinition' && !placed.has(block.identifier)) return [];
    const mentioned: string[] = [];
    walkTree(block, (node) => {
      if (node.type === 'footnoteReference' && !placed.has(node.identifier)) mentioned.push(node.identifier);
    });
    return [...new Set(mentioned)].flatMap((identifier) => {
      placed.add(identifier);
      const definition = body.footnoteOf.get(identifier);
      const note = renderNote(identifier, toElements(definition?.children ?? []));
      return [note, ...(definition === undefined ? [] : notesAfter(definition, toElements))];
    });
  };

  function renderNote(identifier: string, content: ElementContent[]): Element {
    const letter = letters.get(identifier) ?? '?';
    const count = body.footnoteUses.filter((use) => use.target === identifier).length;
    const back = backLinks(count, (index) => `fnref-${letter}-${index}`);
    const last = content.findLast((node) => node.type === 'element');
    if (last?.type === 'element' && last.tagName === 'p') last.children.push(...back);
    else content.push(h('p', {}, ...back));
    const properties = { className: ['sidenote'], id: `fn-${letter}`, role: 'note', ariaLabel: `Footnote ${letter}` };
    return h('div', properties, h('span', { className: ['letter'] }, letter), ...content);
  }
}
