import type { Heading, Paragraph } from 'mdast';
import type { Prose } from '../prose.ts';
import { spanOf } from '../tree.ts';
import type { Stray } from './stray.ts';

export type HeadingForm = 'tight' | 'wide' | 'line' | 'bold';

/** A heading longer than this was probably a paragraph that the line below it turned into a heading. */
const longest = 120;

/** Invalid headings, and paragraphs that the line below them turned into headings. */
export function findStrayHeadings(prose: Prose, source: string, headings: readonly Heading[]): Stray<HeadingForm>[] {
  const raw = prose.lines.flatMap(({ start, text, paragraph }, index, lines): Stray<HeadingForm>[] => {
    const isAlone = lines[index - 1]?.paragraph !== paragraph;
    const marks = /^(?:#{2,6}|＃{1,6})[ \u00a0\u3000]*(?=[^\s#＃!])/.exec(text)?.[0];
    const single = isAlone ? /^#(?:[\u00a0\u3000](?=\S)|(?=\p{Lu}\p{Ll}+ ))/u.exec(text)?.[0] : undefined;
    const found = marks ?? single;
    if (found === undefined) return [];
    const form = found.includes('＃') ? 'wide' : 'tight';
    return [{ form, start, end: start + text.length, text }];
  });
  const lined = headings.flatMap((node): Stray<HeadingForm>[] => {
    const [start, end] = spanOf(node);
    const words = source.slice(start, end);
    const below = words.lastIndexOf('\n');
    if (words.startsWith('#') || below === -1) return [];
    const title = words.slice(0, below).trim();
    if (!title.includes('\n') && title.length < longest && !/[.!?]["”)]?$/.test(title)) return [];
    const underline = /[-=]+/.exec(words.slice(below));
    if (underline === null) return [];
    const from = start + below + underline.index;
    return [{ form: 'line', start: from, end: from + underline[0].length, text: underline[0] }];
  });
  return [...raw, ...lined];
}

/** Paragraphs at the margin that are a few bold words alone, with text below: headings as a word processor shows them. */
export function findBoldHeadings(source: string, paragraphs: readonly Paragraph[]): Stray<HeadingForm>[] {
  return paragraphs.flatMap(({ children: [only, ...others] }): Stray<HeadingForm>[] => {
    if (only?.type !== 'strong' || others.length > 0) return [];
    const [start, end] = spanOf(only);
    const text = source.slice(start, end);
    const isHeading =
      /^\*\*[^*\n]{2,80}\*\*$/.test(text) && !/[.!?:,;]["”)]?\*\*$/.test(text) && /^\n\s*\S/.test(source.slice(end));
    return isHeading && /^\n?$/.test(source.slice(Math.max(0, start - 1), start))
      ? [{ form: 'bold', start, end, text }]
      : [];
  });
}
