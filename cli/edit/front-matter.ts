/**
 * Edits of front matter that change only the bytes of one value, so that comments, order, quotes and indentation stay.
 * Each takes the text of a whole file and returns the new one; it returns the same text where such an edit is not
 * possible.
 */
import {
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  type Scalar,
  stringify,
} from 'yaml';
import { applySplices, lineAround, type Splice } from '../core/splice.ts';

export type Path = readonly [string, ...(string | number)[]];

type KeyPair = Pair<Node, Node | null>;

/** The length of the three hyphens. The YAML begins after them, and the ranges of its nodes count from there. */
const opening = 3;

/**
 * Replaces the value at a path and keeps its style of quotes. A missing top-level key is added after the last of those
 * that come before it in `order`, or as the last one.
 */
export function setValue(text: string, path: Path, value: unknown, order: readonly string[] = []): string {
  const [key, ...rest] = path;
  const pair = findPair(text, key);
  if (pair === undefined)
    return rest.length === 0 ? addLine(text, writeKey(key, value), order.slice(0, order.indexOf(key))) : text;
  const node = descend(pair.value, rest);
  if (isScalar(node) && !isBlock(text, node) && Object(value) !== value)
    return splice(text, ...rangeOf(node), writeScalar(value, text[rangeOf(node)[0]], isInFlow(pair.value, rest)));
  if (rest.length > 0) return text;
  const end = isEmpty(pair.value) ? afterColon(pair) : trimEnd(text, endOf(pair));
  return splice(text, rangeOf(pair.key)[0], end, writeKey(key, value));
}

/**
 * Writes the lines of a top-level key anew with another value at a path within it, or without that value (undefined).
 * Remarks and quotes stay, and spaces may not.
 */
