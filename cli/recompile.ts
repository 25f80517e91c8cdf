import { checkDocument } from './check/check.ts';
import { rules } from './check/rules.ts';
import type { Compiled, Memory } from './compile.ts';
import { hasErrors, type Problem, sortProblems } from './core/problem.ts';
import { withoutSilenced } from './core/silence.ts';
import type { Files } from './data/files.ts';
import type { AnyDocument } from './parse/document.ts';
import type { SourceFile } from './read/content.ts';
import { looksTheSame } from './resolve/outward.ts';

/** What an edit comes to where it concerns its own pages alone. */
export interface Recompiled {
  /** Of the whole site. */
  readonly problems: readonly Problem[];
  /** The documents with their new words, without those that are left out of the site. */
  readonly documents: readonly AnyDocument[];
  /** Their pages. */
  readonly pages: Files;
}

const askedOfDocuments = new Set(rules.flatMap((rule) => (rule.checkDocument === undefined ? [] : [rule.id])));

/**
 * A compile of edited files on top of one without errors, at the cost of those files alone; `problems` are those of
 * the site before the edit. Null where the edit may concern other pages or is a mistake: then everything is compiled.
 */
export function recompile(
  last: Pick<Compiled, 'model' | 'published' | 'emitted'>,
  problems: readonly Problem[],
  edited: readonly SourceFile[],
  parse: Memory['parse'],
): Recompiled | null {
  if (last.emitted === null) return null;
  const found: Problem[] = [];
  const documents: AnyDocument[] = [];
  for (const file of edited) {
    const before = last.model.documents.find((document) => document.path === file.path);
    const { document, problems: mistakes } = parse(file);
    if (before === undefined || mistakes.length > 0 || !looksTheSame(before, document)) return null;
    found.push(...checkDocument(document, last.published));
    if (last.model.published.includes(before)) documents.push(document);
  }
  if (hasErrors(found)) return null;
  const paths = new Set(edited.map(({ path }) => path));
  const others = problems.filter(({ path, rule }) => !(paths.has(path) && askedOfDocuments.has(rule)));
  return {
    problems: sortProblems([...others, ...withoutSilenced(found, edited)]),
    documents,
    pages: last.emitted.emitPages(documents),
  };
}
