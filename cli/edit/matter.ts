import { isMap, isNode, isScalar, isSeq, type Node, type Pair, parseDocument, stringify, type YAMLSeq } from 'yaml';

/**
 * Edits of front matter that change the bytes of one value and nothing else: comments, order, quotes and indentation
 * stay. Each takes the text of a whole file and gives the new one; what it cannot do by such an edit it leaves alone.
 */

type Path = readonly [string, ...(string | number)[]];

interface Matter {
  readonly text: string;
  readonly pairs: readonly Pair<Node, Node | null>[];
}

/** The YAML begins right after the three hyphens; ranges count from there. */
const opening = 3;

/** Replaces the value at a path; a top-level key that is not there is added as the last one. */
export function setValue(text: string, path: Path, value: string | number): string {
  const matter = readMatter(text);
  const [key, ...rest] = path;
  const pair = findPair(matter, key);
  if (pair === undefined) return rest.length === 0 ? addLine(matter, `${key}: ${writeScalar(value)}`) : text;
  const node = descend(pair.value, rest);
  if (node === null && rest.length === 0) {
    const end = rangeOf(pair.key)[1] + 1;
    return splice(text, end, end, ` ${writeScalar(value)}`);
  }
  if (!isScalar(node)) return text;
  const [start, end] = rangeOf(node);
  const quote = text[start] === '"' || text[start] === "'" ? text[start] : '';
  return splice(text, start, end, quote === '' ? writeScalar(value) : `${quote}${value}${quote}`);
}

/** Takes a top-level key away, with its value and what stands on their lines. */
export function removeKey(text: string, key: string): string {
  const matter = readMatter(text);
  const pair = findPair(matter, key);
  if (pair === undefined) return text;
  return removeLines(text, rangeOf(pair.key)[0], endOf(pair));
}

/** Puts an entry at the end of a top-level list, in the list's own style; a list that is not there is added. */
export function addItem(text: string, key: string, item: string): string {
  const matter = readMatter(text);
  const pair = findPair(matter, key);
  if (pair === undefined) return addLine(matter, `${key}: [${writeScalar(item)}]`);
  const list = pair.value;
  if (!isSeq(list)) {
    const end = rangeOf(pair.key)[1] + 1;
    return isEmpty(list) ? splice(text, end, end, ` [${writeScalar(item)}]`) : text;
  }
  const last = list.items.at(-1);
  if (last === undefined) return splice(text, rangeOf(list)[0] + 1, rangeOf(list)[0] + 1, writeScalar(item));
  const end = trimEnd(text, rangeOf(last as Node)[1]);
  if (list.flow) return splice(text, end, end, `, ${writeScalar(item)}`);
  const lineEnd = endOfLine(text, end);
  return splice(text, lineEnd, lineEnd, `\n${indentOf(text, dashBefore(text, last as Node))}- ${writeScalar(item)}`);
}

/** Takes an entry out of a top-level list; the list goes with its last entry. */
export function removeItem(text: string, key: string, index: number): string {
  const matter = readMatter(text);
  const list = findPair(matter, key)?.value;
  if (!isSeq(list) || list.items[index] === undefined) return text;
  if (list.items.length === 1) return removeKey(text, key);
  const [start, end] = rangeOf(list.items[index] as Node);
  if (!list.flow) return removeLines(text, dashBefore(text, list.items[index] as Node), end);
  return index === 0
    ? splice(text, start, rangeOf(list.items[1] as Node)[0], '')
    : splice(text, trimEnd(text, rangeOf(list.items[index - 1] as Node)[1]), trimEnd(text, end), '');
}

/** The text of a scalar as YAML, in quotes where it needs them. */
export function writeScalar(value: string | number): string {
  return stringify(value, { lineWidth: 0, schema: 'core' }).trimEnd();
}

function readMatter(text: string): Matter {
  const close = text.indexOf('\n---', opening);
  const source = text.slice(opening, close === -1 ? opening : close + 1);
  const { contents } = parseDocument(source, { schema: 'core', logLevel: 'silent' });
  return { text, pairs: isMap(contents) && !contents.flow ? (contents.items as Matter['pairs']) : [] };
}

function findPair(matter: Matter, key: string): Pair<Node, Node | null> | undefined {
  return matter.pairs.find((pair) => isScalar(pair.key) && pair.key.value === key);
}

function descend(from: Node | null, path: readonly (string | number)[]): Node | null {
  let node: unknown = from;
  for (const step of path) {
    if (isSeq(node)) node = (node as YAMLSeq).items[Number(step)];
    else if (isMap(node)) node = node.items.find((pair) => isScalar(pair.key) && pair.key.value === step)?.value;
    else return null;
  }
  return isNode(node) && !isEmpty(node) ? node : null;
}

/** Whether nothing is written after a key. */
function isEmpty(node: Node | null): boolean {
  return node === null || (isScalar(node) && rangeOf(node)[0] === rangeOf(node)[1]);
}

/** Offsets in the file of a node, without the comments after it. */
function rangeOf(node: Node): readonly [number, number] {
  const [start = 0, end = start] = node.range ?? [];
  return [opening + start, opening + end];
}

function endOf(pair: Pair<Node, Node | null>): number {
  return pair.value === null ? rangeOf(pair.key)[1] : Math.max(rangeOf(pair.key)[1], rangeOf(pair.value)[1]);
}

/** Adds a line before the one that closes the front matter. */
function addLine(matter: Matter, line: string): string {
  const close = matter.text.indexOf('\n---', opening);
  return close === -1 ? matter.text : splice(matter.text, close, close, `\n${line}`);
}

/** Removes the lines from the one that holds `start` to the one that holds the last letter before `end`. */
function removeLines(text: string, start: number, end: number): string {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  return splice(text, from, endOfLine(text, trimEnd(text, end)) + 1, '');
}

function dashBefore(text: string, item: Node): number {
  return text.lastIndexOf('-', rangeOf(item)[0] - 1);
}

function indentOf(text: string, at: number): string {
  return text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
}

function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end;
}

function trimEnd(text: string, end: number): number {
  return text.slice(0, end).trimEnd().length;
}

function splice(text: string, start: number, end: number, piece: string): string {
  return text.slice(0, start) + piece + text.slice(end);
}
