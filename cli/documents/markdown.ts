import type { Root } from 'mdast';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import type { Foreign } from '../parse/tree.ts';

/** Text that is written without escaping, such as a citation. */
export interface Verbatim {
  readonly type: 'verbatim';
  readonly value: string;
}

const valued = (write: (value: string) => string) => (node: { readonly value: string }) => write(node.value);

const writer = remark()
  .use(remarkGfm, { tablePipeAlign: false })
  .data('settings', {
    bullet: '-',
    emphasis: '*',
    rule: '-',
    listItemIndent: 'one',
    resourceLink: true,
    handlers: {
      inlineMath: ({ value }: { readonly value: string }, _parent: unknown, { stack }: State, { after }: Around) => {
        const tex = value.replace(/\s+/g, ' ');
        // A digit right after the second dollar would make it a price.
        const space = /\d/.test(after) ? ' ' : '';
        return `$${stack.includes('tableCell') ? tex.replaceAll('|', '\\|') : tex}$${space}`;
      },
      math: valued((tex) => `$$\n${tex.trim().replace(/\n\s*\n/g, '\n')}\n$$`),
      verbatim: valued((text) => text),
      foreign: (node: Foreign, _parent: unknown, state: State, info: never) =>
        `[${state.containerPhrasing(node as never, info)}]{lang=${node.language}}`,
      openLink: (node: never, _parent: unknown, state: State, info: never) => state.containerPhrasing(node, info),
      caption: (node: never, _parent: unknown, state: State, info: never) =>
        `: ${state.containerPhrasing(node, info).trim()}`,
    },
    // Characters that are markup on this site only.
    unsafe: [
      { character: '$', inConstruct: 'phrasing' },
      { atBreak: true, character: ':' },
    ],
  } as never)
  .freeze();

interface State {
  readonly stack: readonly string[];
  readonly containerPhrasing: (node: never, info: never) => string;
}

/** The signs that stand before and behind what is written. */
interface Around {
  readonly after: string;
}

/** A tree as Markdown text. */
export function writeMarkdown(tree: Root): string {
  return writer.stringify(tree).trim();
}
