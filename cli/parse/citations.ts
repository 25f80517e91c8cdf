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

const pattern = /(\\?)\[(@[^\][]+)\]/g;

/**
 * The citations in a text node, from its value and its source. The two differ where the author escaped
 * something: `\[@id]` is text. A bracket that does not name publications is text as well.
 */
export function findCitations(value: string, source: string, offset: number): Citation[] {
  if (!value.includes('[@')) return [];
  const written = [...source.matchAll(pattern)];
  const found = [...value.matchAll(/\[(@[^\][]+)\]/g)];
  if (written.length !== found.length) return [];
  return found.flatMap((match, index) => {
    const origin = written[index];
    const items = readItems(match[1] ?? '');
    if (origin === undefined || origin[1] === '\\' || items === null) return [];
    return [{ start: match.index, end: match.index + match[0].length, offset: offset + origin.index, items }];
  });
}

function readItems(inside: string): CitationItem[] | null {
  const items = inside.split(';').map((part) => {
    const [name = '', ...locator] = part.trim().split(',');
    return {
      id: name.trim().slice(1),
      locator: locator.join(',').trim() || null,
      isCitation: name.trim().startsWith('@'),
    };
  });
  const isValid = items.every((item) => item.isCitation && /^[\w.:-]+$/.test(item.id));
  return isValid ? items.map(({ id, locator }) => ({ id, locator })) : null;
}
