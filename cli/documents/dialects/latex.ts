/** Of LaTeX: its commands and formulas in the Markdown of any program, with the backslashes that Jekyll takes out. */
import type { Dialect } from './passage.ts';
import { writeCitation, writeDisplay } from './writing.ts';

/** An environment that LaTeX displays by itself. */
const environment = /^\\begin\{(equation|align|gather)(\*?)\}([^$]*?)\\end\{\1\2\}[ \t]*$/gm;

/** Such an environment with dollars around it. */
const enclosed = /^\$\$\s*(\\begin\{(?<name>(?:equation|align|gather)\*?)\}[^$]*\\end\{\k<name>\})\s*\$\$[ \t]*$/gm;

export const latex: Dialect = {
  commands: {
    'a citation': {
      pattern: /\\(?:(?:paren|auto)?cite|citep|(citet|textcite))\*?(?:\[([^[\]\n]*)\])?\{(\w[\w:.+/, -]*)\}/g,
      write: ([, narrated, place, keys = '']) =>
        narrated !== undefined && place === undefined && !keys.includes(',')
          ? `@${keys}`
          : writeCitation(keys.split(/, */)).replace(/(?=\]$)/, () => (place ? `, ${place}` : '')),
      examples: [
        ['So \\cite{one,two} and \\citep[p. 3]{one}.', 'So [@one; @two] and [@one, p. 3].'],
        ['\\citet{one} say so.', '@one say so.'],
      ],
    },
    'what points at a formula': {
      pattern:
        /(?:\b[Ee]q(?:uations?|s?\.)[ \u00a0])?(\${0,2})(?:\\(?:eq)?ref\{eq:([\w-]+)\}|\(\\ref\{eq:([\w-]+)\}\))\1/g,
      write: ([, , bare, name = bare]) => `[@eq:${name}]`,
      examples: [
        ['Eq. (\\ref{eq:one}) and $\\eqref{eq:two}$', '[@eq:one] and [@eq:two]'],
        ['$x \\overset{\\eqref{eq:one}}{=} y$', '$x \\overset{\\eqref{eq:one}}{=} y$'],
      ],
    },
  },
  formulas: {
    'the definition of a command': {
      // In a line of its own, as Pandoc takes it.
      pattern: /^\\(?:(?:re)?newcommand|providecommand|DeclareMathOperator|def)(?![a-zA-Z])[^$\n]*$/gm,
      write: ([definition = '']) => `$${unescapeTex(definition.trim())}$`,
      examples: [['\\newcommand{\\E}{\\mathbb{E}}', '$\\newcommand{\\E}{\\mathbb{E}}$']],
    },
    'an environment': {
      pattern: environment,
      write: ([, name = '', , tex = '']) => writeEnvironment(name, tex),
      examples: [
        ['\\begin{align*}\na &= b\n\\end{align*}', '$$\n\\begin{aligned}\na &= b\n\\end{aligned}\n$$'],
        ['\\begin{equation}\n\\label{eq:one}\nx\n\\end{equation}', '$$\nx\n$$\n\n: {#eq:one}'],
      ],
    },
    'an environment between dollars': {
      inFormulas: true,
      pattern: enclosed,
      write: ([, written = '']) =>
        `\n${written.replace(environment, (_all, name, _star, tex) => writeEnvironment(name, tex))}\n`,
      examples: [['$$\n\\begin{equation}\nx\n\\end{equation}\n$$', '\n$$\nx\n$$\n']],
    },
    'a displayed formula between dollars': {
      // Alone in its paragraph, or in lines of its own.
      inFormulas: true,
      pattern: new RegExp(
        String.raw`(?!${enclosed.source})(?:(?<=(?<![^])|\n\n)\$\$([^$\n]+)\$\$(?:[ \t]*\{#eq-([\w-]+)[^{}\n]*\})?(?=\n\n|\n?(?![^]))|^([ \t]*)\$\$([^$]*(?:\$(?!\$)[^$]*)*)\$\$[ \t]*$)`,
        'gm',
      ),
      write: ([all = '', , , alone, label, indent = '', tex = '']) => {
        if (alone !== undefined) return writeDisplay(alone, label);
        return tex.includes('\n') ? writeDisplay(tex).replace(/^(?=\S)/gm, indent) : all;
      },
      examples: [
        ['So\n\n$$x^2$$ {#eq-one}\n\nand', 'So\n\n$$\nx^2\n$$\n\n: {#eq:one}\n\nand'],
        ['- One\n\n  $$x\n  $$', '- One\n\n  $$\n  x\n  $$'],
      ],
    },
    'a formula between dollars': {
      // Without spaces at its ends, and without the backslashes that Jekyll takes out.
      inFormulas: true,
      pattern: /\$\$[\s\S]*?\$\$|\$(?=\S)([^$\n]*?)(?<=\S)\$(?!\d)|\$(?=[^$\n]*\\[a-z])([^$\n]+)\$(?!\d)/gi,
      write: ([all = '', tex, spaced = tex]) =>
        spaced === undefined ? shortenBreaks(all) : `$${unescapeTex(tex ?? spaced.trim())}$`,
      examples: [
        ['At $\\lfloor i \\rfloor $ and $\\\\{T_j\\\\}\\_{j=1}^m$', 'At $\\lfloor i \\rfloor$ and $\\{T_j\\}_{j=1}^m$'],
        ['It costs $5 or $6.', 'It costs $5 or $6.'],
      ],
    },
    'a formula between brackets with two backslashes': {
      pattern: /\\\\\(([^\n]{1,500}?)\\\\\)/g,
      write: ([, tex = '']) => `$${unescapeTex(tex.trim())}$`,
      examples: [['Let \\\\(x\\\\) be', 'Let $x$ be']],
    },
    'a formula between brackets with a backslash': {
      pattern: /(?<!\\)\\\(([^\n$]{1,300}?)(?<!\\)\\\)/g,
      write: ([all = '', tex = '']) => (isTex(tex) ? `$${unescapeTex(tex.trim())}$` : all),
      examples: [['Let \\( \\alpha_1 \\) be \\(see below\\)', 'Let $\\alpha_1$ be \\(see below\\)']],
    },
    'a displayed formula between brackets': {
      pattern: /^\\{1,2}\[([^$]{1,2000}?)\\{1,2}\][ \t]*$/gm,
      write: ([all = '', tex = '']) => (all.startsWith('\\\\') || isTex(tex) ? writeDisplay(shortenBreaks(tex)) : all),
      examples: [
        ['\\[\na = b\n\\]', '$$\na = b\n$$'],
        ['\\[sic\\]', '\\[sic\\]'],
      ],
    },
  },
};

/** Whether what stands between brackets with backslashes is a formula, and no text whose brackets are escaped. */
function isTex(words: string): boolean {
  return /\\[a-z]|[_^=+<>]|^\s*[a-z]\s*$/i.test(words) && !words.includes('@');
}

/** A formula within a line without the backslashes that Jekyll takes out. */
function unescapeTex(tex: string): string {
  if (/\\(?:text|begin)/.test(tex)) return shortenBreaks(tex);
  return tex.replace(/\\(\\[{}])|\\(_(?=\{)|\*)/g, (_all, brace = '', sign = '') => `${brace}${sign}`);
}

/** A formula with two backslashes at the end of a line, which are four for Jekyll. */
function shortenBreaks(tex: string): string {
  return tex.replace(/\\{4}/g, '\\\\');
}

function writeEnvironment(name: string, tex = ''): string {
  return shortenBreaks(writeDisplay(name === 'equation' ? tex : `\\begin{${name}ed}${tex}\\end{${name}ed}`));
}
