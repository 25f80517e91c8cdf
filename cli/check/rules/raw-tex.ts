import { nodesOf, type ParsedBody } from '../../parse/body.ts';
import { spanOf } from '../../parse/tree.ts';
import {
  type Form,
  type Forms,
  findForms,
  fixStrays,
  lineBefore,
  type Match,
  replaceMatch,
  reportStrays,
  type Stray,
} from '../form.ts';
import { type Rule, shorten } from '../rule.ts';
import { command, environment, staysTex, writeBlock } from '../tex-commands.ts';

export const rawTex: Rule = {
  id: 'raw-tex',
  level: 'warning',
  finds: 'TeX stands outside of dollar signs, and readers would see its backslashes.',
  example: { wrong: 'The cost is \\(k \\cdot n\\).', right: 'The cost is $k \\cdot n$.' },
  checkDocument: (document, model) => reportStrays(document, model, findTex),
  fix: fixStrays(findTex),
};

/** Commands that begin an item, a paragraph or a page. */
const layout = /^\\(?:item|par|noindent|maketitle|newpage|bigskip|medskip)$/;

/** TeX outside of dollars. Of what begins at one place the first is taken. TeX citations have a rule of their own. */
const forms: Forms = {
  environment,
  inline: {
    // Some programs ask for two backslashes, and text that was escaped has them.
    patterns: [[/\\{1,2}\((?:[^\\\n]|\n(?!\n)|\\(?![()]))*\\\)/g]],
    advise: (text) => ({
      reason: `\`${shorten(text)}\` is not read as a formula: readers see brackets.`,
      hint: 'Write a formula between dollars.',
      suggestion: `$${shorten(insideBrackets(text), 200)}$`,
    }),
    mend: (match, text) => ({
      ...replaceMatch(match, asFormula(insideBrackets(match.written), text[match.end])),
      isCertain: !hasDollar(text, match),
    }),
  },
  display: {
    patterns: [[/(?<!\[)\\{1,3}\[(?:[^\\\n]|\n(?!\n)|\\(?![[\]]))*\\\]/g]],
    isMeant: isFormula,
    advise: (text) => ({
      reason: `\`${shorten(text)}\` is not read as a formula: readers see brackets.`,
      hint: 'Put the formula between two lines that are `$$` alone, without `\\[` and `\\]`.',
    }),
    mend: (match, text) => writeBlock(match, text, insideBrackets(match.written)),
  },
  dollars: {
    patterns: [[/\$ [^$\n]+ \$(?!\d)|\\\$[^$\n]+\\\$(?!\d)/g]],
    isMeant: isFormula,
    advise: (text) => ({
      reason: `\`${shorten(text)}\` is not read as a formula: ${text.startsWith('\\') ? 'a backslash makes a dollar a plain one' : 'a space follows the first dollar'}.`,
      hint: 'Write the dollars right at the formula.',
      suggestion: `$${shorten(text.replace(/^\\?\$\s*|\s*\\?\$$/g, ''), 200)}$`,
    }),
    mend: (match, text) => ({
      ...replaceMatch(match, asFormula(match.written.replace(/^\\?\$|\\?\$$/g, ''), text[match.end])),
      isCertain: !match.written.startsWith('\\'),
    }),
  },
  command,
  // A symbol or a space, including an unclosed dollar before one.
  symbol: {
    patterns: [
      [
        /(?<![\w:\\])\$?\\(?:alpha|beta|gamma|delta|epsilon|varepsilon|theta|lambda|mu|pi|rho|sigma|tau|phi|psi|omega|Delta|Gamma|Lambda|Omega|Phi|Sigma|leq|geq|neq|approx|times|cdot|infty|sum|prod|int|partial|rightarrow|Rightarrow|ldots|dots|item|par|noindent|maketitle|newpage|bigskip|medskip)(?![a-zA-Z{])/g,
      ],
    ],
    advise: (text) => staysTex(text, hintSymbol(text)),
    mend: (match, text) =>
      layout.test(match.written)
        ? null
        : {
            ...replaceMatch(match, `$${match.written.replace('$', '')}$`),
            isCertain: !hasDollar(text, match) && !match.written.startsWith('$') && !isPartOfFormula(text, match),
          },
  },
  // A dollar at a letter with a sign of TeX, which no second one follows; prices begin with a digit.
  open: {
    patterns: [[/(?<![\w$\\])\$[a-zA-Z](?:[_^]| ?(?:[=+<>≤≥]|\\[a-zA-Z]))/g]],
    advise: (text) => ({
      reason: `\`${text}\` begins a formula that no second dollar ends.`,
      hint: 'Write a second dollar right where the formula ends, or `\\$` for a dollar sign.',
    }),
  },
  quotes: {
    patterns: [[/``[^`'\n]+''/g]],
    advise: (text) => ({
      reason: `\`${shorten(text)}\` shows the quotes of TeX as they are written.`,
      hint: 'Write straight quotes: they become typographic by themselves.',
      suggestion: `"${shorten(text.slice(2, -2), 200)}"`,
    }),
    mend: (match) => replaceMatch(match, `"${match.written.slice(2, -2)}"`),
  },
  tie: {
    patterns: [[/(?<=\p{L}|\.)~(?=\p{L}|\\|\d)/gu]],
    advise: () => ({ reason: 'The `~` of TeX stays in the text.', hint: 'Write a space.' }),
    mend: ({ start, end }, text) => ({
      title: 'Write a space',
      isCertain: isTie(text, start),
      splices: [{ start, end, piece: ' ' }],
    }),
  },
  dash: {
    patterns: [[/(?<=\d)--(?=\d)|(?<=\p{L} ?)---(?= ?\p{L})/gu]],
    advise: (text) => ({
      reason: `\`${text}\` stays in the text as ${text.length} hyphens.`,
      hint: 'Write the dash itself.',
      suggestion: dashFor(text),
    }),
    mend: (match) => replaceMatch(match, dashFor(match.written)),
  },
  comment: {
    patterns: [[/^%+ ?[\p{L}%].*$/gmu]],
    advise: (text) => ({
      reason: `\`${shorten(text)}\` is a comment of TeX, which readers would see.`,
      hint: 'Take the line out.',
    }),
  },
};

/** A formula between `$$` that is a paragraph of one line: other programs display it, here it is set as in a text. */
const line: Form = {
  find: ({ text: source, nodes }) =>
    nodesOf(nodes, 'paragraph').flatMap(({ children: [only, ...others] }) => {
      if (only?.type !== 'inlineMath' || others.length > 0) return [];
      const [start, end] = spanOf(only);
      const text = source.slice(start, end);
      return text.startsWith('$$') ? [{ start, end, text }] : [];
    }),
  advise: (text) => ({
    reason: `\`${shorten(text)}\` stands in one line, and is set as small as in a text.`,
    hint: 'Write each `$$` on a line of its own, and the formula between them.',
  }),
  mend: (match, text) => writeBlock(match, text, match.written.replace(/^\$+|\$+$/g, '')),
};

/** What is TeX in the words that readers see, without what stands within other TeX; and formulas in one line. */
function findTex(body: ParsedBody): Stray[] {
  const found = /[\\$`~%]|--/.test(body.prose.text) ? findForms(body, forms) : [];
  let end = 0;
  const outer = found.filter((one) => {
    if (one.start < end) return false;
    end = one.end;
    return true;
  });
  return [...outer, ...findForms(body, { line })];
}

/** What stands between the brackets of a formula, which have one backslash or more. */
function insideBrackets(written: string): string {
  return written.replace(/^\\+[([]|\\+[)\]]$/g, '');
}

/** Whether the text in brackets or dollars is a formula rather than a remark such as `sic`, or a citation. */
function isFormula(words: string): boolean {
  const inside = words.replace(/^\\*[[$]|\\*[\]$]$/g, '').trim();
  return !inside.includes('@') && (/[=^_<>+\\≤≥]/.test(inside) || /^[a-zA-Z]$/.test(inside));
}

function hintSymbol(text: string): string {
  if (text === '\\item') return 'Begin each item of a list with `- ` on a line of its own.';
  if (text.startsWith('$')) return 'Write a second dollar where the formula ends.';
  return layout.test(text)
    ? 'Take it out: an empty line begins a paragraph.'
    : `Write it as a formula, \`$${text}$\`, or type the sign.`;
}

function dashFor({ length }: string): string {
  return length === 2 ? '–' : '—';
}

/** Whether a `~` can be nothing but a tie of TeX: `X~N(0,1)` and `wage~age` relate two things. */
function isTie(text: string, at: number): boolean {
  const before = /[\p{L}.]*$/u.exec(text.slice(Math.max(0, at - 20), at))?.[0] ?? '';
  return before.endsWith('.') || (/^[\d\\]/.test(text.slice(at + 1)) && before.length > 1);
}

/** Whether a formula goes on beside a symbol, as in `E(\theta)` and `\theta > 0`, so that dollars around it alone halve that. */
function isPartOfFormula(text: string, { start, end }: Match): boolean {
  // The signs of lists, quotes and tables stand at the start of a line, others of markdown have a space on one side.
  const line = lineBefore(text, start).replace(/^[\s*+>|-]+/, '');
  return (
    /(?:[=<>+/^{}≤≥] *|\w[*_|(]| \* |\\[a-zA-Z]+ *)$/.test(line.slice(-20)) ||
    /^(?: *[=<>+/^{}≤≥\\]|\(|[*_|][\w\\{(]| \* )/.test(text.slice(end, end + 20))
  );
}

/** So far a dollar is looked for: in a longer paragraph that is a cost, and no other is near. */
const furthest = 4000;

/** Whether the paragraph has another lone dollar, which could pair with a new one. */
function hasDollar(text: string, { start, end }: Match): boolean {
  const before = text.slice(Math.max(0, start - furthest), start).replace(/^[\s\S]*\n\n/, '');
  const [after] = text.slice(end, end + furthest).split('\n\n', 1);
  return `${before}${after}`.replace(/\$[^$\n]+\$/g, '').includes('$');
}

/** TeX between dollars. A digit right after the second would make it a price, so a space is added. */
function asFormula(tex: string, next = ''): string {
  return `$${tex.trim().replace(/\s*\n\s*/g, ' ')}$${/\d/.test(next) ? ' ' : ''}`;
}
