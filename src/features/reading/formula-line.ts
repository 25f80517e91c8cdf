/** The signs with a space before and after them. */
const spaced = /^[=<>≤≥≈≠∈+−×·→]$/;

/** A formula of MathML as it is typed in one line: `P(better) = 1/(1 + e^(−Δ/λ))`. */
export function formulaLine(formula: Element): string {
  // A minus at a beginning belongs to what follows.
  return write(formula)
    .trim()
    .replace(/ +(?=[ )\],])/g, '')
    .replace(/([([]) /g, '$1')
    .replace(/(^|[([]|= ) ?− /g, '$1−');
}

function write(element: Element): string {
  const [first = '', second = '', third = ''] = Array.from(element.children, part);
  switch (element.localName) {
    case 'mfrac':
      return `${first}/${second}`;
    case 'msup':
    case 'mover':
      return `${first}^${second}`;
    case 'msub':
    case 'munder':
      return `${first}_${second} `;
    case 'msubsup':
    case 'munderover':
      return `${first}_${second}^${third} `;
    default: {
      const row = Array.from(element.children, write).join('');
      if (element.localName === 'msqrt') return `√(${row})`;
      return element.childElementCount === 0 ? writeSign(element) : row;
    }
  }
}

/** A part of a fraction, or a power: in brackets where it is made of several signs. */
function part(element: Element): string {
  const line = formulaLine(element);
  return element.childElementCount > 0 && Array.from(line).length > 1 ? `(${line})` : line;
}

function writeSign(element: Element): string {
  const text = element.textContent.trim();
  // The application of a function has a sign that is not seen.
  if (text === '\u2061') return '';
  if (element.localName === 'mspace' || text === ',') return `${text} `;
  const isWord = element.localName === 'mi' && text.length > 1;
  return isWord || spaced.test(text) ? ` ${text} ` : text;
}
