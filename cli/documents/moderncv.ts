/** Reads a CV of moderncv, a class of LaTeX whose commands Pandoc does not know. */
import type { Element, ElementContent, Nodes } from 'hast';
import { visit } from 'unist-util-visit';
import { hasClass, isElement, textOfElement } from './hast.ts';
import { type Losses, tellCommand } from './losses.ts';

const part = (number: number, kind = 'part') => String.raw`\begin{cv${kind}}#${number}\end{cv${kind}}`;
const line = (...parts: readonly string[]) => String.raw`\begin{cvrow}${parts.join('')}\end{cvrow}`;

/** The commands of entries with the number of their arguments, of which the first is a distance that need not be given. */
const commands: readonly (readonly [name: string, count: number, meaning: string])[] = [
  ['cventry', 7, line(part(2, 'label'), part(3), part(4), part(5), part(6), part(7, 'note'))],
  ['cvitem', 3, line(part(2, 'label'), part(3))],
  ['cvitemwithcomment', 4, line(part(2, 'label'), part(3), part(4))],
  ['cvdoubleitem', 5, line(part(2, 'label'), part(3)) + line(part(4, 'label'), part(5))],
  // Their names in old versions.
  ['cvline', 3, line(part(2, 'label'), part(3))],
  ['cvlanguage', 4, line(part(2, 'label'), part(3), part(4))],
  ['cvcomputer', 5, line(part(2, 'label'), part(3)) + line(part(4, 'label'), part(5))],
  ['cvlistitem', 2, line(part(2))],
  ['cvlistdoubleitem', 3, line(part(2)) + line(part(3))],
];

/** The title of a page is the name of the person, and what moderncv calls a title stands below it. */
const heading = String.raw`\let\cvtitle\title\renewcommand{\title}[1]{\subtitle{#1}}\newcommand{\name}[2]{\cvtitle{#1 #2}}`;

const definitions =
  commands.map(([name, count, meaning]) => `\\newcommand{\\${name}}[${count}][]{${meaning}}`).join('') + heading;

/** A document of LaTeX that, if it is a CV of moderncv, says what the commands of its class mean. */
export function defineEntries(tex: string, losses: Losses): string {
  if (!/^[^%\n]*\\documentclass\s*(?:\[[^\]]*\])?\s*\{moderncv\}/m.test(tex)) return tex;
  // Pandoc takes it for that of a letter, and leaves it out without telling.
  for (const [, address] of tex.matchAll(/^[^%\n]*\\address\s*\{([^{}]*)\}/gm))
    losses.add(tellCommand('\\address'), address);
  // In its first line, so that no other line has another number.
  return definitions + tex;
}

/** Makes lists of the entries of a CV that stand one after the other. */
export function listEntries(root: Nodes): void {
  visit(root, (parent) => {
    if (!('children' in parent) || !parent.children.some(isEntry)) return;
    const listed: Nodes[] = [];
    for (const node of parent.children) {
      const last = listed.at(-1);
      if (isEntry(node) && isElement(last) && last.tagName === 'ul') last.children.push(toItem(node));
      else if (isEntry(node)) listed.push({ type: 'element', tagName: 'ul', properties: {}, children: [toItem(node)] });
      else if (node.type !== 'text' || node.value.trim() !== '') listed.push(node);
    }
    parent.children = listed as Element[];
  });
}

function isEntry(node: Nodes): node is Element {
  return isElement(node) && hasClass(node, 'cvrow');
}

/** An entry as an item of a list: `**2007** Professor, University. What else is said.` */
function toItem(entry: Element): Element {
  const parts = entry.children.filter(isElement).filter((one) => textOfElement(one) !== '');
  const words: ElementContent[] = [];
  const below: ElementContent[] = [];
  for (const [index, one] of parts.entries()) {
    const [first, ...others] = one.children.filter(isElement);
    const own = first?.tagName === 'p' ? first.children : [];
    const isLabel = hasClass(one, 'cvlabel');
    const before = parts[index - 1];
    const sign = before === undefined ? '' : hasClass(before, 'cvlabel') ? ' ' : hasClass(one, 'cvnote') ? '. ' : ', ';
    if (own.length > 0) words.push({ type: 'text', value: sign });
    words.push(...(isLabel ? [{ type: 'element', tagName: 'strong', properties: {}, children: own } as const] : own));
    below.push(...(own.length > 0 || first === undefined ? others : [first, ...others]));
  }
  const paragraph: Element = { type: 'element', tagName: 'p', properties: {}, children: words };
  return { type: 'element', tagName: 'li', properties: {}, children: [paragraph, ...below] };
}
