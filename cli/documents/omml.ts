import { accent, base, escapeTex, fence, group, operators, upright } from './tex.ts';
import { childOf, childrenOf } from './xml.ts';

/**
 * A formula of Word (`m:oMath`) as TeX. What has no counterpart gives its parts; its name goes to `tell`.
 * Source: ECMA-376, part 1, 22.1.
 */
export function toTex(formula: Element, tell: (element: string) => void): string {
  const inside = (element: Element | undefined): string =>
    element === undefined ? '' : childrenOf(element).map(write).join('');
  const part = (element: Element, name: string) => inside(childOf(element, name));

  function write(element: Element): string {
    const name = element.nodeName;
    if (name === 'm:r') return writeRun(element);
    const form = forms[name];
    if (form !== undefined) return form(element);
    if (name.endsWith('Pr') || !name.startsWith('m:')) return name === 'w:ins' ? inside(element) : '';
    if (!plain.has(name)) tell(name);
    return inside(element);
  }

  const forms: Readonly<Record<string, (element: Element) => string>> = {
    'm:f': (element) => {
      const [top, bottom] = [part(element, 'm:num'), part(element, 'm:den')];
      const type = setting(element, 'm:fPr', 'm:type');
      if (type === 'lin') return `${base(top)}/${base(bottom)}`;
      return type === 'noBar'
        ? `\\genfrac{}{}{0pt}{}${group(top)}${group(bottom)}`
        : `\\frac${group(top)}${group(bottom)}`;
    },
    'm:sSup': (element) => `${base(part(element, 'm:e'))}^${group(part(element, 'm:sup'))}`,
    'm:sSub': (element) => `${base(part(element, 'm:e'))}_${group(part(element, 'm:sub'))}`,
    'm:sSubSup': (element) =>
      `${base(part(element, 'm:e'))}_${group(part(element, 'm:sub'))}^${group(part(element, 'm:sup'))}`,
    'm:sPre': (element) =>
      `{}_${group(part(element, 'm:sub'))}^${group(part(element, 'm:sup'))}${base(part(element, 'm:e'))}`,
    'm:rad': (element) => {
      const degree = part(element, 'm:deg').trim();
      return `\\sqrt${degree === '' ? '' : `[${degree}]`}${group(part(element, 'm:e'))}`;
    },
    'm:nary': (element) => {
      const sign = setting(element, 'm:naryPr', 'm:chr') ?? '∫';
      const [below, above] = [part(element, 'm:sub'), part(element, 'm:sup')];
      const limits = `${below === '' ? '' : `_${group(below)}`}${above === '' ? '' : `^${group(above)}`}`;
      return `${operators[sign] ?? sign}${limits} ${part(element, 'm:e')}`;
    },
    'm:d': (element) => {
      const [open, close] = [
        setting(element, 'm:dPr', 'm:begChr') ?? '(',
        setting(element, 'm:dPr', 'm:endChr') ?? ')',
      ];
      const between = setting(element, 'm:dPr', 'm:sepChr') ?? '|';
      const parts = childrenOf(element).filter((child) => child.nodeName === 'm:e');
      const middle = between === '|' ? '\\middle|' : between;
      return `\\left${fence(open)}${parts.map(inside).join(middle)}\\right${fence(close)}`;
    },
    'm:func': (element) => {
      const name = part(element, 'm:fName');
      return `${name}${name.endsWith(' ') ? '' : ' '}${part(element, 'm:e')}`;
    },
    'm:limLow': (element) => `${limited(part(element, 'm:e'))}_${group(part(element, 'm:lim'))}`,
    'm:limUpp': (element) => `\\overset${group(part(element, 'm:lim'))}${group(part(element, 'm:e'))}`,
    'm:acc': (element) => `${accent(setting(element, 'm:accPr', 'm:chr') ?? '\u0302')}${group(part(element, 'm:e'))}`,
    'm:bar': (element) =>
      `${setting(element, 'm:barPr', 'm:pos') === 'top' ? '\\overline' : '\\underline'}${group(part(element, 'm:e'))}`,
    'm:groupChr': (element) =>
      `${accent(setting(element, 'm:groupChrPr', 'm:chr') ?? '⏟')}${group(part(element, 'm:e'))}`,
    'm:borderBox': (element) => `\\boxed${group(part(element, 'm:e'))}`,
    'm:phant': (element) => `\\phantom${group(part(element, 'm:e'))}`,
    'm:m': (element) =>
      rows(
        'matrix',
        partsOf(element, 'm:mr').map((row) => partsOf(row, 'm:e').map(inside)),
      ),
    'm:eqArr': (element) =>
      rows(
        'aligned',
        partsOf(element, 'm:e').map((row) => [inside(row)]),
      ),
  };
  return inside(formula).trim();
}

/** Elements that only hold others. */
const plain = new Set(['m:e', 'm:box', 'm:oMath', 'm:num', 'm:den', 'm:sub', 'm:sup', 'm:fName', 'm:lim', 'm:deg']);

function partsOf(element: Element, name: string): Element[] {
  return childrenOf(element).filter((child) => child.nodeName === name);
}

function setting(element: Element, properties: string, name: string): string | undefined {
  const found = childOf(childOf(element, properties), name);
  return found === undefined ? undefined : (found.getAttribute('m:val') ?? '');
}

/** Words marked as words stay words; a name of several upright letters is a function. */
function writeRun(run: Element): string {
  const text = partsOf(run, 'm:t')
    .map((one) => one.textContent ?? '')
    .join('');
  const properties = childOf(run, 'm:rPr');
  if (childOf(properties, 'm:nor') !== undefined) return text === '' ? '' : `\\text{${escapeTex(text)}}`;
  const isUpright = childOf(properties, 'm:sty')?.getAttribute('m:val') === 'p';
  if (isUpright && /^\p{L}{2,}$/u.test(text)) return upright(text);
  // The mark of alignment in a system of equations is TeX's own.
  return text.split('&').map(escapeTex).join('&');
}

function limited(tex: string): string {
  return /^\\(?:lim|max|min|sup|inf) ?$/.test(tex) ? tex.trim() : `\\underset{}${group(tex)}`;
}

function rows(environment: string, cells: readonly (readonly string[])[]): string {
  return `\\begin{${environment}}${cells.map((row) => row.join(' & ')).join(' \\\\ ')}\\end{${environment}}`;
}
