import type { Element, ElementContent } from 'hast';
import type { RootContent } from 'mdast';
import type { ParsedBody } from '../parse/body.ts';
import { plainTextOf } from '../parse/plain.ts';
import { walkTree } from '../parse/tree.ts';
import { h } from './elements.ts';
import { backLinks } from './lists.ts';

/** Returns the footnotes to put after a block: those first mentioned in it, once each. */
export type NotesAfter = (
  block: RootContent,
  toElements: (nodes: readonly RootContent[]) => ElementContent[],
) => Element[];

/** How the footnotes of a page are shown: after the blocks that mention them, or all at its end. */
export interface Footnotes {
  readonly after: NotesAfter;
  readonly atEnd: (toElements: (nodes: readonly RootContent[]) => ElementContent[]) => readonly Element[];
}

/**
 * The footnotes of a page, which stand in the margin unless they are too long for it. `after` must be called with the
 * blocks in order.
 */
export function placeFootnotes(body: ParsedBody, letters: ReadonlyMap<string, string>): Footnotes {
  const isCrowded = letters.size > 0 && isMarginCrowded(body);
  return {
    after: isCrowded || letters.size === 0 ? () => [] : placeSidenotes(body, letters),
    atEnd: (toElements) => (isCrowded ? [listEndnotes(body, letters, toElements)] : []),
  };
}

function placeSidenotes(body: ParsedBody, letters: ReadonlyMap<string, string>): NotesAfter {
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
    const properties = { className: ['sidenote'], id: `fn-${letter}`, role: 'note', ariaLabel: `Footnote ${letter}` };
    const words = withBackLinks(content, identifier, letter, body);
    return h('div', properties, h('span', { className: ['letter'] }, letter), ...words);
  }
}

function listEndnotes(
  body: ParsedBody,
  letters: ReadonlyMap<string, string>,
  toElements: (nodes: readonly RootContent[]) => ElementContent[],
): Element {
  const items = [...letters].map(([identifier, letter]) => {
    const content = toElements(body.footnoteOf.get(identifier)?.children ?? []);
    return h('li', { id: `fn-${letter}` }, ...withBackLinks(content, identifier, letter, body));
  });
  const properties = { className: ['endnotes'], role: 'doc-endnotes', ariaLabel: 'Notes' };
  return h('section', properties, h('h2', {}, 'Notes'), h('ol', { type: 'a' }, ...items));
}

/** The text of a footnote with links back to what mentions it. */
function withBackLinks(
  content: ElementContent[],
  identifier: string,
  letter: string,
  body: ParsedBody,
): ElementContent[] {
  const count = body.footnoteUses.filter((use) => use.target === identifier).length;
  const back = backLinks(count, (index) => `fnref-${letter}-${index}`);
  const last = content.findLast((node) => node.type === 'element');
  if (last?.type !== 'element' || last.tagName !== 'p') return [...content, h('p', {}, ...back)];
  last.children.push(...back);
  return content;
}

/** Letters in a line of the text, and in one of the margin, whose lines and gaps are lower. */
const lineLength = { text: 62, note: 34 };
const lineHeight = { text: 1, note: 0.7 };
const gap = { text: 0.7, note: 0.6 };
/** Lines of the text by which a note may stand below the end of its block: half a screen. */
const mostDrift = 16;

/** Whether the notes, one below the other in the margin, come to stand far below what mentions them. */
function isMarginCrowded(body: ParsedBody): boolean {
  const placed = new Set<string>();
  let [textEnd, noteEnd] = [0, 0];
  for (const block of body.root.children) {
    if (block.type === 'footnoteDefinition') continue;
    textEnd += heightOf(plainTextOf(block), 'text');
    walkTree(block, (node) => {
      if (node.type !== 'footnoteReference' || placed.has(node.identifier)) return;
      placed.add(node.identifier);
      const note = body.footnoteOf.get(node.identifier);
      noteEnd =
        Math.max(noteEnd, textEnd) +
        (note === undefined ? 0 : heightOf(note.children.map((child) => plainTextOf(child)).join(' '), 'note'));
    });
    if (noteEnd - textEnd > mostDrift) return true;
  }
  return false;
}

/** About how high a text stands, in lines of the page's text. */
function heightOf(text: string, where: 'text' | 'note'): number {
  return Math.ceil(text.length / lineLength[where]) * lineHeight[where] + gap[where];
}
