import type { ElementContent } from 'hast';
import { h } from './elements.ts';

/** A number, sign, bracket, or a power of the preceding token. */
const part =
  /(\d+(?:(?:\{,\}|,)\d{3})*(?:\.\d+)?)|(\\times(?![a-z])|\\cdot(?![a-z])|[-+/=<>])|([()])|\^(?:\{(\d+)\}|(\d))|\s+|\\,/gy;

/** The number of characters that are kept together: they fit into half a line of a phone, or a whole line at double size. */
const shortAtMost = 14;

const signs: Readonly<Record<string, string>> = { '\\times': '×', '\\cdot': '·', '-': '−' };

/**
 * A formula of only numbers and signs, such as `1-4/9`, in the font of the text around it. A long one may break before
 * equals signs, plus and minus, a short one nowhere. Null if it contains letters.
 */
export function writeArithmetic(tex: string): ElementContent[] | null {
  const written: (ElementContent | string)[] = [];
  let after = '';
  let done = 0;
  for (const match of tex.matchAll(part)) {
    if (match.index !== done) return null;
    done += match[0].length;
    const [, number, sign, bracket, longPower, power = longPower] = match;
    if (number !== undefined) written.push(number.replaceAll('{,}', ','));
    else if (bracket !== undefined) written.push(bracket);
    else if (power !== undefined) written.push(h('sup', {}, power));
    else if (sign !== undefined) written.push(space(signs[sign] ?? sign, /^$|[-+/=<>(]|\\/.test(after)));
    else continue;
    after = match[0];
  }
  if (done < tex.length) return null;
  const isShort = written.map((piece) => (typeof piece === 'string' ? piece : ' ')).join('').length <= shortAtMost;
  return join(
    isShort ? written.map((piece) => (typeof piece === 'string' ? piece.replaceAll(' ', '\u00A0') : piece)) : written,
  );
}

/** A sign with spaces around it between two numbers; a sign before a single number has none. */
function space(sign: string, isAlone: boolean): string {
  if (isAlone || sign === '/') return sign;
  return `${/[=<>+−]/.test(sign) ? ' ' : '\u00A0'}${sign}\u00A0`;
}

function join(parts: readonly (ElementContent | string)[]): ElementContent[] {
  const joined: ElementContent[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (typeof part !== 'string') joined.push(part);
    else if (last?.type === 'text') last.value += part;
    else joined.push({ type: 'text', value: part });
  }
  return joined;
}