export function rewriteWithin(text: string, [key, ...rest]: Path, value: unknown): string {
  const pair = findPair(text, key);
  if (pair === undefined || rest.length === 0) return text;
  const [start] = rangeOf(pair.key);
  const { end } = lineAround(text, Math.max(start, trimEnd(text, endOf(pair))));
  const written = text.slice(start, end);
  const lines = parseDocument(written, { logLevel: 'silent' });
  const around = lines.getIn([key, ...rest.slice(0, -1)], true);
  if (lines.errors.length > 0 || !isCollection(around)) return text;
  if (value === undefined) lines.deleteIn([key, ...rest]);
  else {
    const old = around.get(rest.at(-1), true);
    const node = lines.createNode(value);
    if (isNode(old)) node.comment = old.comment ?? null;
    lines.setIn([key, ...rest], node);
  }
  const form = { lineWidth: 0, flowCollectionPadding: /[[{] /.test(written), indentSeq: !/^- /m.test(written) };
  return splice(text, start, end, lines.toString(form).trimEnd());
}

/** Removes a top-level key with its value and everything else on their lines. */
export function removeKey(text: string, key: string): string {
  const pair = findPair(text, key);
  if (pair === undefined) return text;
  return removeLines(text, rangeOf(pair.key)[0], endOf(pair));
}

/** Adds an entry at the end of a top-level list, in the list's own style. A missing list is added, and one text alone becomes a list. */
export function addItem(text: string, key: string, item: string): string {
  return applySplices(text, placeItem(text, key)(writeScalar(item, '', true)));
}

/**
 * A function that gives the splices to add an entry, as `writeScalar` writes it, to a list, for callers with many
 * entries to offer; none where there is no list.
 */
export function placeItem(text: string, key: string): (scalar: string) => readonly Splice[] {
  const pair = findPair(text, key);
  const insert = (at: number, write: (scalar: string) => string) => (scalar: string) => [
    { start: at, end: at, piece: write(scalar) },
  ];
  const nothing = () => [];
  if (pair === undefined) {
    const close = findClose(text);
    return close === -1 ? nothing : insert(close, (scalar) => `\n${key}: [${scalar}]`);
  }
  const list = pair.value;
  if (isEmpty(list)) return insert(afterColon(pair), (scalar) => ` [${scalar}]`);
  if (isScalar(list) && !isBlock(text, list)) return (scalar) => [wrapItem(text, list, scalar)];
  if (!isSeq(list)) return nothing;
  const last = list.items.at(-1) as Node | undefined;
  if (last === undefined) return insert(rangeOf(list)[0] + 1, (scalar) => scalar);
  const end = trimEnd(text, rangeOf(last)[1]);
  if (list.flow) return insert(end, (scalar) => `, ${scalar}`);
  const dash = dashBefore(text, last);
  const indent = text.slice(lineAround(text, dash).start, dash);
  return insert(lineAround(text, end).end, (scalar) => `\n${indent}- ${scalar}`);
}

/** Makes a list of a value that should be one, and of an entry behind it. */
function wrapItem(text: string, only: Scalar, scalar: string): Splice {
  const [start, end] = rangeOf(only);
  const first = only.value === null ? [] : [writeScalar(only.value, text[start], true)];
  return { start, end, piece: `[${[...first, scalar].join(', ')}]` };
}

/** Removes an entry of a list by its path. A list without entries is left empty, or goes with its key at the top level. */
export function removeItem(text: string, path: Path): string {
  const [key, ...within] = path;
  const index = Number(within.pop());
  const value = findPair(text, key)?.value ?? null;
  const list = descend(value, within);
  if (!isSeq(list) || list.items[index] === undefined) return text;
  if (list.items.length === 1 && within.length === 0) return removeKey(text, key);
  if (list.items.length === 1) {
    const around = descend(value, within.slice(0, -1));
    const pair = isMap(around) ? findPair(text, String(within.at(-1)), around.items as KeyPair[]) : undefined;
    return pair === undefined ? text : splice(text, afterColon(pair), trimEnd(text, rangeOf(list)[1]), ' []');
  }
  const [start, end] = rangeOf(list.items[index] as Node);
  if (!list.flow) return removeLines(text, dashBefore(text, list.items[index] as Node), end);
  return index === 0
    ? splice(text, start, rangeOf(list.items[1] as Node)[0], '')
    : splice(text, trimEnd(text, rangeOf(list.items[index - 1] as Node)[1]), trimEnd(text, end), '');
}

/** Splits a text into its front matter, with the empty lines after it, and the rest. */
export function cutFrontMatter(text: string): { readonly frontMatter: string; readonly body: string } {
  const end = text.startsWith('---') ? endOfFrontMatter(text) : 0;
  const body = text.slice(end).replace(/^\n+/, '');
  return { frontMatter: text.slice(0, text.length - body.length), body };
}

/** The text below the front matter, without empty lines around it. */
export function readTextBelow(text: string): string {
  return text.slice(endOfFrontMatter(text)).trim();
}

/** Replaces the text below the front matter. */
export function setBody(text: string, body: string): string {
  return text.slice(0, endOfFrontMatter(text)).replace(/\n*$/, '\n') + (body === '' ? '' : `\n${body}\n`);
}

/** The text of a new file: its keys in `order`, without those that have no value, and its body. */
export function composeFile(values: Readonly<Record<string, unknown>>, order: readonly string[], body: string): string {
  const lines = order.flatMap((key) => (values[key] === undefined ? [] : `${writeKey(key, values[key])}\n`));
  return setBody(`---\n${lines.join('')}---\n`, body);
}

/**
 * A scalar as YAML, in the quotes given, or in some if it needs them: between brackets or braces, also for their signs,
 * and where it begins like a line that ends YAML, which would get lines of its own.
 */
export function writeScalar(value: unknown, quote = '', inFlow = false): string {
  const isParted = typeof value === 'string' && ((inFlow && /[,[\]{}\n]/.test(value)) || /^(?:---|\.\.\.)/.test(value));
  const style = quote === "'" ? 'QUOTE_SINGLE' : quote === '"' || isParted ? 'QUOTE_DOUBLE' : 'PLAIN';
  return stringify(value, { lineWidth: 0, defaultStringType: style }).trimEnd();
}

function writeKey(key: string, value: unknown): string {
  return stringify({ [key]: value }, { lineWidth: 0 }).trimEnd();
}

function readPairs(text: string): readonly KeyPair[] {
  const source = text.slice(opening, findClose(text) + 1);
  const { contents } = parseDocument(source, { logLevel: 'silent' });
  return isMap(contents) && !contents.flow ? (contents.items as readonly KeyPair[]) : [];
}

function findPair(text: string, key: string, pairs = readPairs(text)): KeyPair | undefined {
  return pairs.find((pair) => isScalar(pair.key) && pair.key.value === key);
}

function descend(from: Node | null, path: readonly (string | number)[]): Node | null {
  const inner = isCollection(from) ? from.getIn(path, true) : null;
  const node = path.length === 0 ? from : inner;
  return isNode(node) && !isEmpty(node) ? node : null;
}

/** Whether a path leads into a list in brackets or a group in braces. */
function isInFlow(from: Node | null, path: readonly (string | number)[]): boolean {
  return path.some((_, index) => {
    const around = descend(from, path.slice(0, index));
    return isCollection(around) && around.flow === true;
  });
}

/** Whether a text is written in lines of its own, after `|` or `>`. */
function isBlock(text: string, node: Scalar): boolean {
  return /[|>]/.test(text[rangeOf(node)[0]] ?? '');
}

/** Whether a key has no value. */
function isEmpty(node: Node | null): boolean {
  return node === null || (isScalar(node) && rangeOf(node)[0] === rangeOf(node)[1]);
}

/** The offsets of a node in the file, without the comments after it. */
function rangeOf(node: Node): readonly [number, number] {
  const [start = 0, end = start] = node.range ?? [];
  return [opening + start, opening + end];
}

function afterColon(pair: KeyPair): number {
  return rangeOf(pair.key)[1] + 1;
}

function endOf(pair: KeyPair): number {
  return pair.value === null ? rangeOf(pair.key)[1] : Math.max(rangeOf(pair.key)[1], rangeOf(pair.value)[1]);
}

/** Adds a line after the last of some keys, or before the line that closes the front matter. */
function addLine(text: string, line: string, earlier: readonly string[]): string {
  const close = findClose(text);
  if (close === -1) return text;
  const pairs = readPairs(text);
  const last = earlier.flatMap((name) => findPair(text, name, pairs) ?? []).at(-1);
  const end = last === undefined ? close : lineAround(text, trimEnd(text, endOf(last))).end;
  return splice(text, end, end, `\n${line}`);
}

/** The offset of the line end before the `---` that closes the front matter; -1 if there is none. */
export function findClose(text: string): number {
  return text.indexOf('\n---', opening);
}

/** The offset after the line that closes the front matter; the end of the text if there is none. */
function endOfFrontMatter(text: string): number {
  const close = findClose(text);
  const end = close === -1 ? -1 : text.indexOf('\n', close + 1);
  return end === -1 ? text.length : end + 1;
}

/** Removes the lines from the one with `start` to the one with the last character before `end`. */
function removeLines(text: string, start: number, end: number): string {
  return splice(text, lineAround(text, start).start, lineAround(text, trimEnd(text, end)).end + 1, '');
}

function dashBefore(text: string, item: Node): number {
  return text.lastIndexOf('-', rangeOf(item)[0] - 1);
}

function trimEnd(text: string, end: number): number {
  return text.slice(0, end).trimEnd().length;
}

function splice(text: string, start: number, end: number, piece: string): string {
  return text.slice(0, start) + piece + text.slice(end);
}
