import { checkModel } from './check/check.ts';
import { emitFiles, type Files } from './emit/files.ts';
import { type AnyDocument, parseFile } from './parse/document.ts';
import type { Content } from './read/content.ts';
import { hasErrors, type Problem, sortProblems } from './report/problem.ts';
import { isDraft, type Model, resolveModel, type Selection } from './resolve/model.ts';

/** What a compile depends on besides the content: equal input gives equal bytes. */
export interface CompileOptions extends Selection {
  /** The text of shapes.ts, which generated/ carries with it. */
  readonly shapes: string;
}

export interface Compiled {
  readonly model: Model;
  readonly problems: readonly Problem[];
  /** Null when there is an error: nothing is to be written then. */
  readonly files: Files | null;
}

/**
 * Content in, files and problems out: read -> parse -> resolve -> check -> emit -> write, of which this is all but
 * the two ends. What is checked is always the site as readers get it; drafts change only what is emitted.
 */
export function compileContent(content: Content, options: CompileOptions, parse = parseFile): Compiled {
  const parsed = content.files.map(parse);
  const documents: AnyDocument[] = parsed.map((one) => one.document);
  const model = resolveModel(content, documents, options);
  const { today } = options;
  const hasMore = options.withDrafts === true && documents.some((document) => isDraft(document, today));
  const published = hasMore ? resolveModel(content, documents, { today }) : model;
  const problems = sortProblems([
    ...content.problems,
    ...parsed.flatMap((one) => one.problems),
    ...checkModel(published),
  ]);
  return { model, problems, files: hasErrors(problems) ? null : emitFiles(model, options.shapes) };
}
