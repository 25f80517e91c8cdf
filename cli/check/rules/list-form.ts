import { lineAround, type Splice } from '../../core/splice.ts';
import type { ParsedBody } from '../../parse/body.ts';
import type { ProseLine } from '../../parse/prose.ts';
import { type Form, type Forms, fixStrays, reportStrays, type Stray } from '../form.ts';
import type { Advice, Rule } from '../rule.ts';

export const listForm: Rule = {
  id: 'list-form',
  level: 'warning',
  finds: 'A list is not written as one: its items would run together in one paragraph.',
  example: { wrong: '• Attention\n• Choice', right: '- Attention\n- Choice' },
  checkDocument: (document, model) => reportStrays(document, model, findLists),
  fix: fixStrays(findLists),
};

/** Bullets of other programs; the last ones come from Word's symbol fonts. */
const bullets = '•·▪▫◦‣⁃●○■□◆◇➢➤►✓✔\uf0b7\uf0a7\uf0d8\uf076\uf0fc';

const items = 'Begin each item with `- ` (or `1. `) on a line of its own.';

/** A form by how a line begins that is meant as an item. */
interface ListForm extends Form {
  /** A group is the sign of the item. */
  readonly item: RegExp;
  /** Whether one line is certain; others are an item only beside another one. */
  readonly isSingle?: boolean;
}

const forms: Forms<ListForm> = {
  bullet: {
    item: new RegExp(`^([${bullets}])[ \\t\\u00a0]*(?=\\S)`, 'u'),
    isSingle: true,
    advise: (text) => runTogether(`\`${/[\ue000-\uf8ff]/.test(text) ? '•' : text}\``, items, '- '),
    mend: asList(new RegExp(`^([> ]*)[${bullets}][ \\t\\u00a0]*(?=\\S)`, 'u'), '$1- '),
  },
  dash: {
    item: /^([–—−])[ \t\u00a0]+\S/,
    advise: (text) =>
      runTogether(`A dash, \`${text}\`,`, `${items} Lines of speech are parted by an empty line.`, '- '),
    mend: asList(/^([> ]*)[–—−][ \t\u00a0]+(?=\S)/, '$1- '),
  },
  letter: {
    item: /^(o)[ \t]+\S|^([a-z]\))[ \t\u00a0]+\S/,
    advise: (text) => runTogether(`\`${text}\``, items),
  },
  number: {
    item: /^(\((?:\d+|[a-z]|[ivx]+)\))[ \t\u00a0]+\S|^([①-⑳])/,
    advise: (text) =>
      runTogether(`\`${text}\``, 'Begin each item with `1. `, `2. ` and so on, on a line of its own.', '1. '),
    mend: asList(/^([> ]*)\((\d+)\)[ \t\u00a0]+(?=\S)/, '$1$2. '),
  },
  tight: {
    item: /^([-+*]|\d+[.)])[\p{L}\u00a0]/u,
    advise: (text) => ({
      reason: `An ordinary space is missing after \`${text}\`, so this is no list.`,
      hint: `Write \`${text} \` and then the words.`,
    }),
    mend: asList(/^([> ]*)([-+]|\d+[.)])[\u00a0]?(?=\p{L})/u, '$1$2 '),
  },
};

function runTogether(sign: string, hint: string, suggestion?: string): Advice {
  return { reason: `${sign} makes no list: its items run together in one paragraph.`, hint, suggestion };
}

/** Invalid lists, whose items run together in one paragraph; one for each list. */
function findLists({ prose: { lines }, text: source }: ParsedBody): Stray[] {
  const found: Stray[] = [];
  let last: { readonly form: Form; readonly paragraph: number } | undefined;
  const isItem = ({ start }: ProseLine) => /(?:^|\n)[ \t>]*[-+*] $/.test(source.slice(Math.max(0, start - 12), start));
  for (const [index, line] of lines.entries()) {
    const mark = readMark(line, isItem, lines[index - 1], lines[index + 1]);
    if (mark === null) continue;
    const isNext = last !== undefined && last.form === mark.form && line.paragraph - last.paragraph <= 1;
    last = { form: mark.form, paragraph: line.paragraph };
    if (!isNext) found.push({ ...mark, start: line.start, end: line.start + mark.text.length });
  }
  return found;
}

function readMark(
  line: ProseLine,
  isItem: (line: ProseLine) => boolean,
  before?: ProseLine,
  after?: ProseLine,
): Omit<Stray, 'start' | 'end'> | null {
  // No list marker begins with two letters, but most lines do.
  if (/^\p{L}\p{L}/u.test(line.text)) return null;
  for (const [name, form] of Object.entries(forms)) {
    const { item, isSingle = false } = form;
    const match = item.exec(line.text);
    if (match === null) continue;
    const isWide = name === 'tight' && match[0].endsWith('\u00a0');
    const isRun = [before, after].some((one) => one?.paragraph === line.paragraph && item.test(one.text));
    // A hyphen right below an item of a list was to begin the next one.
    const isNext = match[1] === '-' && before?.paragraph === line.paragraph && isItem(before);
    if (isSingle || isRun || isWide || isNext) return { name, form, text: match[1] ?? match[2] ?? '' };
  }
  return null;
}

/** Mends the marks of all items of a list from its first, where they match a pattern. */
function asList(pattern: RegExp, mark: string): NonNullable<Form['mend']> {
  return ({ start, text: sign }, text) => {
    const splices = listItems(text, start, pattern, mark);
    return splices.length === 0
      ? null
      : { title: 'Write a list', isCertain: isPlainList(text, splices, sign), splices };
  };
}

/**
 * Whether lines can be nothing but a list. Bullets divide words, too, so there are two lines, with one bullet each. Speech
 * begins with a dash in many languages, so a colon announces the list, and no item ends as a sentence does.
 */
function isPlainList(text: string, items: readonly Splice[], sign: string): boolean {
  const start = items[0]?.start ?? 0;
  const [last = ''] = text.slice(items.at(-1)?.start).split(/\n[ \t>]*(?:\n|$)/);
  const list = text.slice(start, (items.at(-1)?.start ?? 0) + last.length);
  if (/[-–—−]/.test(sign)) return /:[\s>]*$/.test(text.slice(0, start)) && !/[.?!…]["'”“’‘»«]?[ \t]*$/m.test(list);
  return items.length > 1 && list.split('\n').every((line) => line.indexOf(sign) === line.lastIndexOf(sign));
}

/** Splices for all items of a list from its first. Single empty lines and continuation lines belong to the list. */
function listItems(text: string, offset: number, pattern: RegExp, mark: string): Splice[] {
  const splices: Splice[] = [];
  let { start, end } = lineAround(text, offset);
  for (let empty = 0; empty < 2 && start < text.length; { start, end } = lineAround(text, end + 1)) {
    const line = text.slice(start, end);
    empty = line.trim() === '' ? empty + 1 : 0;
    const found = pattern.exec(line);
    if (found !== null)
      splices.push({
        start,
        end: start + found[0].length,
        piece: line.replace(pattern, mark).slice(0, found[0].length - line.length || undefined),
      });
    else if (empty === 0 && /^#|^\s*[-*+] /.test(line)) break;
    if (end >= text.length) break;
  }
  return splices;
}
