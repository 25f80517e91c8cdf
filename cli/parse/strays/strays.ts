import type { Span } from '../../core/problem.ts';
import type { Lines } from '../lines.ts';
import { maskProse } from '../prose.ts';
import { type Nodes, spanOf } from '../tree.ts';
import { findBoldHeadings, findStrayHeadings } from './headings.ts';
import { findStrayLinks } from './links.ts';
import { findStrayLists } from './lists.ts';
import { findChunks, findIndented, findStrayMarkup, findStruck } from './markup.ts';
import type { Stray } from './stray.ts';
import { findBelow, findLostCells, findStrayTables } from './tables.ts';
import { findOneLiners, findStrayTex } from './tex.ts';

/** A stray with its position. */
export interface StrayUse<F extends string> {
  readonly form: F;
  readonly text: string;
  readonly at: Span;
}

/** The nodes of a tree by type, each list in reading order. */
export type NodesOf = <T extends Nodes['type']>(type: T) => readonly Extract<Nodes, { type: T }>[];

/**
 * Text that was meant as markup but is not valid, by intended markup, and the cells that tables do not show; from the
 * nodes of a body by type.
 */
export function findStrays(text: string, nodes: NodesOf, lines: Lines) {
  const prose = maskProse(text, nodes('text'), nodes('paragraph'));
  /** What is quoted as its author wrote it: code, formulas and marks inside of it are masked only to be found. */
  const write = (words: string, start: number) =>
    prose.text.startsWith(words, start) ? text.slice(start, start + words.length) : words;
  const locate = <F extends string>(found: readonly Stray<F>[]): readonly StrayUse<F>[] =>
    found.map(({ form, text: words, start, end }) => ({ form, text: write(words, start), at: lines.at(start, end) }));
  return {
    tex: locate([...findStrayTex(prose), ...findOneLiners(text, nodes('paragraph'))]),
    links: locate(findStrayLinks(prose)),
    lists: locate(findStrayLists(prose, text)),
    tables: locate([...findStrayTables(prose), ...findBelow(text, nodes('table'))]),
    headings: locate([
      ...findStrayHeadings(prose, text, nodes('heading')),
      ...findBoldHeadings(text, nodes('paragraph')),
    ]),
    markup: locate([
      ...findStrayMarkup(prose, text),
      ...findIndented(text, nodes('code')),
      ...findChunks(text, nodes('code'), nodes('inlineCode')),
      ...findStruck(text, nodes('delete')),
    ]),
    /** Cells beyond the header of their table. */
    cells: nodes('table')
      .flatMap(findLostCells)
      .map(({ start, end, columns, cells }) => ({ columns, cells, at: lines.at(start, end) })),
    /** Formulas and code that are opened but never closed. */
    unclosed: locate([...findUnclosed(text, nodes('math'), 'math'), ...findUnclosed(text, nodes('code'), 'code')]),
  };
}

/** Fenced blocks without a closing fence, which therefore run to the end of the text. */
function findUnclosed<F extends 'math' | 'code'>(text: string, blocks: readonly Nodes[], form: F): Stray<F>[] {
  return blocks.flatMap((node) => {
    const [start, end] = spanOf(node);
    const fence = /^(`{3,}|~{3,}|\${2,})/.exec(text.slice(start, start + 20))?.[1];
    const written = text.slice(start, end).trimEnd();
    if (fence === undefined || (written.length > fence.length && written.endsWith(fence) && written.includes('\n')))
      return [];
    return [{ form, start, end: start + fence.length, text: fence }];
  });
}
