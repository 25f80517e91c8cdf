import { foldCauses } from './check/causes.ts';
import { checkModel } from './check/check.ts';
import { hasErrors, type Problem, sortProblems } from './core/problem.ts';
import { withoutSilenced } from './core/silence.ts';
import { type Emitted, emitFiles, type Files } from './data/files.ts';
import { makeAnew, type Remember, rememberTexts } from './data/remember.ts';
import { type AnyDocument, parseFile } from './parse/document.ts';
import { rememberParsed } from './parse/remember.ts';
import type { Content } from './read/content.ts';
import { type Model, resolveModel, type Selection } from './resolve/model.ts';

/** What a compile depends on besides the content: equal input gives equal bytes. */
export interface CompileOptions extends Selection {
  /** The text of shapes.ts, which generated/ carries with it. */
  readonly shapes: string;
}

export interface Compiled {
  readonly model: Model;
  /** The site as readers get it, which is what is checked. */
  readonly published: Model;
  readonly problems: readonly Problem[];
  /** Null when there is an error: nothing is to be written then. */
  readonly files: Files | null;
  /** What of the files can be made again after an edit; null with them. */
  readonly emitted: Pick<Emitted, 'emitPages' | 'emitWords'> | null;
}

/** What a compile may know from the one before, each entry valid as long as what it was made of is the same. */
export interface Memory {
  readonly parse: typeof parseFile;
  readonly remember: Remember;
}

/** A memory for several compiles in a row. */
export function createMemory(): Memory {
  return { parse: rememberParsed(), remember: rememberTexts() };
}

const noMemory: Memory = { parse: parseFile, remember: makeAnew };

/**
 * Content in, files and problems out: read -> parse -> resolve -> check -> emit -> write, of which this is all but
 * the two ends. What is checked is always the site as readers get it; drafts change only what is emitted.
 */
export function compileContent(content: Content, options: CompileOptions, memory = noMemory): Compiled {
  return emitContent(content, checkContent(content, options.today, memory.parse), options, memory.remember);
}

/** What the first half of a compile gives. */
export interface Checked extends Pick<Compiled, 'model' | 'problems'> {
  readonly documents: readonly AnyDocument[];
}

/** The second half of a compile. */
export function emitContent(
  content: Content,
  { documents, problems, model: published }: Checked,
  options: CompileOptions,
  remember = makeAnew,
): Compiled {
  const hasMore = options.withDrafts === true && published.drafts.length > 0;
  const model = hasMore ? resolveModel(content, documents, options) : published;
  const emitted = hasErrors(problems) ? null : emitFiles(model, options.shapes, remember);
  return { model, published, problems, files: emitted?.files ?? null, emitted };
}

/** The first half of a compile: the site as readers would get it on a day, and every problem in it. */
export function checkContent(content: Content, today: string, parse = parseFile): Checked {
  const parsed = content.files.map(parse);
  const documents = parsed.map((one) => one.document);
  const model = resolveModel(content, documents, { today });
  const found = [...content.problems, ...parsed.flatMap((one) => one.problems), ...checkModel(model)];
  const problems = foldCauses(withoutSilenced(found, content.files), content);
  return { model, documents, problems: sortProblems(problems) };
}
