import { resolve } from 'node:path';
import { type Compiled, type CompileOptions, compileContent, createMemory } from '../compile.ts';
import { emitJsonSchemas } from '../emit/json-schemas.ts';
import { type Seen, writeFiles } from '../emit/write.ts';
import { type Content, readContent } from '../read/content.ts';
import { rememberReads } from '../read/remember.ts';
import { hasErrors } from '../report/problem.ts';
import { compareContents } from './changes.ts';
import type { Turn } from './story.ts';

export interface Taken {
  readonly turn: Turn;
  readonly outcome: Compiled & { readonly content: Content };
  /** False when nothing is different from the turn before: an editor touched a file without changing it. */
  readonly isNews: boolean;
}

/** Gives what takes one turn of the watch: read, compile, write what differs. What it remembers of the turn before is its own. */
export function createTurn(folder: string, out: string, readOptions: () => CompileOptions): () => Promise<Taken> {
  const memory = createMemory();
  const reads = rememberReads(Date.now);
  const seen: Seen = new Map();
  let last: Taken['outcome'] | undefined;
  return async () => {
    const started = performance.now();
    const content = await readContent(folder, reads);
    const outcome = { content, ...compileContent(content, readOptions(), memory) };
    const schemas = last === undefined ? emitJsonSchemas(outcome.model) : [];
    const done =
      outcome.files === null ? null : writeFiles(resolve(out), new Map([...outcome.files, ...schemas]), seen);
    const written = done === null ? null : [...done.changed, ...done.removed];
    const changes = last === undefined ? [] : compareContents(last.content, content);
    const hadErrors = last !== undefined && hasErrors(last.problems);
    const isNews = last === undefined || changes.length > 0 || (written?.length ?? 0) > 0;
    last = outcome;
    const milliseconds = performance.now() - started;
    return { turn: { changes, problems: outcome.problems, written, hadErrors, milliseconds }, outcome, isNews };
  };
}
