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

/** Replaces what the parser does not accept: a bare `%`, `\\ ` for a space, an accent in braces before its letter, a name for sorting alone. */
function mend(value: string): string {
  return value
    .replace(/\\(?:noopsort|sortnoop)\s*\{[^{}]*\}/gi, '')
    .replace(/(?<!\\)%/g, '\\%')
    .replace(/(?<!\\)\\ /g, ' ')
    .replace(/\{\\(["'`^~=.])\}(\p{L})/gu, '{\\$1$2}');
}

/** Braces in braces beyond this take the parser seconds, and twice as many eight times as long. */
const deepest = 60;

/** The line of the brace at which a text is nested too deep for the parser; null if it is not. */
export function findTooDeep(text: string): number | null {
  let depth = 0;
  for (const { 0: sign, index } of text.matchAll(/^[ \t]*@|\\[\s\S]|[{}]/gm)) {
    if (sign === '{') depth += 1;
    else if (sign === '}') depth = Math.max(0, depth - 1);
    // One entry that is not closed says nothing of the next.
    else if (sign.endsWith('@')) depth = 0;
    if (depth > deepest) return text.slice(0, index).split('\n').length;
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
