import type { PhrasingContent, Text } from 'mdast';
import { groupBy } from '../core/group-by.ts';
import { at, cutText } from './label.ts';
import { type Foreign, type Nodes, type Root, spanOf, walkTree } from './tree.ts';

/** The language of words, with its code, as it stands behind their bracket. */
export const languageMark = /\{ *lang=["“]?([a-z]{2,3}(?:-[A-Za-z\d]{2,8})*)["”]? *\}/;

/** A bracket, and behind a closing one the language of what it closes. */
const bracket = new RegExp(String.raw`(\\?)(?:\[|\](?:${languageMark.source})?)`, 'g');
/** The same in the value of a node, where nothing is escaped. */
const plainBracket = new RegExp(bracket.source.replace('(\\\\?)', '()'), 'g');

/** A bracket with its offsets in the value of its text and in what the author wrote. */
interface Bracket {
  readonly node: Text;
  readonly isOpening: boolean;
  readonly language: string | undefined;
  readonly value: readonly [start: number, end: number];
  readonly source: readonly [start: number, end: number];
}

/** Whether a text may hold a passage in another language. */
export function mentionsLanguages(source: string): boolean {
  return /\]\{ *lang=/.test(source);
}

/** Puts each passage in another language, such as `[Sein und Zeit]{lang=de}`, into a node of its own. */
export function placeLanguages(root: Root, source: string): void {
  if (!mentionsLanguages(source)) return;
  walkTree(root, (node) => {
    if ('children' in node) Object.assign(node, { children: nestLanguages(node.children, source) });
  });
}

function nestLanguages(nodes: readonly Nodes[], source: string): Nodes[] {
  const brackets = pickPassages(nodes.flatMap((node) => (node.type === 'text' ? findBrackets(node, source) : [])));
  if (brackets.length === 0) return [...nodes];
  const bracketsOf = groupBy(brackets, ({ node }) => node);
  const whole: Nodes[] = [];
  /** The passages that are open, the innermost last. */
  const open: { readonly opening: Bracket; readonly children: Nodes[] }[] = [];
  const add = (node: Nodes) => void (open.at(-1)?.children ?? whole).push(node);
  for (const node of nodes) {
    const marks = node.type === 'text' ? (bracketsOf.get(node) ?? []) : [];
    if (node.type !== 'text' || marks.length === 0) {
      add(node);
      continue;
    }
    let [value, offset] = [0, 0];
    const addUntil = (valueEnd: number, sourceEnd: number) => {
      if (valueEnd > value) add(cutText(node, [value, valueEnd], [offset, sourceEnd]));
    };
    for (const mark of marks) {
      addUntil(mark.value[0], mark.source[0]);
      const passage = mark.isOpening ? undefined : open.pop();
      if (passage === undefined) open.push({ opening: mark, children: [] });
      else add(write(passage.opening, mark, passage.children as PhrasingContent[]));
      [value, offset] = [mark.value[1], mark.source[1]];
    }
    const [start, end] = spanOf(node);
    addUntil(node.value.length, end - start);
  }
  return whole;
}

function write(opening: Bracket, closing: Bracket, children: PhrasingContent[]): Foreign {
  const start = at(opening.node, ...opening.source).position?.start;
  const end = at(closing.node, ...closing.source).position?.end;
  const position = start === undefined || end === undefined ? {} : { position: { start, end } };
  return { type: 'foreign', language: closing.language ?? '', children, ...position };
}

function findBrackets(node: Text, source: string): Bracket[] {
  const found = [...node.value.matchAll(plainBracket)];
  const written = [...source.slice(...spanOf(node)).matchAll(bracket)];
  // A bracket that is written as `&#91;` cannot be told from others.
  if (found.length !== written.length) return [];
  return found.flatMap(([sign, , language], number): Bracket[] => {
    const [value, typed] = [found[number]?.index ?? 0, written[number]];
    if (typed === undefined || typed[1] !== '') return [];
    const end = typed.index + typed[0].length;
    return [
      { node, isOpening: sign === '[', language, value: [value, value + sign.length], source: [typed.index, end] },
    ];
  });
}

/** The brackets around passages in another language, in the order of the text. */
function pickPassages(brackets: readonly Bracket[]): Bracket[] {
  const open: Bracket[] = [];
  const picked = new Set<Bracket>();
  for (const one of brackets)
    if (one.isOpening) open.push(one);
    else {
      const opening = open.pop();
      if (opening !== undefined && one.language !== undefined) picked.add(opening).add(one);
    }
  return brackets.filter((one) => picked.has(one));
}
