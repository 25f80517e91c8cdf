import {
  type Alias,
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml';
import { findSlip, quoteYaml, type YamlSlip } from './yaml-slips.ts';

export type KeyPath = readonly PropertyKey[];

/** Reads YAML strictly: core schema (a date stays a string), unique keys, no aliases, and warnings count as errors. */
export function readYaml(text: string) {
  const document = parseDocument(text, { prettyErrors: false, logLevel: 'silent' });
  const [error] = [...document.errors, ...document.warnings];
  const fault =
    error === undefined
      ? (findAlias(document, text) ??
        findAnchor(document, text) ??
        findRemark(document, text) ??
        findSwallowed(document, text))
      : readFault(document, text, error);
  return {
    /** The plain value, or null if there is an error. */
    data: fault === null ? (document.toJS({ maxAliasCount: 0 }) as unknown) : null,
    /** The first mistake; null if there is none. */
    fault,
    locate: (path: KeyPath, part: 'key' | 'value') => locateNode(document, path, part),
  };
}

/** Errors whose message from the parser is plain enough for an author. */
const knownFaults = new Set(['DUPLICATE_KEY', 'TAB_AS_INDENT']);

/** A value cut short by a `#`: `title: Choice #1`, `venue: Working Paper # 12`. A real comment has a space and words after the `#`. */
function findRemark(document: Document, text: string): YamlSlip | null {
  if (!/ #(?:[^\s#]| \d)/.test(text)) return null;
  const remarks = / +(#[^\s#].*|(?<=\b\p{Lu}\p{L}+ )# \d.*)/uy;
  let found: YamlSlip | null = null;
  visit(document, {
    Scalar(_, { type, range }) {
      const [start = 0, stop = start] = range ?? [];
      if (type !== 'PLAIN' || start === stop) return undefined;
      remarks.lastIndex = stop;
      const [, remark] = remarks.exec(text) ?? [];
      if (remark === undefined) return undefined;
      const value = text.slice(start, remarks.lastIndex).trimEnd();
      // A value of several lines has no one place at which the whole could be written.
      const isLong = value.includes('\n');
      found = {
        start: isLong ? remarks.lastIndex - remark.length : start,
        end: start + value.length,
        reason: `\`${remark}\` is taken for a remark and left out.`,
        hint: 'Put the whole value in quotes.',
        suggestion: isLong ? undefined : quoteYaml(value),
      };
      return visit.BREAK;
    },
  });
  return found;
}

/** An item of a list that reads as a part of the item above, as it is indented further: `- one`, ` - two`. */
function findSwallowed(document: Document, text: string): YamlSlip | null {
  if (!/^ *- .*\n +- /m.test(text)) return null;
  let found: YamlSlip | null = null;
  visit(document, {
    Scalar(_, { type, range }) {
      const [start = 0, end = 0] = range ?? [];
      const next = type === 'PLAIN' ? text.slice(start, end).search(/\n *- /) : -1;
      if (next === -1) return undefined;
      found = findSlip(text, start + next + 1);
      return found === null ? undefined : visit.BREAK;
    },
  });
  return found;
}

/** A value that begins with `&`, which YAML takes for a name and leaves out. */
function findAnchor(document: Document, text: string): YamlSlip | null {
  let found: YamlSlip | null = null;
  if (text.includes('&'))
    visit(document, {
      Value(_, { anchor, range }) {
        if (anchor !== undefined) found ??= findSlip(text, range?.[0] ?? 0);
      },
    });
  return found;
}

function findAlias(document: Document, text: string): YamlSlip | null {
  const aliases: Alias[] = [];
  if (text.includes('*')) visit(document, { Alias: (_, alias) => void aliases.push(alias) });
  const [alias] = aliases;
  if (alias === undefined) return null;
  const [start = 0, end = start + 1] = alias.range ?? [];
  const slip = alias.source.endsWith('*') ? findSlip(text, start) : null;
  const reason = `The alias \`*${alias.source}\` stands for another value.`;
  return slip ?? { start, end, reason, hint: 'Write the value out.' };
}

function readFault(document: Document, text: string, { code, message, pos }: YAMLError): YamlSlip {
  const slip = knownFaults.has(code) ? null : findSlip(text, pos[0]);
  return slip ?? { ...stretchFault(document, text, code, pos), ...explainFault(code, message) };
}

/** The part of the text to report: the opening of an unclosed quote, the whole of a split value, or the whole word. */
function stretchFault(document: Document, text: string, code: string, [from, to]: readonly [number, number]) {
  let start = from;
  if (code === 'MISSING_CHAR') {
    visit(document, {
      Scalar(_, scalar) {
        const [begin = 0, end = 0] = scalar.range ?? [];
        if (scalar.type?.startsWith('QUOTE') && begin < from && from <= end) start = begin;
      },
    });
    if (start < from) return { start, end: start + 1 };
  }
  const rest = text.slice(start);
  const whole = (code === 'BLOCK_AS_IMPLICIT_KEY' ? /^[^\n]*/ : /^[\w-]*/).exec(rest)?.[0].trimEnd() ?? '';
  return { start, end: Math.max(to, start + whole.length) };
}

function explainFault(code: string, message: string): Omit<YamlSlip, 'start' | 'end'> {
  const first = message.split('\n')[0] ?? message;
  if (code === 'DUPLICATE_KEY') return { reason: 'This key stands here a second time.', hint: 'Keep one of the two.' };
  if (code === 'BLOCK_AS_IMPLICIT_KEY')
    return { reason: 'A colon followed by a space splits this value in two.', hint: 'Put the whole value in quotes.' };
  if (code === 'MISSING_CHAR' && first.includes('quote'))
    return { form: 'quote', reason: 'A quote is opened and never closed.', hint: 'Add the closing quote.' };
  if (first.startsWith('Sequence item without'))
    return {
      form: 'list',
      reason: 'This line is indented differently from the list above it.',
      hint: 'Begin each item with a hyphen, all below one another, and a key at the margin.',
    };
  if (code === 'TAB_AS_INDENT')
    return {
      form: 'tab',
      reason: 'A tab indents this line.',
      hint: 'Begin a key at the margin, and indent what belongs to the key above with spaces.',
    };
  if (code === 'TAG_RESOLVE_FAILED')
    return {
      reason: 'The tag in front of this value asks for a type that does not exist.',
      hint: 'Remove the tag, which begins with `!`.',
    };
  return { reason: `The YAML cannot be read: ${first}.`, hint: 'Check quotes, colons, brackets and indentation.' };
}

/** Offsets of the key or the value at a path, or of its nearest existing parent. */
function locateNode(document: Document, path: KeyPath, part: 'key' | 'value'): readonly [number, number] | null {
  let node: unknown = document.contents;
  let found: readonly [number, number] | null = null;
  for (const [index, step] of path.entries()) {
    const isLast = index === path.length - 1;
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(step));
      if (pair === undefined) return found;
      const value = rangeOf(pair.value);
      found = (isLast && part === 'value' && value) || rangeOf(pair.key);
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(step)];
      if (node === undefined) return found;
      found = rangeOf(node) ?? found;
    } else return found;
  }
  return found;
}

/** Null for a missing value: `title:` with nothing after it. */
function rangeOf(node: unknown): readonly [number, number] | null {
  const range = isNode(node) ? (node as Node).range : undefined;
  return range && range[1] > range[0] ? [range[0], range[1]] : null;
}
