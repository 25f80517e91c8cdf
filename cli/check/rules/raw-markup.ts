import { lineAround, type Splice } from '../../core/splice.ts';
import { nodesOf, type ParsedBody } from '../../parse/body.ts';
import { shortcode, tagCitation } from '../../parse/citations.ts';
import { languageMark } from '../../parse/languages.ts';
import { runHead, runInline } from '../../parse/run-code.ts';
import { type Nodes, spanOf } from '../../parse/tree.ts';
import {
  type Forms,
  findForms,
  fixStrays,
  lineBefore,
  replaceMatch,
  reportStrays,
  type StraySpan,
  takeLine,
  takeOut,
} from '../form.ts';
import { type Advice, type Rule, shorten } from '../rule.ts';

export const rawMarkup: Rule = {
  id: 'raw-markup',
  level: 'warning',
  finds: 'Readers would see marks in the text that other programs understand and this site does not.',
  example: { wrong: 'People ==differ==.', right: 'People **differ**.' },
  checkDocument: (document, model) => reportStrays(document, model, findStrays),
  fix: fixStrays(findStrays),
};

function findStrays(body: ParsedBody) {
  return findForms(body, forms);
}

const forms: Forms = {
  assistant: {
    patterns: [
      [/【[^【】\n]*†[^【】\n]*】/g, '【'],
      [/:contentReference\\?\[oaicite:\d+\](?:\{[^{}\n]*\})?/g, ':contentReference'],
    ],
    advise: (text) => ({
      reason: `\`${shorten(text)}\` is a mark that a chat assistant leaves for its sources, and stays in the text.`,
      hint: 'Delete it; to name a source, cite a publication with `[@its-id]`.',
    }),
    mend: takeOut,
  },
  shortcode: {
    // A citation has a rule of its own.
    patterns: [[new RegExp(`(?!${tagCitation.source})(?:${shortcode.source})`, 'g'), '{']],
    advise: (text) => stays(text, 'Write it in markdown: `content/README.md` says what there is.'),
  },
  contents: {
    patterns: [[/\[\[_TOC_\]\]|(?<!\[)\[toc\](?!\])/gi, '[']],
    advise: (text) => stays(text, 'Take it out: a long page gets its table of contents by itself.'),
    mend: takeLine,
  },
  language: {
    patterns: [[/\{ *lang=[^{}\n]*\}/g, '{']],
    advise: (text) =>
      stays(
        text,
        languageMark.test(text)
          ? 'Put the words in square brackets right before it, `[words]{lang=de}`: both brackets inside of bold words or a link, or both outside.'
          : 'Write the code of the language, in two or three small letters, such as `{lang=de}` for German.',
      ),
  },
  attributes: {
    patterns: [
      [
        /(?<![Ff]igure ?|\[oaicite:\d{1,3}\])\{(?! *lang=)\s*(?:[#.][\w-]+|-|[\w-]+=(?:["“][^{}"”\n]*["”]|[\w%.-]+))(?:\s[^{}\n]*)?\}/g,
        '{',
      ],
    ],
    advise: (text) => stays(text, 'Take it out: headings get their anchors, and pictures their size, by themselves.'),
    mend: (match, text) => {
      const name = /#([\w-]+)/.exec(match.written)?.[1];
      const isUsed = name !== undefined && text.includes(`](#${name})`);
      return { ...takeOut(match, text), isCertain: !isUsed && isLook(match.written, lineBefore(text, match.start)) };
    },
  },
  label: {
    patterns: [[/\{(?:fig|tab|eq|prop):[\w-]+\}/g, '{']],
    advise: (text) => stays(text, 'Write `#` before the label.', `{#${text.slice(1)}`),
  },
  'lost-label': {
    patterns: [[/\{#(?:fig|tab|eq|prop):[\w-]+\}/g, '{#']],
    advise: (text) =>
      stays(text, 'Begin the paragraph with `: `, right below the picture, table or formula that it is about.'),
  },
  // The next two are what an import could not carry over.
  'lost-pointer': {
    patterns: [[/\\@(?:fig|tab|tbl|eq|sec|lst|thm|lem|cor|prp|def|exm|exr|rem)[-:][\w-]*\w/g, '\\@']],
    advise: (text) =>
      stays(text, 'Write `[@fig:name]` for what has a caption with that label, and `[words](#heading)` for a section.'),
  },
  'lost-citation': {
    patterns: [[/\\\[[^\][]*\\@[\w:.-]*\d{4}[^\][]*\\\]/g, '\\@']],
    advise: (text) =>
      stays(text, 'Bring in what it cites, and take out the backslashes, which make plain text of a citation.'),
  },
  highlight: {
    patterns: [[/(?<![=\w])==(?=\S)[^=\n\0]+(?<=\S)==(?![=\w])/g, '==']],
    advise: (text) => stays(text, 'Write `**…**` for words that stand out.', `**${text.slice(2, -2)}**`),
    mend: (match) => replaceMatch(match, `**${match.written.slice(2, -2)}**`),
  },
  emoji: {
    patterns: [[/(?<![\w:]):[a-z][a-z_]{2,}:(?![\w:])/g]],
    advise: (text) => stays(text, 'Type the sign itself, or take it out.'),
  },
  emphasis: {
    patterns: [
      [/(?<![\\*])\*\*(?!\*)/g, '**'],
      [/(?<![\\\w])__(?=\p{L})|(?<=\p{L})__(?!\w)/gu, '__'],
    ],
    advise: (text) =>
      stays(text, `Put \`${text}\` right at the first and the last word, without a space, or take it out.`),
  },
  code: {
    patterns: [[/(?<![`\\])`(?!`)/g, '`']],
    advise: () => ({
      reason: 'This backtick begins code that no second one ends, and stays in the text.',
      hint: 'Write a second backtick where the code ends, or take this one out.',
    }),
  },
  raised: {
    patterns: [[/(?<=\w)\^[\w+-]{1,8}\^/g, '^']],
    advise: (text) => stays(text, 'Type the words without `^`, or write a formula between dollars.'),
  },
  note: {
    patterns: [[/\^\[[^[\]\n]+\]/g, '^[']],
    advise: (text) => stays(text, 'Write a mark such as `[^a]`, and the note in a line of its own: `[^a]: …`.'),
  },
  number: {
    // No reference has the number 0: `[0, 1]` is an interval.
    patterns: [[/(?<![\\\]])\[[1-9]\d{0,2}(?:[,–-] ?\d{1,3})*\](?![\][(:])/g, '[']],
    advise: (text) => ({
      reason: `\`${text}\` is plain text: it leads to no reference and no footnote.`,
      hint: 'Cite a publication with `[@its-id]`, or write a footnote `[^a]`; `\\[` is a plain bracket.',
    }),
  },
  directive: {
    find: ({ prose }) =>
      (/:::|[!?]{3}/.test(prose.text) ? prose.lines : []).flatMap(({ start, text: line }) => {
        const text = /^:::+(?! ?figure) ?[\w-]*|^[!?]{3}\+? \w+/.exec(line)?.[0].trim();
        return text === undefined ? [] : [{ start, end: start + text.length, text }];
      }),
    advise: (text) =>
      stays(text, 'Write a callout, `> [!NOTE]` with `> ` before each of its lines, or plain paragraphs.'),
  },
  definition: {
    find: ({ prose, text }) =>
      (prose.text.includes(': ') ? prose.lines : []).flatMap(({ start, text: line, paragraph }) => {
        // At the beginning of a paragraph it is a caption, and behind a reference a colon of the sentence.
        if (!/^: +\S/.test(line) || start === prose.paragraphs[paragraph]?.[0]) return [];
        const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
        return /[^\s>*+.)\d-]/.test(before) ? [] : [{ start, end: start + 1, text: ':' }];
      }),
    advise: (text) =>
      stays(text, 'Write a term in bold, `**term**: what it means`; above a caption leave a line empty.'),
  },
  // Paragraphs that became code because their first line is indented, as word processors do.
  indent: {
    find: findIndented,
    advise: () => ({
      reason: 'Four spaces or a tab at its beginning make code of this paragraph.',
      hint: 'Begin the line at the margin.',
    }),
    // Markdown that is indented may be meant as code, to be read.
    mend: ({ start, end, written }, text) => ({
      title: 'Begin the lines at the margin',
      isCertain: /^\s*["“]?\p{Lu}/u.test(written),
      splices: dedent(text, start, end),
    }),
  },
  chunk: {
    find: ({ text, nodes }) => [
      ...findIn(text, nodesOf(nodes, 'code'), runHead),
      ...findIn(text, nodesOf(nodes, 'inlineCode'), runInline),
    ],
    advise: (text) => ({
      reason: `\`${shorten(text)}\` makes code that R Markdown or Quarto runs. Nothing runs it here: readers see it as it stands.`,
      hint: 'Write the name of the language alone behind the backticks, and in a sentence what the code gives; put in the figure or table that it makes.',
      suggestion: /^\{\.?(\w+)[^{]*\}$/.exec(text)?.[1],
    }),
  },
  option: {
    find: ({ text, nodes }) => findIn(text, nodesOf(nodes, 'code'), /(?<=^[`~]{3,}[^\n]*\n)[ \t]*#\|.*/),
    advise: (text) => ({
      reason: `\`${shorten(text)}\` is said to the program that runs the code, and readers see it.`,
      hint: 'Take these lines out; a figure or table has its caption in a line `: What it shows. {#fig:name}` below it.',
    }),
  },
  // Two single tildes lower the words between them in other dialects and begin estimates: `H~2~O`, `10~20 or 30~40`.
  struck: {
    find: ({ text, nodes }) => findIn(text, nodesOf(nodes, 'delete'), /^(?!~~).+/s),
    advise: (text) => ({
      reason: `The two \`~\` of \`${shorten(text)}\` strike out what is between them.`,
      hint: 'Write `\\~` for a tilde, a formula between dollars for a lowered sign, and `~~…~~` to strike words out.',
      suggestion: escapeTildes(text),
    }),
    mend: (match) => ({ ...replaceMatch(match, escapeTildes(match.written)), isCertain: false }),
  },
};

function stays(text: string, hint: string, suggestion?: string): Advice {
  return { reason: `\`${shorten(text)}\` means nothing here and stays in the text.`, hint, suggestion };
}

/** Whether braces only say how something looks: `{p=0.5}` may be the author's own words, unless it follows a link. */
function isLook(written: string, before: string): boolean {
  const parts = written.slice(1, -1).trim().split(/\s+/);
  const isWhole = parts.every((part) => /^(?:[#.][a-z][\w-]*|[\w-]+=["“]?[\w%.-]+["”]?)$/i.test(part));
  const isNamed = /^[#.]/.test(parts[0] ?? '');
  return isWhole && !/:\w+(?:\[[^\][]*\])?$/.test(before) && (isNamed || /[\])]$/.test(before));
}

/** A sentence, with its end or, where the text goes on in the next line, without. */
const sentence = /^\s*["“]?\p{Lu}[^{}=;]*(?: [^\s{}=;]+){3}[^{}=;]*[.!?]["”]?\s*$/u;
const beginning = /^["“]?\p{Lu}[^{}=;\n]*$/u;

/** What begins a block other than code: a figure, a picture, a footnote, a heading, a callout, a row of a table. */
const otherBlock = /^(?:::figure|!\[|\[\^|##|> ?\[!|\|.*\|)/;

function findIndented({ text, nodes }: ParsedBody): StraySpan[] {
  return nodesOf(nodes, 'code').flatMap((node) => {
    const [start, end] = spanOf(node);
    const isFenced = /^[`~]/.test(text.slice(start, start + 1));
    const goesOn = /^\n\S/.test(text.slice(end, end + 2)) && beginning.test(node.value);
    if (isFenced || !(goesOn || sentence.test(node.value) || otherBlock.test(node.value))) return [];
    return [{ start, end, text: node.value }];
  });
}

function dedent(text: string, from: number, to: number): Splice[] {
  const first = lineAround(text, from).start;
  return Array.from(text.slice(first, to).matchAll(/(?<=^|\n)[ \t]+/g), ({ index, 0: indent }) => {
    return { start: first + index, end: first + index + indent.length, piece: '' };
  });
}

/** The first match of a pattern in the source of each node. */
function findIn(text: string, nodes: readonly Nodes[], pattern: RegExp): StraySpan[] {
  return nodes.flatMap((node) => {
    const [start, end] = spanOf(node);
    const found = pattern.exec(text.slice(start, end));
    if (found === null) return [];
    const at = start + found.index;
    return [{ start: at, end: at + found[0].length, text: found[0] }];
  });
}

/** Words between two tildes, with these as signs of the text. */
function escapeTildes(text: string): string {
  return `\\~${text.slice(1, -1)}\\~`;
}
