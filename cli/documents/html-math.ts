import type { Element, Nodes } from 'hast';
import { findElement, hasClass, isElement, textOfElement } from './hast.ts';
import { mathmlToTex } from './mathml.ts';
import { replaceNodes } from './replace-nodes.ts';
import { type Formula, formulaMark } from './source.ts';

/** Replaces every formula (our marks, MathML, and what KaTeX, MathJax and Pandoc write) by a `span` with its TeX. */
export function markMath(root: Nodes, formulas: readonly Formula[]): void {
  replaceNodes<Nodes>(root, (node) => {
    if (isElement(node)) {
      const formula = readFormula(node);
      return formula && [toElement(formula)];
    }
    if (node.type !== 'text' || !formulaMark.test(node.value)) return null;
    return node.value.split(formulaMark).flatMap((piece, at): Nodes[] => {
      if (at % 2 === 0) return piece === '' ? [] : [{ type: 'text', value: piece }];
      const formula = formulas[Number(piece)];
      return formula === undefined || formula.tex === '' ? [] : [toElement(formula)];
    });
  });
}

function toElement({ tex, isDisplay }: Formula): Element {
  const properties = { tex, display: isDisplay ? 'block' : 'inline' };
  // Without text, whitespace would be collapsed across the element.
  return { type: 'element', tagName: 'span', properties, children: [{ type: 'text', value: tex }] };
}

function readFormula(element: Element): Formula | null {
  const { tagName, properties } = element;
  if (tagName === 'math') {
    const isDisplay = properties.display === 'block';
    const source = findElement(
      element,
      (one) => one.tagName === 'annotation' && /tex/i.test(String(one.properties.encoding)),
    );
    return { tex: source === undefined ? mathmlToTex(element) : textOfElement(source), isDisplay };
  }
  if (tagName === 'span' && hasClass(element, 'katex', 'katex-display')) {
    const math = findElement(element, (one) => one.tagName === 'math');
    const formula = math === undefined ? null : readFormula(math);
    return formula && { ...formula, isDisplay: formula.isDisplay || hasClass(element, 'katex-display') };
  }
  if (tagName === 'span' && hasClass(element, 'math'))
    return {
      tex: textOfElement(element).replace(/^(?:\\[([]|\$\$?)([\s\S]*?)(?:\\[)\]]|\$\$?)$/, '$1'),
      isDisplay: hasClass(element, 'display'),
    };
  if (tagName === 'script' && String(properties.type).startsWith('math/tex'))
    return { tex: textOfElement(element), isDisplay: String(properties.type).includes('mode=display') };
  return null;
}
