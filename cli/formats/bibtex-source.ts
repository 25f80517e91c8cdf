/** Looks at BibTeX before it is parsed, for what the parser would misread and for what would take it minutes. */
import { easeFormula } from './bibtex-formulas.ts';

/** A percent sign in a value that is not escaped, so that TeX would take the rest of its line for a comment. */
export interface Percent {
  readonly key: string;
  readonly field: string;
  readonly line: number;
}

/** Fields that the parser reads literally. */
const verbatim = /^(?:url|doi|file|eprint|uri|pdf|local-url|bdsk-.*|verba|verbb|verbc)$/i;

/**
 * The text with every bare `%` inside a value escaped, because the parser would take the rest of the line for a comment,
 * and where they were.
 */
export function escapePercents(text: string): { readonly text: string; readonly percents: readonly Percent[] } {
  const percents: Percent[] = [];
  const pieces: string[] = [];
  let from = 0;
  for (const { key, begin, end } of listEntries(text)) {
    pieces.push(text.slice(from, begin));
    let line = text.slice(0, begin).split('\n').length;
    for (const { field, value } of splitFields(text.slice(begin, end))) {
      const isOpen = field !== '' && !verbatim.test(field);
      const escaped = isOpen ? mend(value) : value;
      const first = isOpen ? value.search(/(?<!\\)%/) : -1;
      if (first >= 0) percents.push({ key, field, line: line + value.slice(0, first).split('\n').length - 1 });
      line += value.split('\n').length - 1;
      pieces.push(escaped);
    }
    from = end;
  }
  const mended = [...pieces, text.slice(from)].join('');
  // A preamble is for TeX; no entry needs it here.
  return { text: mended.replace(/^[ \t]*@preamble\b[^\n]*$/gim, ''), percents };
}

/** A sign with its backslash, a formula, or the dollar of a sum such as `$5 million`, in which none begins. */
const dollars = /\\[\s\S]|\$(?!\s)(?:[^$\\]|\\[\s\S])*(?<!\s)\$(?!\d)|\$(?=\d)/g;

