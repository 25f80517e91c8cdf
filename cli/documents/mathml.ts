import type { Element, Nodes } from 'hast';
import { tableOf } from '../core/table.ts';
import { isElement, textOfElement } from './hast.ts';
import { accent, base, escapeTex, fence, group, operators, quoteWords, upright, writeLetters } from './tex.ts';

/** A MathML formula as TeX; an element without a counterpart gives its content. */
export function mathmlToTex(math: Nodes): string {
  return inside(math).trim();
}

function inside(node: Nodes): string {
  return 'children' in node ? node.children.map(write).join('') : '';
}

/** The name of an element without the prefix that LibreOffice writes. */
function nameOf({ tagName }: Element): string {
  return tagName.replace(/^\w+:/, '').toLowerCase();
}

function write(node: Nodes): string {
  if (!isElement(node)) return '';
  const form = forms[nameOf(node)];
  return form === undefined
    ? inside(node)
    : form(node, node.children.filter(isElement).map(write), textOfElement(node));
}

type Form = (element: Element, parts: readonly string[], words: string) => string;

const script =
  (sign: string): Form =>
  (_element, [of = '', one = '']) =>
    `${base(of)}${sign}${group(one)}`;

const both: Form = (_element, [of = '', below = '', above = '']) => `${base(of)}_${group(below)}^${group(above)}`;

const isOperator = (tex: string) => /^\{?\\(?:lim|max|min|sup|inf|sum|(?:co)?prod|o?i*nt|big)/.test(tex.trim());

const forms = tableOf<Form>({
  annotation: () => '',
  'annotation-xml': () => '',
  mi: ({ properties: { mathvariant } }, _parts, words) =>
    /^\p{L}{2,}$/u.test(words) && (mathvariant ?? 'normal') === 'normal'
      ? upright(words)
      : writeLetters(words, String(mathvariant)),
  mn: ({ properties: { mathvariant } }, _parts, words) => writeLetters(words, String(mathvariant)),
  mo: (_element, _parts, words) => (operators[words] ? `${operators[words]} ` : escapeTex(words)),
  mtext: (_element, _parts, words) => (words === '' ? ' ' : quoteWords(words)),
  mspace: () => ' ',
  mfrac: (_element, [top = '', bottom = '']) => `\\frac${group(top)}${group(bottom)}`,
  msup: script('^'),
  msub: script('_'),
  msubsup: both,
  msqrt: (element) => `\\sqrt${group(inside(element))}`,
  mroot: (_element, [of = '', degree = '']) => `\\sqrt[${degree.trim()}]${group(of)}`,
  munder: (_element, [of = '', below = '']) =>
    isOperator(of) ? `${of.trim()}_${group(below)}` : `\\underset${group(below)}${group(of)}`,
  mover: (_element, [of = '', above = '']) =>
    isOperator(of)
      ? `${of.trim()}^${group(above)}`
      : /^\p{L}$/u.test(above)
        ? `\\overset${group(above)}${group(of)}`
        : `${accent(above)}${group(of)}`,
  munderover: both,
  mfenced: ({ properties }, parts) =>
    `\\left${fence(String(properties.open ?? '('))}${parts.join(',')}\\right${fence(String(properties.close ?? ')'))}`,
  mtr: (_element, cells) => `${cells.join(' & ')} \\\\ `,
  mtable: (_element, parts) => `\\begin{matrix}${parts.join('').replace(/ \\\\ $/, '')}\\end{matrix}`,
});
