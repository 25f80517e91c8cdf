import type { ElementContent } from 'hast';
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
    case 'mtr':
      return ` ${parts.join('')} `;
    case 'mo':
      return sayOperator(parts.join(''));
    default:
      return parts.join('');
  }
}

const invisible = /[\u2061-\u2064]/g;
const spaced = /^[=<>≤≥≈≠≡∼+−±×·→⇒∈∣|]$/;

function sayOperator(sign: string): string {
  const shown = sign.replace(invisible, '').trim().replace('∣', '|');
  return spaced.test(shown) ? ` ${shown} ` : shown;
}

const raised: Readonly<Record<string, string>> = { '2': '²', '3': '³', '′': '′', '″': '″' };

function raise(base: string, exponent: string): string {
  const plain = exponent.trim();
  return `${base}${raised[plain] ?? `^${enclose(plain)}`}`;
}

/** The text below a brace is the name of that part; elsewhere it is an index. */
function lower(base: string, index: string): string {
  const plain = index.trim();
  if (plain === '⏟') return base;
  if (/^[\p{L}\s]+\s[\p{L}\s]+$/u.test(plain)) return `${base} (${plain})`;
  return `${base}_${enclose(plain)}${/^[∑∏∫]$/.test(base.trim()) ? ' ' : ''}`;
}

const marks: Readonly<Record<string, string>> = {
  '¯': '\u0304',
  '‾': '\u0304',
  '^': '\u0302',
  '~': '\u0303',
  '˙': '\u0307',
};

function mark(base: string, sign: string): string {
  return base + (marks[sign.trim()] ?? '');
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
