/** One publication in a citation: `caplin-dean-2015` or `caplin-dean-2015, p. 7`. */
export interface CitationItem {
  readonly id: string;
  readonly locator: string | null;
}

/** `[@one; @two, p. 7]` in a text node: `start` and `end` count in the node's value, `offset` in the author's text. */
export interface Citation {
  readonly start: number;
  readonly end: number;
  readonly offset: number;
  readonly items: readonly CitationItem[];
}

const pattern = /(\\?)\[(\\?)(@[^\][]+)\]/g;

/**
 * The citations in a text node, from its value and its source. The two differ where the author escaped
 * something: `\[@id]` and `[\@id]` are text. A bracket that does not name publications is text as well.
 */
export function findCitations(value: string, source: string, offset: number): Citation[] {
  if (!value.includes('[@')) return [];
  const written = [...source.matchAll(pattern)];
  const found = [...value.matchAll(/\[(@[^\][]+)\]/g)];
  if (written.length !== found.length) return [];
  return found.flatMap((match, index) => {
    const origin = written[index];
    const items = readItems(match[1] ?? '');
    if (origin === undefined || `${origin[1]}${origin[2]}` !== '' || items === null) return [];
    return [{ start: match.index, end: match.index + match[0].length, offset: offset + origin.index, items }];
  });
}

/**
 * Text that looks like a citation but is not valid, so that readers would see it as it is written: brackets that contain
 * an `@` or only a name, a name after an `@` without brackets, a TeX command, and a tag of Jekyll. This function does
 * not know whether a publication has that name. A backslash before the first bracket or the `@` marks plain text, but
 * backslashes before both brackets are how Google Docs exports a citation; an `@` inside a word belongs to an e-mail
 * address. The text of each match is joined into one line.
 */
export function findStrayCitations(source: string) {
  const brackets = [...source.matchAll(/\\?\[[^\][]*\]/g)];
  const outside = source.replace(/\\?\[[^\][]*\]/g, (text) => ' '.repeat(text.length));
  return [
    ...brackets.filter(([text]) => isStray(joinLines(text))),
    ...source.matchAll(texCitation),
    ...source.matchAll(tagCitation),
    ...outside.matchAll(/(?<![\w\\/.@])(?<!\\\[)\[?@[\w.:-]*\w/g),
  ].map(({ index, 0: text }) => ({ start: index, end: index + text.length, text: joinLines(text) }));
}

/** `\cite{id}`, `\citep[p. 7]{one,two}` and similar commands. */
const texCitation =
  /\\(?:auto|foot|no|paren|text)?cite(?:alp|alt|author|p|t|year|yearpar)?\*?(?:\[[^\][]*\])*\{[^{}]*\}/g;

/** `{% cite one two %}` of Jekyll. */
export const tagCitation = /\{%-?\s*cite\s[^%]{1,500}%\}/g;

/** What Jekyll, Hugo and other generators fill in. */
export const shortcode = /\{\{[<%{]?[^{}]{0,500}\}\}|\{%[^%]{0,500}%\}/g;

/** Joins lines into one and drops the quotation marks (`>`) at the start of lines. */
export function joinLines(text: string): string {
  const [first = '', ...others] = text.split('\n').map((line) => line.trimEnd());
  return [first, ...others.map((line) => line.replace(/^[\s>]+/, '')).filter((line) => line !== '')].join(' ');
}

function isStray(text: string): boolean {
  if (text.startsWith('\\')) return /^\\\[@[^\][]*\\\]$/.test(text);
  if (/^\[[a-z0-9]+(?:-[a-z0-9]+)+\]$/.test(text)) return true;
  return /(?<![\w\\])@/.test(text) && readItems(text.slice(1, -1)) === null;
}

function readItems(inside: string): CitationItem[] | null {
  const items: CitationItem[] = [];
  for (const part of inside.split(';')) {
    const [name = '', ...rest] = part.trim().split(',');
    const id = /^@([\w.:-]+)$/.exec(name.trim())?.[1];
    const locator = rest.join(',').trim();
    if (id === undefined || /(?<!\w)@/.test(locator)) return null;
    items.push({ id, locator: locator || null });
  }
  return items;
}
