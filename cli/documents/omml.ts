import { accent, base, fence, group, operators, quoteWords, upright, writeLetters } from './tex.ts';
import { childOf, childrenOf } from './xml.ts';

/**
 * A formula of Word (`m:oMath`) as TeX. An element without a counterpart gives its content, and `report` gets its name.
 * Source: ECMA-376, part 1, 22.1.
 */
export function toTex(formula: Element, report: (element: string) => void): string {
  const inside = (element: Element | undefined): string =>
    element === undefined ? '' : childrenOf(element).map(write).join('');
  const all = (element: Element, name: string) => partsOf(element, name).map(inside);

  function write(element: Element): string {
    const name = element.nodeName;
    if (name === 'm:r') return writeRun(element);
    const form = forms[name];
    if (form !== undefined) return form((part) => inside(childOf(element, `m:${part}`)), element);
    if (name.endsWith('Pr') || !name.startsWith('m:')) return name === 'w:ins' ? inside(element) : '';
    if (!plain.has(name)) report(name);
    return inside(element);
  }

  /** Writes an element; `part` gives the TeX of one of its children. */
  type Form = (part: (name: string) => string, element: Element) => string;

  const forms: Readonly<Record<string, Form>> = {
    'm:f': (part, element) => {
      const [top, bottom] = [part('num'), part('den')];
      const type = setting(element, 'type');
      if (type === 'lin') return `${base(top)}/${base(bottom)}`;
      return type === 'noBar'
        ? `\\genfrac{}{}{0pt}{}${group(top)}${group(bottom)}`
        : `\\frac${group(top)}${group(bottom)}`;
    },
    'm:sSup': (part) => `${base(part('e'))}^${group(part('sup'))}`,
    'm:sSub': (part) => `${base(part('e'))}_${group(part('sub'))}`,
    'm:sSubSup': (part) => `${base(part('e'))}_${group(part('sub'))}^${group(part('sup'))}`,
    'm:sPre': (part) => `{}_${group(part('sub'))}^${group(part('sup'))}${base(part('e'))}`,
    'm:rad': (part) => {
      const degree = part('deg').trim();
      return `\\sqrt${degree === '' ? '' : `[${degree}]`}${group(part('e'))}`;
    },
    'm:nary': (part, element) => {
      const sign = setting(element, 'chr') ?? '∫';
      const [below, above] = [part('sub'), part('sup')];
      const limits = `${below === '' ? '' : `_${group(below)}`}${above === '' ? '' : `^${group(above)}`}`;
      return `${operators[sign] ?? sign}${limits} ${part('e')}`;
    },
    'm:d': (_part, element) => {
      const [open, close] = [setting(element, 'begChr') ?? '(', setting(element, 'endChr') ?? ')'];
      const between = setting(element, 'sepChr') ?? '|';
      const middle = between === '|' ? '\\middle|' : between;
      return `\\left${fence(open)}${all(element, 'm:e').join(middle)}\\right${fence(close)}`;
    },
    'm:func': (part) => {
      const name = part('fName');
      return `${name}${name.endsWith(' ') ? '' : ' '}${part('e')}`;
    },
    'm:limLow': (part) => `${limited(part('e'))}_${group(part('lim'))}`,
    'm:limUpp': (part) => `\\overset${group(part('lim'))}${group(part('e'))}`,
    'm:acc': (part, element) => `${accent(setting(element, 'chr') ?? '\u0302')}${group(part('e'))}`,
    'm:bar': (part, element) =>
      `${setting(element, 'pos') === 'top' ? '\\overline' : '\\underline'}${group(part('e'))}`,
    'm:groupChr': (part, element) => `${accent(setting(element, 'chr') ?? '⏟')}${group(part('e'))}`,
    'm:borderBox': (part) => `\\boxed${group(part('e'))}`,
    'm:phant': (part) => `\\phantom${group(part('e'))}`,
    'm:m': (_part, element) => {
      const cells = partsOf(element, 'm:mr').map((row) => all(row, 'm:e').join(' & '));
      return rows('matrix', cells);
    },
    'm:eqArr': (_part, element) => rows('aligned', all(element, 'm:e')),
  };

  return inside(formula).trim();
}

/** Elements that are mere containers. */
const plain = new Set(['m:e', 'm:box', 'm:oMath', 'm:num', 'm:den', 'm:sub', 'm:sup', 'm:fName', 'm:lim', 'm:deg']);

function partsOf(element: Element, name: string): Element[] {
  return childrenOf(element).filter((child) => child.nodeName === name);
}

/** The value of a property of an element. */
function setting(element: Element, name: string): string | undefined {
  const found = childOf(childOf(element, `${element.nodeName}Pr`), `m:${name}`);
  return found === undefined ? undefined : (found.getAttribute('m:val') ?? '');
}

/** Text marked as normal stays text; several upright letters are the name of a function. */
function writeRun(run: Element): string {
  const text = partsOf(run, 'm:t')
    .map((one) => one.textContent ?? '')
    .join('');
  const properties = childOf(run, 'm:rPr');
  if (childOf(properties, 'm:nor') !== undefined) return text === '' ? '' : quoteWords(text);
  const [script, style] = ['m:scr', 'm:sty'].map((name) => childOf(properties, name)?.getAttribute('m:val'));
  const alphabet = script === undefined || script === 'roman' ? style : script;
  if (alphabet === 'p' && /^\p{L}{2,}$/u.test(text)) return upright(text);
  // The alignment mark in systems of equations is the same as in TeX.
  return text
    .split('&')
    .map((part) => writeLetters(part, alphabet))
    .join('&');
}

function limited(tex: string): string {
  return /^\\(?:lim|max|min|sup|inf) ?$/.test(tex) ? tex.trim() : `\\underset{}${group(tex)}`;
}

function rows(environment: string, lines: readonly string[]): string {
  return `\\begin{${environment}}${lines.join(' \\\\ ')}\\end{${environment}}`;
}
