import { raiseSigns, type Script } from '../../core/scripts.ts';
import { lineAround, type Splice } from '../../core/splice.ts';
import type { ParsedBody } from '../../parse/body.ts';
import { spanOf } from '../../parse/tree.ts';
import { mend } from '../fixer.ts';
import { type ByName, type Form, findByName, reportStrays, type Stray } from '../form.ts';
import { type Case, type Rule, shorten } from '../rule.ts';

export const rawHtml: Rule = {
  id: 'raw-html',
  level: 'error',
  finds: 'HTML in a text would be shown to readers as it is typed.',
  example: { wrong: 'Press <kbd>Enter</kbd>.', right: 'Press **Enter**.' },
  checkDocument: (document, model) => reportStrays(document, model, findTags),
  /** Mends all tags of the name in question, or none. */
  fix: (one) => {
    const name = /^<\/?([a-z][\w:-]*)/i.exec(one.text.slice(one.start))?.[1]?.toLowerCase() ?? '';
    const [, , mender] = findByName(elements, name) ?? [];
    const splices = mender?.replace(listTags(one, name), one.text) ?? [];
    const isWhole = splices.every((splice) => splice !== null);
    return mender !== undefined && splices.length > 0 && isWhole ? [mend(one, mender.title, splices)] : [];
  },
};

/** What replaces all tags of a name; null for a tag that has no equivalent, so that all stay. */
interface Mender {
  readonly title: string;
  readonly replace: (tags: readonly Tag[], text: string) => readonly (Splice | null)[];
}

/** A tag in the text of a page. */
interface Tag {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly closes: boolean;
}

const stress = 'Write `**…**` for bold words and `*…*` for emphasis.';
const script = 'Write a formula between dollars, such as `$x^2$`, or type the raised or lowered sign.';
const idle = 'Take the tags out, and keep the words: they came along from a web page or a word processor.';
const lineEnd = 'Leave an empty line to begin a paragraph, or end the line with a backslash.';
const removed = rewriteTags('Take the tags out', ({ start, end }) => ({ start, end, piece: '' }));

/** The elements of HTML; those that have an equivalent with what replaces their tags. */
const elements: readonly ByName<Mender>[] = [
  [/^(?:b|strong)$/, stress, markBy('**')],
  [/^(?:i|em)$/, stress, markBy('*')],
  [/^(?:u|mark)$/, stress],
  [/^sup$/, script, raise('^')],
  [/^sub$/, script, raise('_')],
  [/^br$/, lineEnd, rewriteTags('End the line', endLine)],
  [/^a$/, 'Write a link: `[words](https://…)`.', rewritePairs('Write a link', writeLink)],
  [/^img$/, 'Write a picture: `![What it shows](/media/name.svg)`.', rewriteTags('Write a picture', writePicture)],
  [/^h[1-6]$/, 'Write a heading: `## …`.'],
  [/^(?:ul|ol|li)$/, 'Begin each item with `- ` (or `1. `) on a line of its own.'],
  [/^(?:table|t[rdh]|tbody|thead)$/, 'Write a table: cells between bars, `|---|---|` below its header.'],
  [
    /^(?:iframe|video|embed|object|script)$/,
    'Link to it: `[words](https://…)`; nothing of other sites is built into a page.',
  ],
  [/^p$/, idle, rewriteTags('Take the tags out', endParagraph)],
  [/^(?:span|font|center|o:p)$/, idle, removed],
  [/^(?:div|section|article|style)$/, idle],
];

