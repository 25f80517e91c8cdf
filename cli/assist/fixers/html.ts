import { mend } from '../../check/fixer.ts';
import type { Case, Fixer } from '../../check/rule.ts';
import type { Fix } from '../../core/fix.ts';
import { raiseSigns, type Script } from '../../core/scripts.ts';
import { lineAround, offsetOf, type Splice } from '../../core/splice.ts';
import { tableOf } from '../../core/table.ts';

/** A tag in the text of a page. */
interface Tag {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly closes: boolean;
}

/** Replaces HTML that has an equivalent in Markdown: all tags of the name in question, or none. */
export const fixHtml: Fixer = (one): readonly Fix[] => {
  const name = /^<\/?([a-z][\w:-]*)/i.exec(one.text.slice(one.start))?.[1]?.toLowerCase() ?? '';
  const { title = '', replace } = menders[name] ?? {};
  const splices = replace?.(listTags(one, name), one.text) ?? [];
  return splices.length > 0 && splices.every((splice) => splice !== null) ? [mend(one, title, splices)] : [];
};

/** What replaces all tags of a name; null for a tag that has no equivalent, so that all stay. */
interface Mender {
  readonly title: string;
  readonly replace: (tags: readonly Tag[], text: string) => readonly (Splice | null)[];
}

/** The tags of a name, outside of code; `c<p and q>0`, where words follow without a value, compares. */
function listTags({ document, text }: Case, name: string): Tag[] {
  const pattern = new RegExp(`<(/?)${name}(?:\\s+[\\w:.-]+\\s*=\\s*(?:"[^"]*"|'[^']*'|[^\\s<>"']+))*\\s*/?>`, 'gi');
  return (document?.body.html ?? []).flatMap(({ target, at }) => {
    const offset = offsetOf(text, at);
    if (!text.startsWith(target, offset)) return [];
    return [...target.matchAll(pattern)].map(({ 0: found, 1: slash, index }) => ({
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

/** Puts a mark on both sides of the text. Between a letter and another sign, as in `**Note:**it`, it would stay a sign. */
function mark(sign: string): Mender {
  const isLetter = (one = '') => /[\p{L}\p{N}]/u.test(one);
  return rewritePairs(`Write \`${sign}…${sign}\``, (words, _, before, after) => {
    const isGlued = (isLetter(before) && !isLetter(words[0])) || (isLetter(after) && !isLetter(words.at(-1)));
    return isGlued || /[*_`]/.test(words + before + after) ? null : `${sign}${words}${sign}`;
  });
}

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(tag)?.slice(1).find(Boolean);

const link = rewritePairs('Write a link', (words, open) => {
  const address = attribute(open.text, 'href');
  const isLink = address !== undefined && /^(?:https?:\/\/|mailto:|\/|#)[^\s()<>&]+$/.test(address);
  return isLink && !/[[\]<>]/.test(words) ? `[${words}](${address})` : null;
});

/** Writes superscripts and subscripts as Unicode characters, if all of them exist. */
function raise(kind: Script): Mender {
  return rewritePairs('Write the signs themselves', (words) => raiseSigns(kind, words));
}

/** Writes something else in the place of each tag. */
function rewriteTags(title: string, write: (tag: Tag, text: string) => Splice | null): Mender {
  return { title, replace: (tags, text) => tags.map((tag) => write(tag, text)) };
}

/** Removes tags that have no meaning. */
const remove = rewriteTags('Take the tags out', ({ start, end }) => ({ start, end, piece: '' }));

const menders = tableOf<Mender>({
  b: mark('**'),
  strong: mark('**'),
  i: mark('*'),
  em: mark('*'),
  a: link,
  sup: raise('^'),
  sub: raise('_'),
  p: rewriteTags('Take the tags out', endParagraph),
  span: remove,
  font: remove,
  center: remove,
  'o:p': remove,
  br: rewriteTags('End the line', endLine),
  img: rewriteTags('Write a picture', writePicture),
});

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

function writePicture({ start, end, text }: Tag): Splice | null {
  const [address, alt] = [attribute(text, 'src'), attribute(text, 'alt')];
  if (address === undefined || alt === undefined || /[\s()<>&]/.test(address) || /[[\]<>&]/.test(alt)) return null;
  return { start, end, piece: `![${alt}](${address})` };
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
