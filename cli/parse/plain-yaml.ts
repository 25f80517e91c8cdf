/**
 * Front matter as most authors write it: a key on each line with a word, a sentence, a number or a day, or with a list
 * of them. Reading that alone takes a fraction of the time of a whole YAML parser.
 */

const entry = /^([A-Za-z][\w-]{0,60}):(?: +(\S.*))?$/;
const item = /^( *)- +(\S.*)$/;

/** Neither a comment nor a colon that would begin a map, and nothing that prints nothing. */
const sentence = /^[A-Za-z](?:[!-~\u00a1-\u1fff\u2010-\u2027\u2030-\ud7ff]| (?![# ]))*$/;
const quoted = /^"([ !#-[\]-~\u00a1-\u1fff\u2010-\u2027\u2030-\ud7ff]*)"$/;
const wholeNumber = /^(?:0|[1-9]\d{0,8})$/;
/** A day, a range of pages, a DOI: it begins as a number does and is none. */
const compound = /^\d[\d.]*[-/–][\w./()-]*$/;
/** Words between commas in brackets, none of which holds a sign that means something there. */
const list = /^\[([A-Za-z][\w .()/-]*(?:, *[A-Za-z][\w .()/-]*)*)\]$/;

/** What YAML takes for something else than a text. */
const reserved = new Set(['null', 'Null', 'NULL', 'true', 'True', 'TRUE', 'false', 'False', 'FALSE']);

type Plain = Readonly<Record<string, unknown>>;

/** The value of front matter in that form; undefined for any other, and whenever there is a doubt. */
export function readPlainYaml(text: string): Plain | undefined {
  const found: Record<string, unknown> = {};
  let open: { readonly key: string; readonly items: unknown[]; indent: number } | undefined;
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [, indent, text] = item.exec(line) ?? [];
    if (indent !== undefined && text !== undefined) {
      if (open === undefined || (open.indent !== -1 && open.indent !== indent.length)) return undefined;
      const value = readScalar(text);
      if (value === undefined) return undefined;
      open.indent = indent.length;
      open.items.push(value);
      found[open.key] = open.items;
      continue;
    }
    const [, key, value] = entry.exec(line) ?? [];
    if (key === undefined || reserved.has(key) || Object.hasOwn(found, key)) return undefined;
    const read = value === undefined ? null : (readScalar(value) ?? readList(value));
    if (read === undefined) return undefined;
    found[key] = read;
    open = value === undefined ? { key, items: [], indent: -1 } : undefined;
  }
  return Object.keys(found).length === 0 ? undefined : found;
}

function readScalar(text: string): string | number | boolean | undefined {
  if (sentence.test(text)) {
    if (text === 'true' || text === 'false') return text === 'true';
    const isText = !reserved.has(text) && !text.includes(': ') && !text.endsWith(':') && !text.endsWith(' ');
    return isText ? text : undefined;
  }
  if (wholeNumber.test(text)) return Number(text);
  if (compound.test(text)) return text;
  return quoted.exec(text)?.[1];
}

function readList(text: string): string[] | undefined {
  const items = list
    .exec(text)?.[1]
    ?.split(/ *, */)
    .map((one) => one.trimEnd());
  return items?.some((one) => reserved.has(one)) ? undefined : items;
}
