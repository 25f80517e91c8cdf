import type { Node, Nodes, PhrasingContent, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { findCitations, findStrayCitations } from '../parse/citations.ts';
import type { Losses } from './losses.ts';
import type { Verbatim } from './markdown.ts';
import { replaceNodes } from './replace-nodes.ts';

/** Placeholders in brackets: reference numbers and keys, initials of a commenter, words in capitals. */
const mark = String.raw`(?:[A-Za-z]{1,5}\d{1,4}[a-z]?|[A-Z]{2,}|\?+)`;
const marks = new RegExp(String.raw`\[(?:\d{1,3}|${mark}(?:[,;] ?${mark})*)\]`, 'g');

/** A number that stands for a reference, where it begins neither a link nor a definition. */
const number = /(?<![\\\]])\[[1-9]\d{0,2}(?:[,–-] ?[1-9]\d{0,2})*\](?![\][(:])/g;

/** The labels of Quarto, with `sec-one` for a section. */
const quartoLabel = /^(?:fig|tab|tbl|eq|sec|lst|thm|lem|cor|prp|def|exm|exr|rem)[-:]/;

/** A key with slashes, as those of DBLP are, which this site writes with hyphens. */
const slashed = /(?<=(?<![\w\\/.@])@)[\w.:-]*[/+][\w.:/+-]*\w/g;

const narrative = 'A citation that stood for its authors is a number now: write their names before it.';

/** The citations of a reference manager, which no author typed. */
const managed = /\[@work:[^\]]*\]/g;

/** Reports placeholders in brackets, which the author has to replace. */
export function reportMarks(tree: Root, losses: Losses): void {
  visit(tree, 'text', ({ value }) => {
    for (const { index, 0: found } of value.matchAll(marks))
      losses.add(
        'A mark in brackets stays as it was typed: write a citation as `[@id]`, and take the others out.',
        /(?:^|\s)(.{1,35})$/s.exec(value.slice(0, index + found.length).replace(managed, '…'))?.[1] ?? found,
      );
  });
}

/** A citation, or what looks like one, in a text; an id is empty where a mark names none. */
interface Found {
  readonly start: number;
  readonly end: number;
  readonly ids: readonly string[];
}

/** The citations in a text, the numbers that may stand for one, and marks that are none, in their order. */
function findAll(value: string): readonly Found[] {
  const cited = findCitations(value, value, 0).map(({ start, end, items }) => {
    return { start, end, ids: items.map(({ id }) => id) };
  });
  const numbers = [...value.matchAll(number)].map(({ index, 0: { length } }) => {
    return { start: index, end: index + length, ids: [] };
  });
  const strays = findStrayCitations(value)
    .filter(({ text }) => text.includes('@') && !text.startsWith('\\'))
    .map(({ start, end, text }) => {
      if (!text.startsWith('@')) return { start, end, ids: [''] };
      return { start, end: end + (narratedPlace.exec(value.slice(end))?.[0].length ?? 0), ids: [text.slice(1)] };
    });
  const all = [...cited, ...numbers, ...strays].sort((a, b) => a.start - b.start);
  return all.filter(({ start }, index) => start >= (all[index - 1]?.end ?? 0));
}

/** The place in brackets that follows a citation without brackets: `@id [p. 7]`. */
const narratedPlace = /^ \[([^\][@;]*\d[^\][@;]*)\](?![(:])/;

/** What the citations of a document are written with. */
export interface CiteContext {
  /** The id of the reference that a document calls by this key; undefined if the site has none. */
  readonly findReference: (key: string) => string | undefined;
  /** How a sentence names the authors of a reference, by its id. */
  readonly nameAuthors?: (id: string) => string;
  readonly losses: Losses;
}

/**
 * Keeps citations that were typed in the syntax of this site, where it has their references, and escapes the others;
 * gives the ids. A citation without brackets has the names of its authors before it. Numbers in brackets are not escaped, so that the check names them until they are citations.
 */
export function writeCitations(
  tree: Root,
  { findReference, nameAuthors = () => '', losses }: CiteContext,
): readonly string[] {
  const cited = new Set<string>();
  const labels = new Set<string>();
  visit(tree, ({ type, ...node }: Node) => {
    if (type === 'caption' || type === 'blockquote')
      for (const [, label = ''] of textOf(node).matchAll(/\{#((?:fig|tab|eq|prop):[\w-]+)\}/g)) labels.add(label);
  });
  const write = (typed: string, keys: readonly string[]): string => {
    const ids = keys.flatMap((key) => findReference(key) ?? []);
    if (ids.length < keys.length) {
      if (keys.every((key) => quartoLabel.test(key)))
        losses.add(
          'What points at a figure, a table or a section of its program is plain text now.',
          typed.replace(/[[@\]]/g, ''),
        );
      else if (keys.includes(''))
        losses.add(`\`${typed}\` is plain text: write \`[@id]\`, \`[@id, p. 7]\` or \`[@one; @two]\`.`);
      else losses.add(`\`${typed}\` is plain text: bring its reference in, and take the backslashes out.`);
      // By its backslashes the check knows a citation that was lost.
      return typed.replace(/@[\w:.-]*\d{4}/.test(typed) || !keys.includes('') ? /[[\]@]/g : /@/g, '\\$&');
    }
    for (const id of ids) cited.add(id);
    const named = typed.replace(/(?<=@)[\w.:-]*\w/g, (key) => findReference(key) ?? key);
    if (!typed.startsWith('@')) return named;
    // What stood for the authors has their names before its number.
    const [id = '', place = ''] = named.slice(1).split(/ \[|\]$/);
    const names = nameAuthors(id);
    if (names === '') losses.add(narrative, typed);
    return `${names} [@${id}${place && `, ${place}`}]`.trimStart();
  };
  replaceNodes<Nodes>(tree, (node) => {
    if (node.type !== 'text' || !/[[@]/.test(node.value)) return null;
    const value = node.value.replace(slashed, (key) => findReference(key) ?? key);
    const pieces: (PhrasingContent | Verbatim)[] = [];
    let at = 0;
    for (const { start, end, ids } of findAll(value)) {
      const keys = ids.filter((id) => !labels.has(id));
      pieces.push({ type: 'text', value: value.slice(at, start) });
      pieces.push({ type: 'verbatim', value: write(value.slice(start, end), keys) });
      at = end;
    }
    return [...pieces, { type: 'text', value: value.slice(at) }];
  });
  return [...cited];
}