/** Replaces what the parser does not accept: a bare `%` or dollar, commands in a formula, `\\ ` for a space, an accent in braces before its letter, a name for sorting alone. */
function mend(value: string): string {
  return value
    .replace(/\\(?:noopsort|sortnoop)\s*\{[^{}]*\}/gi, '')
    .replace(/(?<!\\)%/g, '\\%')
    .replace(dollars, (found) => (found === '$' ? '\\$' : found.startsWith('$') ? easeFormula(found) : found))
    .replace(/(?<!\\)\\ /g, ' ')
    .replace(/\{\\(["'`^~=.])\}(\p{L})/gu, '{\\$1$2}');
}

/** Braces in braces beyond this take the parser seconds, and twice as many eight times as long. */
const deepest = 60;
/** What the parser may look at again for the places that begin no entry: it counts the lines before each. */
const mostLooked = 500_000_000;

/** What follows the sign with which an entry begins. */
const entryHead = /\s*\w+\s*[{(]/y;

/** Why a text would take the parser its time or memory, with the line of it. */
export interface Burden {
  readonly kind: 'braces' | 'signs' | 'abbreviations' | 'entry';
  readonly line: number;
}

type FoundBurden = Pick<Burden, 'kind'> & { readonly offset: number };

/** What would take the parser minutes; null if nothing does. */
export function findBurden(text: string): Burden | null {
  const found = findCostlySigns(text) ?? findCostlyEntry(text);
  return found === null ? null : { kind: found.kind, line: text.slice(0, found.offset).split('\n').length };
}

/** Braces that lie in each other, and signs that begin no entry. */
function findCostlySigns(text: string): FoundBurden | null {
  let [depth, strays] = [0, 0];
  for (const { 0: sign, 1: beginning, index } of text.matchAll(/(^[ \t]*@)|\\[\s\S]|[{}]|@/gm)) {
    if (sign === '{') depth += 1;
    else if (sign === '}') depth = Math.max(0, depth - 1);
    else if (sign.endsWith('@')) {
      entryHead.lastIndex = index + sign.length;
      const isEntry = entryHead.test(text);
      if (depth === 0 ? !isEntry : beginning !== undefined) strays += 1;
      // One entry that is not closed says nothing of the next.
      if (beginning !== undefined) depth = 0;
    }
    if (depth > deepest) return { kind: 'braces', offset: index };
    if (strays * text.length > mostLooked) return { kind: 'signs', offset: index };
  }
  return null;
}

/** The most that abbreviations may add to a text. */
const mostAdded = 5_000_000;
/** An entry longer than the first takes time by the square of its length; the squares of all such may be the second. */
const longEntry = 20_000;
const mostSquared = 20_000_000_000;

/** Abbreviations that hold each other double the text with each line; an entry as long as a book takes minutes. */
function findCostlyEntry(text: string): FoundBurden | null {
  const sizes = new Map<string, number>();
  const heads = [...text.matchAll(/@\s*(\w+)\s*[{(]\s*([^\s=,{}()]*)/g)];
  let [added, squared] = [0, 0];
  for (const [nth, { 0: head, 1: type = '', 2: key = '', index }] of heads.entries()) {
    if (/^comment$/i.test(type)) continue;
    const body = text.slice(index + head.length, heads[nth + 1]?.index);
    let size = 0;
    if (sizes.size > 0)
      for (const [word] of body.matchAll(/[\p{L}\d+'&;_:\\./-]+/gu)) size += sizes.get(word.toUpperCase()) ?? 0;
    added += size;
    size += body.length;
    const name = key.toUpperCase();
    if (/^string$/i.test(type)) sizes.set(name, Math.max(size, sizes.get(name) ?? 0));
    if (size > longEntry) squared += size ** 2;
    if (added > mostAdded || squared > mostSquared)
      return { kind: size > 2 * body.length ? 'abbreviations' : 'entry', offset: index };
  }
  return null;
}

/** The key of each entry, the offset at which its fields begin, and that of the next entry. */
function* listEntries(text: string) {
  const heads = [...text.matchAll(/^[ \t]*@\s*(\w+)\s*[{(]\s*([^,\s{}()"=]*)\s*,/gm)];
  for (const [index, head] of heads.entries()) {
    if (/^(?:comment|preamble|string)$/i.test(head[1] ?? '')) continue;
    yield { key: head[2] ?? '', begin: head.index + head[0].length, end: heads[index + 1]?.index ?? text.length };
  }
}

/** Splits the body of an entry into values with the names of their fields, and the text between them with an empty name. */
function* splitFields(body: string): Generator<{ readonly field: string; readonly value: string }> {
  const name = /([\w+:-]+)\s*=\s*(?=[{"])/g;
  let from = 0;
  for (let match = name.exec(body); match !== null; match = name.exec(body)) {
    const begin = name.lastIndex;
    const end = findEnd(body, begin);
    if (end === -1) break;
    yield { field: '', value: body.slice(from, begin) };
    yield { field: match[1] ?? '', value: body.slice(begin, end) };
    from = end;
    name.lastIndex = end;
  }
  yield { field: '', value: body.slice(from) };
}

/** The offset after the value that begins here; -1 if nothing closes it. */
function findEnd(text: string, begin: number): number {
  const isQuoted = text[begin] === '"';
  let depth = 0;
  for (let index = begin + (isQuoted ? 1 : 0); index < text.length; index += 1) {
    const sign = text[index];
    if (sign === '\\') index += 1;
    else if (sign === '{') depth += 1;
    else if (sign === '}') {
      depth -= 1;
      if (depth === 0 && !isQuoted) return index + 1;
    } else if (sign === '"' && isQuoted && depth === 0) return index + 1;
  }
  return -1;
}
