import type { Nodes, Root } from 'mdast';
import type { Math as DisplayMath, InlineMath } from 'mdast-util-math';
import { visit } from 'unist-util-visit';
import { removeNodes } from './replace-nodes.ts';

const definition =
  /\\(?:(?:re)?newcommand|providecommand|DeclareMathOperator|def)\*?\s*\{?(\\[a-zA-Z]+)\}?(?:\[(\d)\])?((?:#\d)*)\s*\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g;

/** Writes the commands that an author defines once for a whole page into each formula that uses them, as this site needs them. */
export function shareCommands(tree: Root): void {
  const formulas: (InlineMath | DisplayMath)[] = [];
  visit(tree, ['inlineMath', 'math'], (node) => void formulas.push(node as InlineMath));
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