/** A comparison that is read as a tag, as in `c<p and q>0`. */
const comparison = /^<[a-z]\w*(?:\s+[^\s=<>"'/]+)+\s*>$/i;

function hintFor(name: string, text: string): string {
  if (comparison.test(text)) return 'Write `\\<` for a less-than sign.';
  const [, hint = 'Use markdown; write `\\<` for a plain less-than sign.'] = findByName(elements, name) ?? [];
  return hint;
}

function nameOf(tag: string): string {
  return /^<([a-z][\w:-]*)/i.exec(tag)?.[1]?.toLowerCase() ?? '';
}

/** The tags of a text by their names, without those that close one of the others. */
function findTags({ html }: ParsedBody): Stray[] {
  const opened = new Set(html.map(({ value }) => nameOf(value)));
  return html.flatMap((node) => {
    const { value } = node;
    const closes = /^<\/([a-z][\w:-]*)/i.exec(value)?.[1]?.toLowerCase();
    if (closes !== undefined && opened.has(closes)) return [];
    const [start, end] = spanOf(node);
    const name = nameOf(value);
    return [{ name, form: formOf(name), start, end, text: value.split('\n')[0] ?? '' }];
  });
}

function formOf(name: string): Form {
  return {
    advise: (text) => ({
      reason: `\`${shorten(text, 41)}\` is HTML, which is not part of the text.`,
      hint: hintFor(name, text),
    }),
  };
}

/** The tags of a name, outside of code; `c<p and q>0`, where words follow without a value, compares. */
function listTags({ document, text }: Case, name: string): Tag[] {
  const pattern = new RegExp(`<(/?)${name}(?:\\s+[\\w:.-]+\\s*=\\s*(?:"[^"]*"|'[^']*'|[^\\s<>"']+))*\\s*/?>`, 'gi');
  return (document?.body.html ?? []).flatMap((node) => {
    const [offset] = spanOf(node);
    if (!text.startsWith(node.value, offset)) return [];
    return [...node.value.matchAll(pattern)].map(({ 0: found, 1: slash, index }) => ({
      start: offset + index,
      end: offset + index + found.length,
      text: found,
      closes: slash === '/',
    }));
  });
}

/** A tag, the one that closes it, and the text between them. */
type Pair = readonly [open: Tag, close: Tag, words: string];

/** The tags in pairs; none if they are not pairs on one line. */
function listPairs(tags: readonly Tag[], text: string): Pair[] {
  const pairs: Pair[] = [];
  for (let index = 0; index < tags.length; index += 2) {
    const [open, close] = [tags[index], tags[index + 1]];
    if (open === undefined || close === undefined || open.closes || !close.closes) return [];
    const words = text.slice(open.end, close.start);
    if (words.includes('\n') || words.trim() !== words || words === '') return [];
    pairs.push([open, close, words]);
  }
  return pairs;
}

/** Writes the text between two tags in another way; null for a pair that has no equivalent. */
function rewritePairs(
  title: string,
  write: (words: string, open: Tag, before: string, after: string) => string | null,
): Mender {
  return {
    title,
    replace: (tags, text) =>
      listPairs(tags, text).map(([open, close, words]) => {
        const piece = write(words, open, text[open.start - 1] ?? '', text[close.end] ?? '');
        return piece === null ? null : { start: open.start, end: close.end, piece };
      }),
  };
}

/** Writes something else in the place of each tag. */
function rewriteTags(title: string, write: (tag: Tag, text: string) => Splice | null): Mender {
  return { title, replace: (tags, text) => tags.map((tag) => write(tag, text)) };
}

/** Puts a mark on both sides of the text. Between a letter and another sign, as in `**Note:**it`, it would stay a sign. */
function markBy(sign: string): Mender {
  const isLetter = (one = '') => /[\p{L}\p{N}]/u.test(one);
  return rewritePairs(`Write \`${sign}…${sign}\``, (words, _, before, after) => {
    const isGlued = (isLetter(before) && !isLetter(words[0])) || (isLetter(after) && !isLetter(words.at(-1)));
    return isGlued || /[*_`]/.test(words + before + after) ? null : `${sign}${words}${sign}`;
  });
}

function attribute(tag: string, name: string): string | undefined {
  const pattern = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i');
  return pattern.exec(tag)?.slice(1).find(Boolean);
}

function writeLink(words: string, open: Tag): string | null {
  const address = attribute(open.text, 'href');
  const isLink = address !== undefined && /^(?:https?:\/\/|mailto:|\/|#)[^\s()<>&]+$/.test(address);
  return isLink && !/[[\]<>]/.test(words) ? `[${words}](${address})` : null;
}

/** Writes superscripts and subscripts as Unicode characters, if all of them exist. */
function raise(kind: Script): Mender {
  return rewritePairs('Write the signs themselves', (words) => raiseSigns(kind, words));
}

function writePicture({ start, end, text }: Tag): Splice | null {
  const [address, alt] = [attribute(text, 'src'), attribute(text, 'alt')];
  if (address === undefined || alt === undefined || /[\s()<>&]/.test(address) || /[[\]<>&]/.test(alt)) return null;
  return { start, end, piece: `![${alt}](${address})` };
}

/** Removes the tag of a paragraph; where two would run together, an empty line parts them. Null within a line of text. */
function endParagraph({ start, end, closes }: Tag, text: string): Splice | null {
  if (!closes)
    return /(?:^|\n|[>|]|[-*+] |\d[.)] )[ \t]*$/.test(text.slice(0, start)) ? { start, end, piece: '' } : null;
  const gap = /^\s*(?=<p[\s>])/i.exec(text.slice(end))?.[0];
  const isPlain = !beginsBlock.test(text.slice(lineAround(text, start).start));
  if (gap !== undefined && isPlain) return { start, end: end + gap.length, piece: '\n\n' };
  return /^[ \t]*(?:\||$|\n[ \t]*(?:\n|$|[|#>]|[-*+] |\d+[.)] ))/.test(text.slice(end))
    ? { start, end, piece: '' }
    : null;
}

/** What begins a line of a table, a heading, a quotation or a list. */
const beginsBlock = /^\s*(?:[|#>]|[-*+] |\d+[.)] )/;

/**
 * Replaces `<br>` by a backslash at the end of the line; at the beginning of a line or the end of a paragraph it is
 * removed. Null where what follows in the line would begin a list or the like.
 */
function endLine({ start, end }: Tag, text: string): Splice | null {
  const line = lineAround(text, start);
  const rest = text.slice(end, line.end).trim();
  if (beginsBlock.test(text.slice(line.start, line.end)) || beginsBlock.test(rest)) return null;
  const below = text.slice(line.end + 1);
  const isLast = rest === '' && (/^\s*(?:\n|$)/.test(below) || beginsBlock.test(below));
  const begins = text.slice(line.start, start).trim() === '';
  if (begins) return { start, end, piece: '' };
  if (rest === '') return { start, end: line.end, piece: isLast ? '' : '\\' };
  return { start, end: end + (/^ */.exec(text.slice(end))?.[0].length ?? 0), piece: '\\\n' };
}
