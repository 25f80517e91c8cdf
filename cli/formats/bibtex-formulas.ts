/** Writes the commands of formulas so that the parser does not run their names into the letter after them. */
import { tableOf } from '../core/table.ts';

/** The double-struck letters that most fonts have. */
const doubleStruck = tableOf<string>({ C: 'ℂ', H: 'ℍ', N: 'ℕ', P: 'ℙ', Q: 'ℚ', R: 'ℝ', Z: 'ℤ' });

const accents = tableOf<string>({ hat: '\u0302', tilde: '\u0303', bar: '\u0304', vec: '\u20d7' });

/** Signs that the parser does not know, or takes for those of a rarer alphabet. */
const signs = tableOf<string>({ mu: 'μ', nabla: '∇', perp: '⊥', emptyset: '∅' });

const functions =
  'arccos|arcsin|arctan|arg|cos|cosh|cot|coth|csc|deg|det|dim|exp|gcd|hom|inf|ker|lg|lim|liminf|limsup|ln|log|max|min|Pr|sec|sin|sinh|sup|tan|tanh';
/** A function, by its command or as `\operatorname{Ric}`, with its indices. */
const call = new RegExp(
  `([_^]\\s*)?\\s*\\\\(?:(${functions})(?![A-Za-z])|operatorname\\*?\\s*\\{([^{}\\\\]*)\\})((?:\\s*[_^]\\s*(?:\\{[^{}]*\\}|\\\\[A-Za-z]+|[^\\s\\\\{}]))*)\\s*`,
  'g',
);
/** A space that does not stand between two letters, numbers or brackets. */
const needless = /(?<![\p{L}\p{N})}]\s*)\\,|\\,(?![\p{L}\p{N}]|\\[A-Za-z,])/gu;

/** A formula with letters, accents and names of functions in place of their commands: `\mathbb{Z}`, `\hat x`, `\log n`. */
export function easeFormula(formula: string): string {
  return formula
    .replace(/\s+/g, ' ')
    .replace(/(?<=\\[A-Za-z]+)(?=\\)/g, ' ')
    .replace(/([_^]\s*)?\\(?:text|textrm|textup|mbox)\s*\{([^{}\\]*)\}/g, (_, index = '', written: string) => {
      const words = written.replace(/\s+/g, '\\,');
      return index === '' ? words : `${index}{${words}}`;
    })
    .replace(/\\mathbb\s*(?:\{([A-Z])\}|([A-Z]))/g, (_, one?: string, two?: string) => {
      const letter = one ?? two ?? '';
      return doubleStruck[letter] ?? letter;
    })
    .replace(
      /\\(?:mathbb|mathbf|mathcal|mathfrak|mathscr|mathsf|boldsymbol|bm)(?![A-Za-z])\s*(?:\{([A-Za-z])\})?/g,
      '$1',
    )
    .replace(
      /\\(?:wide)?(hat|tilde|bar|vec)(?![A-Za-z])\s*(?:\{([A-Za-z]|\\[A-Za-z]+)\}|([A-Za-z]|\\[A-Za-z]+))/g,
      (_, accent: string, one?: string, two?: string) => `${one ?? two ?? ''}${accents[accent] ?? ''}`,
    )
    .replace(/\\(mu|nabla|perp|emptyset)(?![A-Za-z])/g, (_, name: string) => signs[name] ?? '')
    .replace(call, (_, index = '', name?: string, own?: string, indices = '') => {
      const words = name ?? own ?? '';
      return index === '' ? `\\,${words}${indices}\\,` : `${index}{${words}}${indices}`;
    })
    .replace(/\\, /g, '\\,')
    .replace(needless, '');
}
