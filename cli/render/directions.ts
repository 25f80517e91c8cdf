import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import { hasFromRight, isFromRight, wordsFromRight } from '../core/direction.ts';
import { splitWords } from '../core/words.ts';
import { h } from './elements.ts';

type Direction = 'ltr' | 'rtl';

const blocks = new Set(splitWords('blockquote ul ol li p h1 h2 h3 h4 h5 h6 th td dt dd figcaption summary'));
/** A number after a comma or the like; after words from right to left a browser would draw both on their left. */
const numberAfter = /^\s*[^\p{L}\p{N}\s][^\p{L}\p{N}]*\p{N}/u;

const keptAsTheyAre = new Set(splitWords('bdi code pre math svg'));

/** Gives the blocks that are mostly in Arabic, Hebrew or the like their direction; other pages stay as they are. */
export function setDirections(root: Element): void {
  if (hasFromRight(textOf(root))) setInside(root, 'ltr');
}

function setInside(parent: Element, around: Direction): void {
  parent.children = parent.children.flatMap((child, index): ElementContent[] => {
    if (child.type === 'text') return around === 'ltr' ? isolate(child.value, numberAfter) : [child];
    if (child.type !== 'element' || keptAsTheyAre.has(child.tagName)) return [child];
    const direction = directionOf(child, around);
    if (direction !== around) child.properties.dir = direction;
    setInside(child, direction);
    const isApart = around === 'rtl' || !isBesideFromRight(parent.children, index);
    if (child.tagName === 'em' && isApart && isFromRight(textOf(child)))
      child.children = [h('bdi', {}, ...child.children)];
    return [child];
  });
}

/**
 * A citation reads from the left in every text: its number, then its page. A single word in a cell, such as the siglum of
 * a manuscript, stands where its column begins.
 */
function directionOf(element: Element, around: Direction): Direction {
  if (element.properties.className?.toString() === 'citation') return 'ltr';
  const text = blocks.has(element.tagName) ? textOf(element) : '';
  if (!/\p{L}/u.test(text) || (/^t[dh]$/.test(element.tagName) && !/\s/.test(text))) return around;
  return isFromRight(text) ? 'rtl' : 'ltr';
}

/** Whether the nearest letter before or after an element runs from right to left: the two are then words of one phrase. */
function isBesideFromRight(siblings: readonly ElementContent[], index: number): boolean {
  const lettersOf = (node: ElementContent | undefined) => (node && textOf(node).match(/\p{L}/gu)) ?? [];
  return hasFromRight(`${lettersOf(siblings[index - 1]).at(-1) ?? ''}${lettersOf(siblings[index + 1])[0] ?? ''}`);
}

/** Sets words from right to left, or those before `after`, apart from their neighbours, which a browser would reorder. */
export function isolate(text: string, after = /^/): ElementContent[] {
  const parts: ElementContent[] = [];
  const write = (value: string) => value !== '' && parts.push({ type: 'text', value });
  let done = 0;
  for (const { 0: found, index } of text.matchAll(wordsFromRight)) {
    const end = index + found.length;
    if (!after.test(text.slice(end))) continue;
    write(text.slice(done, index));
    parts.push(h('bdi', {}, found));
    done = end;
  }
  write(text.slice(done));
  return parts;
}
