import type { Element, ElementContent } from 'hast';
import { typesetMath } from '../render/math.ts';

/** A formula as one line of plain text, such as `P(a | ω) = e^(u/κ)/2`; empty if it cannot be parsed. */
export function sayMath(tex: string, isDisplay: boolean): string {
  const typeset = typesetMath(tex, isDisplay);
  if (!('nodes' in typeset)) return '';
  return tidy(typeset.nodes.map(say).join(''));
}

function say(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  const parts = node.children.map(say);
  const [first = '', second = '', third = ''] = parts;
  switch (node.tagName) {
    case 'mfrac':
      // The two numbers of a binomial coefficient have no line between them.
      if (node.properties.linethickness === '0px') return `${tidy(first)} choose ${tidy(second)}`;
      return `${enclose(first)}/${enclose(second)}`;
    case 'msqrt':
      return `√${enclose(parts.join(''))}`;
    case 'mroot':
      return `${raise('', second)}√${enclose(first)}`;
    case 'msup':
      return raise(first, second);
    case 'msub':
    case 'munder':
      return lower(first, second);
    case 'mover':
      return mark(first, second);
    case 'msubsup':
    case 'munderover':
      return raise(lower(first, second), third);
    case 'mi':
      // Letters of a special style, such as the E of an expectation, become plain ones for the search.
      return parts.join('').normalize('NFKC');
    case 'mspace':
      return ' ';
    case 'menclose':
      return node.properties.notation === 'top' ? mark(parts.join(''), '‾') : parts.join('');
    case 'mtable':
      return sayRows(node);
    case 'mo':
      return sayOperator(parts.join(''), 'stretchy' in node.properties && !('lspace' in node.properties));
    default:
      return parts.join('');
  }
}

/** `a, b; c, d` for a matrix or cases, which may have commas of their own; the lines of an aligned formula run on. */
function sayRows({ children }: Element): string {
  const rows = children.map((row) => ('children' in row ? row.children.filter(isElement) : []));
  const has = (side: string) => rows.some((cells) => cells.some(({ properties }) => properties.columnalign === side));
  const isAligned = has('right') && (has('left') || rows.every(({ length }) => length === 1));
  const [between, below, ending] = isAligned ? [' ', ' ', /$/] : [', ', '; ', /[,;]$/];
  return rows.map((cells) => cells.map((cell) => tidy(say(cell)).replace(ending, '')).join(between)).join(below);
}

function isElement(node: ElementContent): node is Element {
  return node.type === 'element';
}

const invisible = /[\u2061-\u2064]/g;
const spaced = /^[=<>≤≥≈≠≡∼+−±×·→⇒∈∣|]$/;

/** The bars of an absolute value stand at what they enclose; the one of a condition has space around it. */
function sayOperator(sign: string, isBracket: boolean): string {
  const shown = sign.replace(invisible, '').trim().replace('∣', '|');
  return !(isBracket && shown === '|') && spaced.test(shown) ? ` ${shown} ` : shown;
}

const raised: Readonly<Record<string, string>> = { '2': '²', '3': '³', '′': '′', '″': '″' };

function raise(base: string, exponent: string): string {
  const plain = exponent.trim();
  // The space after a sum goes behind its upper limit.
  return `${base.trimEnd()}${raised[plain] ?? `^${enclose(plain)}`}${/^(?:[∑∏∫].*| [=≈≡∼→]) $/.test(base) ? ' ' : ''}`;
}

const words = /^[\p{L}\s]+\s[\p{L}\s]+$/u;

/** The text below a brace is the name of that part; elsewhere it is an index. */
function lower(base: string, index: string): string {
  const plain = index.trim();
  if (plain === '⏟') return base;
  if (words.test(plain)) return `${base} (${plain})`;
  return `${base}_${enclose(plain)}${/^[∑∏∫]$/.test(base.trim()) ? ' ' : ''}`;
}

const marks: Readonly<Record<string, string>> = {
  '¯': '\u0304',
  '‾': '\u0304',
  '^': '\u0302',
  ˆ: '\u0302',
  '~': '\u0303',
  '˙': '\u0307',
  '¨': '\u0308',
  ˇ: '\u030c',
  '´': '\u0301',
  '`': '\u0300',
  '˘': '\u0306',
  '˚': '\u030a',
  '→': '\u20d7',
};

/** An accent; other signs above an arrow or the like are said as an exponent, such as the `d` of an arrow. */
function mark(base: string, sign: string): string {
  const plain = sign.trim();
  if (plain === '' || plain === '⏞') return base;
  if (words.test(plain)) return `${base} (${plain})`;
  const accent = marks[plain];
  if (accent === undefined) return /[\p{L}\p{N}]/u.test(base) ? base : raise(base, plain);
  const whole = base.trim();
  return `${/^\p{L}?$/u.test(whole) ? whole : `(${whole})`}${accent}`;
}

/** In brackets, unless it is one word or number. */
function enclose(part: string): string {
  const plain = tidy(part);
  return /^[\p{L}\p{M}\p{N}.,′]*$/u.test(plain) || /^\([^()]*\)$/.test(plain) ? plain : `(${plain})`;
}

/** Puts one space between parts, and none after the minus sign of a number. */
function tidy(said: string): string {
  return said
    .replace(/\s+/g, ' ')
    .replace(/(^|[([=<>≤≥≈,/^] ?) ?− /g, '$1−')
    .replace(/,(?=\p{L})/gu, ', ')
    .replace(/ ([,.;)/\]])/g, '$1')
    .replace(/([([]) /g, '$1')
    .trim();
}
