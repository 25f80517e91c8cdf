import { nodesOf, type ParsedBody } from '../../parse/body.ts';
import { spanOf } from '../../parse/tree.ts';
import { type Forms, findForms, fixStrays, type Match, type Remedy, reportStrays, type StraySpan } from '../form.ts';
import { type Rule, shorten } from '../rule.ts';

export const headingForm: Rule = {
  id: 'heading-form',
  level: 'warning',
  finds: 'A heading would be shown as ordinary text, or ordinary text as a heading.',
  example: { wrong: '##What is known', right: '## What is known' },
  *checkDocument(document, model) {
    yield* reportStrays(document, model, findStrays);
    for (const { title, at } of document.body.headings)
      if (title === '')
        yield { at, reason: 'This heading has no words.', hint: 'Write its words after the `##`, or take it out.' };
  },
  fix: fixStrays(findStrays),
};

function findStrays(body: ParsedBody) {
  return findForms(body, forms);
}

/** A heading longer than this was probably a paragraph that the line below it turned into a heading. */
const longest = 120;

const forms: Forms = {
  tight: {
    find: ({ prose: { text: all, lines } }) =>
      (all.includes('#') ? lines : []).flatMap(({ start, text, paragraph }, index) => {
        const isAlone = lines[index - 1]?.paragraph !== paragraph;
        const isMarked =
          /^#{2,6}[ \u00a0\u3000]*(?=[^\s#＃!])/.test(text) ||
          (isAlone && /^#(?:[\u00a0\u3000](?=\S)|(?=\p{Lu}\p{Ll}+ ))/u.test(text));
        return isMarked ? [{ start, end: start + text.length, text }] : [];
      }),
    advise: (text) => ({
      reason: `\`${shorten(text)}\` is no heading: an ordinary space is missing after the \`#\`.`,
      hint: 'Write `## ` and then the words.',
      suggestion: writeHeading(text),
    }),
    mend: mendMarks,
  },
  wide: {
    find: ({ prose }) =>
      (prose.text.includes('＃') ? prose.lines : []).flatMap(({ start, text }) =>
        /^＃{1,6}[ \u00a0\u3000]*(?=[^\s#＃!])/.test(text) ? [{ start, end: start + text.length, text }] : [],
      ),
    advise: (text) => ({
      reason: `\`${shorten(text)}\` is no heading: its \`＃\` is a full-width character.`,
      hint: 'Type `#` on an English keyboard.',
      suggestion: writeHeading(text),
    }),
    mend: mendMarks,
  },
  bold: {
    find: findBold,
    advise: (text) => ({
      reason: `\`${shorten(text)}\` is bold and no heading: neither the table of contents nor a screen reader knows it.`,
      hint: 'Write `## ` and then the words.',
      suggestion: `## ${shorten(text.slice(2, -2))}`,
    }),
    mend: ({ start, text }) => {
      const piece = `## ${text.slice(2, -2)}`;
      return { title: `Write \`${piece}\``, isCertain: false, splices: [{ start, end: start + text.length, piece }] };
    },
  },
  line: {
    find: findLines,
    advise: () => ({
      reason: 'This line makes a heading of the whole paragraph above it.',
      hint: 'Leave an empty line above it, or take it out.',
    }),
  },
};

/** Paragraphs at the margin that are a few bold words alone, with text below: headings as a word processor shows them. */
function findBold({ text: source, nodes }: ParsedBody): StraySpan[] {
  return nodesOf(nodes, 'paragraph').flatMap(({ children: [only, ...others] }) => {
    if (only?.type !== 'strong' || others.length > 0) return [];
    const [start, end] = spanOf(only);
    const text = source.slice(start, end);
    const isHeading =
      /^\*\*[^*\n]{2,80}\*\*$/.test(text) && !/[.!?:,;]["”)]?\*\*$/.test(text) && /^\n\s*\S/.test(source.slice(end));
    return isHeading && /^\n?$/.test(source.slice(Math.max(0, start - 1), start)) ? [{ start, end, text }] : [];
  });
}

/** Lines of hyphens or equals signs that turned the paragraph above them into a heading. */
function findLines({ text: source, nodes }: ParsedBody): StraySpan[] {
  return nodesOf(nodes, 'heading').flatMap((node) => {
    const [start, end] = spanOf(node);
    const words = source.slice(start, end);
    const below = words.lastIndexOf('\n');
    if (words.startsWith('#') || below === -1) return [];
    const title = words.slice(0, below).trim();
    if (!title.includes('\n') && title.length < longest && !/[.!?]["”)]?$/.test(title)) return [];
    const underline = /[-=]+/.exec(words.slice(below));
    if (underline === null) return [];
    const from = start + below + underline.index;
    return [{ start: from, end: from + underline[0].length, text: underline[0] }];
  });
}

/** The marks at the beginning of a line, and the space after them. */
const marked = /^([#＃]+)([ \u00a0\u3000]*)/;

/** The marks that a heading needs. */
function markHeading(marks: string): string {
  return `${'#'.repeat(Math.max(marks.length, 2))} `;
}

function writeHeading(text: string): string {
  const [whole = '', marks = ''] = marked.exec(text) ?? [];
  return `${markHeading(marks)}${shorten(text.slice(whole.length))}`;
}

function mendMarks({ start, text }: Match): Remedy {
  const [whole = '', marks = ''] = marked.exec(text) ?? [];
  const piece = markHeading(marks);
  // A sentence may begin with a tag, such as `#Metoo`.
  const isCertain = marks !== '#' || !/[.!?]["”)]?\s*$/.test(text);
  return { title: `Write \`${piece}\``, isCertain, splices: [{ start, end: start + whole.length, piece }] };
}
