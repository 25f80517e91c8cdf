/** Fits the formulas of a document to this site. */
import type { Nodes, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { labelOfTex } from '../core/labels.ts';
import type { DisplayTex, InlineTex } from '../parse/tree.ts';
import { removeNodes, replaceNodes } from './replace-nodes.ts';

const definition =
  /\\(?:(?:re)?newcommand|providecommand|DeclareMathOperator|def)\*?\s*\{?(\\[a-zA-Z]+)\}?(?:\[(\d)\])?((?:#\d)*)\s*\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g;

/** Writes the commands that an author defines once for a whole page into each formula that uses them, as this site needs them. */
export function shareCommands(tree: Root): void {
  const formulas: (InlineTex | DisplayTex)[] = [];
  visit(tree, ['inlineMath', 'math'], (node) => void formulas.push(node as InlineTex | DisplayTex));
  const defined = new Map<string, string>();
  for (const formula of formulas)
    formula.value = formula.value
      .replace(definition, (all, name: string, count: string | undefined, written: string, tex: string) => {
        const meaning = all.startsWith('\\Declare') ? `\\operatorname{${tex}}` : tex;
        const parameters = count === undefined ? written : '#1#2#3#4#5#6#7#8#9'.slice(0, 2 * Number(count));
        // The typesetter lets `\def` alone give a command of its own another meaning.
        defined.set(name, `\\def${name}${parameters}{${meaning}}`);
        return '';
      })
      .trim();
  for (const formula of formulas) formula.value = addCommands(formula.value, defined);
  removeNodes<Nodes>(tree, (node) => (node.type === 'math' || node.type === 'inlineMath') && node.value === '');
}

/** A formula after the definitions that it needs, and those that these need. */
function addCommands(tex: string, defined: ReadonlyMap<string, string>): string {
  const isUsed = ([name, meaning]: readonly [string, string]) =>
    new RegExp(`\\${name}(?![a-zA-Z])`).test(tex) && !tex.includes(meaning);
  const used = [...defined].find(isUsed);
  return used === undefined ? tex : addCommands(`${used[1]}${tex}`, defined);
}

/** Splits paragraphs around display formulas, which are blocks of their own. */
export function splitMath(tree: Root): void {
  replaceNodes<Nodes>(tree, (node) => {
    const parts = node.type === 'paragraph' ? splitAround(node) : [];
    return parts.length > 1 ? parts : null;
  });
}

/** The parts of a paragraph before, between and after its display formulas; emphasis and links are split with it. */
function splitAround<N extends Paragraph | PhrasingContent>(node: N): (N | PhrasingContent)[] {
  if (!('children' in node)) return [node];
  const parts: (N | PhrasingContent)[] = [];
  let run: PhrasingContent[] = [];
  const close = () => {
    parts.push({ ...node, children: run });
    run = [];
  };
  for (const child of node.children.flatMap((one) => splitAround<PhrasingContent>(one)))
    if ((child.type as string) === 'math') {
      close();
      parts.push(child);
    } else run.push(child);
  close();
  return parts;
}

/** Labels the display formulas at which LaTeX points, and writes what does so as here, without the word before it. */
export function labelFormulas(tree: Root): void {
  const meant = new Set<string>();
  visit(tree, 'link', ({ url }) => void meant.add(url));
  const labels = new Map<string, string>();
  tree.children = tree.children.flatMap((node): RootContent[] => {
    if (node.type !== 'math') return [node];
    const written = Array.from(node.value.matchAll(texLabel), ([, name = '']) => name);
    // A formula has one number: what points at other lines of it stays as it is, and is told of as other lost links.
    const [name = ''] = written.filter((one) => meant.has(`#${one}`));
    const label = labelOfTex(name);
    node.value = node.value.replace(texLabel, '');
    if (label === 'eq:' || [...labels.values()].includes(label)) return [node];
    labels.set(`#${name}`, label);
    return [node, { type: 'caption', children: [{ type: 'text', value: `{#${label}}` }] } as never];
  });
  visit(tree, 'link', (link, index = 0, parent) => {
    const label = labels.get(link.url);
    if (label === undefined || parent === undefined) return;
    const [before, after] = [parent.children[index - 1], parent.children[index + 1]];
    const isInBrackets =
      before?.type === 'text' && after?.type === 'text' && /\($/.test(before.value) && after.value.startsWith(')');
    if (isInBrackets) {
      before.value = before.value.slice(0, -1);
      after.value = after.value.slice(1);
    }
    if (before?.type === 'text') before.value = before.value.replace(/\b[Ee]q(?:uation|\.)[ \u00a0]$/, '');
    parent.children[index] = { type: 'text', value: `[@${label}]` };
  });
}

const texLabel = /\\label\{([^{}]*)\}\s*/g;

/** Joins formulas without anything between them, such as an index and an exponent: `$$` is no end and beginning. */
export function joinFormulas(tree: Root): void {
  visit(tree, 'inlineMath', (formula, index = 0, parent) => {
    const next = parent?.children[index + 1];
    if (next?.type !== 'inlineMath') return undefined;
    formula.value = `${formula.value} ${next.value}`;
    parent?.children.splice(index + 1, 1);
    return index;
  });
}
