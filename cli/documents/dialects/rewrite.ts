import { distill } from './distill.ts';
import { hugo } from './hugo.ts';
import { jekyll } from './jekyll.ts';
import { latex } from './latex.ts';
import { notion } from './notion.ts';
import { obsidian } from './obsidian.ts';
import { pandoc, pandocAlone } from './pandoc.ts';
import type { Dialect, Notation } from './passage.ts';
import { type Phase, phases } from './phases.ts';
import { hideDollars, replaceOutside, showDollars } from './protect.ts';
import { quarto } from './quarto.ts';
import { rMarkdown } from './r-markdown.ts';

/** The passages of each program; `pandocAlone` are those of the files of Quarto and R Markdown. */
export const dialects: Readonly<Record<string, Dialect>> = {
  jekyll,
  hugo,
  latex,
  distill,
  pandoc,
  quarto,
  rMarkdown,
  obsidian,
  notion,
  pandocAlone,
};

/** The passages of a phase that are read in a Markdown file, or in one of Quarto or R Markdown. */
export function listPassages(phase: Phase, isPandoc: boolean): readonly Notation[] {
  const read = Object.values(dialects).filter((dialect) => isPandoc || dialect !== pandocAlone);
  return read.flatMap((dialect) => Object.values(dialect[phase] ?? {}));
}

/** The text of another program, as far as it says the same as Markdown or HTML; code stays as it is. */
export function rewriteDialects(text: string, isPandoc = false, list = listPassages): string {
  const passages = phases.flatMap((phase) => list(phase, isPandoc));
  return showDollars(passages.reduce(rewritePassage, hideDollars(text)));
}

/** A text in which one passage is written as it is here. */
export function rewritePassage(text: string, passage: Notation): string {
  if ('pattern' in passage) return replaceOutside(text, passage.pattern, passage.write, passage.inFormulas);
  return passage.rewrite(text, (...parts) => replaceOutside(...parts, passage.inFormulas));
}
