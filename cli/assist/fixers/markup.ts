import type { Fixer } from '../../check/rule.ts';
import { labelOfTex } from '../../core/labels.ts';
import { lineAround, type Splice } from '../../core/splice.ts';
import { tableOf } from '../../core/table.ts';
import { escapeTildes, type MarkupForm } from '../../parse/strays/markup.ts';
import { insideBrackets, type TexForm } from '../../parse/strays/tex.ts';
import { fixStrays, type Remedy, type StrayMatch } from './strays.ts';

/** Mends the syntax of other Markdown dialects. */
export const fixMarkup: Fixer = (one) => fixStrays(one, one.document?.body.strays.markup ?? [], mendMarkup);

function mendMarkup(found: StrayMatch<MarkupForm>, text: string): Remedy | null {
  const { form, start, end, written } = found;
  switch (form) {
    case 'highlight':
      return replace(found, `**${written.slice(2, -2)}**`);
    case 'struck':
      return { ...replace(found, escapeTildes(written)), isCertain: false };
    case 'attributes': {
      const name = /#([\w-]+)/.exec(written)?.[1];
      const isUsed = name !== undefined && text.includes(`](#${name})`);
      const isCertain = !isUsed && isLook(written, text.slice(lineAround(text, start).start, start));
      return { ...takeOut(found, text), isCertain };
    }
    case 'contents':
      return takeLine(found, text);
    case 'assistant':
      return takeOut(found, text);
    case 'indent': {
      // Markdown that is indented may be meant as code, to be read.
      const isCertain = /^\s*["“]?\p{Lu}/u.test(written);
      return { title: 'Begin the lines at the margin', isCertain, splices: dedent(text, start, end) };
    }
    default:
      return null;
  }
}

/** Whether braces only say how something looks: `{p=0.5}` may be the author's own words, unless it follows a link. */
function isLook(written: string, before: string): boolean {
  const parts = written.slice(1, -1).trim().split(/\s+/);
  const isWhole = parts.every((part) => /^(?:[#.][a-z][\w-]*|[\w-]+=["“]?[\w%.-]+["”]?)$/i.test(part));
  const isNamed = /^[#.]/.test(parts[0] ?? '');
  return isWhole && !/:\w+(?:\[[^\][]*\])?$/.test(before) && (isNamed || /[\])]$/.test(before));
}

function replace({ start, end }: StrayMatch<string>, piece: string): Remedy {
  return {
    title: `Write \`${piece.length > 60 ? `${piece.slice(0, 59)}…` : piece}\``,
    splices: [{ start, end, piece }],
  };
}

/** Removes a match, with the space before it if there is another one, or the end of a sentence, after it. */
function takeOut({ start, end }: StrayMatch<string>, text: string): Remedy {
  const space = /[ \t]/.test(text[start - 1] ?? '') && /[\s.,;:]/.test(text[end] ?? '\n') ? 1 : 0;
  return { title: 'Take it out', splices: [{ start: start - space, end, piece: '' }] };
}

/** Removes a match, with its whole line if there is nothing else on it. */
function takeLine({ start, end }: StrayMatch<string>, text: string): Remedy {
  const line = lineAround(text, start);
  const isAlone = text.slice(line.start, line.end).trim() === text.slice(start, end).trim();
  const span = isAlone ? { start: line.start, end: Math.min(line.end + 1, text.length) } : { start, end };
  return { title: 'Take it out', splices: [{ ...span, piece: '' }] };
}

function dedent(text: string, from: number, to: number): Splice[] {
  const first = lineAround(text, from).start;
  return Array.from(text.slice(first, to).matchAll(/(?<=^|\n)[ \t]+/g), ({ index, 0: indent }) => {
    return { start: first + index, end: first + index + indent.length, piece: '' };
  });
}

/** Mends TeX outside of dollars. */
export const fixTex: Fixer = (one) => fixStrays(one, one.document?.body.strays.tex ?? [], mendTex);

function mendTex(found: StrayMatch<TexForm>, text: string): Remedy | null {
  const { form, start, end, written } = found;
  switch (form) {
    case 'inline':
      return { ...replace(found, asFormula(insideBrackets(written), text[end])), isCertain: !hasDollar(text, found) };
    case 'dollars':
      return {
        ...replace(found, asFormula(written.replace(/^\\?\$|\\?\$$/g, ''), text[end])),
        isCertain: !written.startsWith('\\'),
      };
    case 'line':
      return asBlock(found, text, written.replace(/^\$+|\$+$/g, ''));
    case 'display':
      return asBlock(found, text, insideBrackets(written));
    case 'environment': {
      const [, name = '', inside = ''] =
        /^\\begin\{([a-z]+)\*?\}(.*)\\end\{\1\*?\}$/s.exec(text.slice(start, endOfEnvironment(text, start))) ?? [];
      const whole = { ...found, end: endOfEnvironment(text, start) };
      const [label, ...others] = Array.from(inside.matchAll(/\\label\{([^{}]*)\}/g), ([, one = '']) => one);
      const tex = inside.replace(/\\label\{[^{}]*\}/g, '').trim();
      const isMeant = label !== undefined && others.length === 0 && text.includes(`ref{${label}}`);
      const caption = isMeant ? `: {#${labelOfTex(label)}}` : null;
      if (/^(?:equation|displaymath)$/.test(name)) return asBlock(whole, text, tex, caption);
      if (/^(?:align|gather)$/.test(name))
        return asBlock(whole, text, `\\begin{aligned}\n${tex}\n\\end{aligned}`, caption);
      return null;
    }
    case 'symbol':
      return /^\\(?:item|par|noindent|maketitle|newpage|bigskip|medskip)$/.test(written)
        ? null
        : {
            ...replace(found, `$${written.replace('$', '')}$`),
            isCertain: !hasDollar(text, found) && !written.startsWith('$') && !isPartOfFormula(text, found),
          };
    case 'quotes':
      return replace(found, `"${written.slice(2, -2)}"`);
    case 'tie':
      return { title: 'Write a space', isCertain: isTie(text, start), splices: [{ start, end, piece: ' ' }] };
    case 'dash':
      return replace(found, written.length === 2 ? '–' : '—');
    case 'command':
      return mendCommand(found, text);
    default:
      return null;
  }
}

/** Whether a `~` can be nothing but a tie of TeX: `X~N(0,1)` and `wage~age` relate two things. */
function isTie(text: string, at: number): boolean {
  const before = /[\p{L}.]*$/u.exec(text.slice(Math.max(0, at - 20), at))?.[0] ?? '';
  return before.endsWith('.') || (/^[\d\\]/.test(text.slice(at + 1)) && before.length > 1);
}

/** Whether a formula goes on beside a symbol, as in `E(\theta)` and `\theta > 0`, so that dollars around it alone halve that. */
function isPartOfFormula(text: string, { start, end }: StrayMatch<TexForm>): boolean {
  // The signs of lists, quotes and tables stand at the start of a line, others of markdown have a space on one side.
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start).replace(/^[\s*+>|-]+/, '');
  return (
    /(?:[=<>+/^{}≤≥] *|\w[*_|(]| \* |\\[a-zA-Z]+ *)$/.test(line.slice(-20)) ||
    /^(?: *[=<>+/^{}≤≥\\]|\(|[*_|][\w\\{(]| \* )/.test(text.slice(end, end + 20))
  );
}

/** Whether the paragraph has another lone dollar, which could pair with a new one. */
function hasDollar(text: string, { start, end }: StrayMatch<TexForm>): boolean {
  const from = text.lastIndexOf('\n\n', start) + 1;
  const close = text.indexOf('\n\n', end);
  const around = text.slice(from, start) + text.slice(end, close === -1 ? text.length : close);
  return around.replace(/\$[^$\n]+\$/g, '').includes('$');
}

/** TeX between dollars. A digit right after the second would make it a price, so a space is added. */
function asFormula(tex: string, next = ''): string {
  return `$${tex.trim().replace(/\s*\n\s*/g, ' ')}$${/\d/.test(next) ? ' ' : ''}`;
}

/** A display formula, if the TeX is on lines of its own. */
function asBlock(
  { start, end }: StrayMatch<TexForm>,
  text: string,
  tex: string,
  caption: string | null = null,
): Remedy | null {
  const before = text.slice(lineAround(text, start).start, start);
  const after = text.slice(end, lineAround(text, end).end);
  if (before.trim() !== '' || !/^\s*[.,;]?\s*$/.test(after) || before.length > 3) return null;
  const behind = end + after.length;
  const label = caption === null ? '' : `\n\n${caption}${/^(?:\n\n|\n?$)/.test(text.slice(behind)) ? '' : '\n'}`;
  const piece = `$$\n${tex.trim().replace(/\n\s*\n/g, '\n')}${after.trim()}\n$$${label}`;
  return {
    title: 'Write it between two lines `$$`',
    splices: [{ start: start - before.length, end: behind, piece }],
  };
}

function endOfEnvironment(text: string, start: number): number {
  const name = /^\\begin\{([^{}]*)\}/.exec(text.slice(start, start + 40))?.[1] ?? '';
  const close = text.indexOf(`\\end{${name}}`, start);
  return close === -1 ? start : close + `\\end{${name}}`.length;
}

/** Replaces a reference to an equation, with the word and brackets around it, which the site writes by itself. */
function mendReference({ start, end }: { start: number; end: number }, words: string, text: string): Remedy | null {
  if (!text.includes(`{#${labelOfTex(words)}}`)) return null;
  const inBrackets = text[start - 1] === '(' && text[end] === ')' ? 1 : 0;
  const word = /(?:\b[Ee]q(?:uation|\.)[ ~\u00a0])?$/.exec(text.slice(0, start - inBrackets))?.[0].length ?? 0;
  const piece = `[@${labelOfTex(words)}]`;
  return {
    title: `Write \`${piece}\``,
    splices: [{ start: start - inBrackets - word, end: end + inBrackets, piece }],
  };
}

/** Formatting commands, with the marks around the text in Markdown. */
const looks = tableOf<readonly [before: string, after: string]>({
  textbf: ['**', '**'],
  emph: ['*', '*'],
  textit: ['*', '*'],
  textsl: ['*', '*'],
  texttt: ['`', '`'],
  url: ['<', '>'],
});

function mendCommand({ start, written }: StrayMatch<TexForm>, text: string): Remedy | null {
  const name = /^\\([a-zA-Z]+)\*?\{$/.exec(written)?.[1] ?? '';
  const open = start + written.length;
  const words = /^[^{}\n*`\\]*(?=\})/.exec(text.slice(open))?.[0];
  if (words === undefined || words.trim() !== words || words === '') return null;
  const whole = { start, end: open + words.length + 1 };
  if (/^(?:eq|auto|c)?ref$/.test(name)) return mendReference(whole, words, text);
  const level = ['section', 'subsection', 'subsubsection'].indexOf(name);
  const line = lineAround(text, start);
  const isAlone = line.start === start && text.slice(whole.end, line.end).trim() === '';
  if (level !== -1)
    return isAlone
      ? { title: 'Write a heading', splices: [{ ...whole, piece: `${'#'.repeat(level + 2)} ${words}` }] }
      : null;
  const look = looks[name];
  const piece = look === undefined ? '' : `${look[0]}${words}${look[1]}`;
  return look === undefined ? null : { title: `Write \`${piece}\``, splices: [{ ...whole, piece }] };
}
