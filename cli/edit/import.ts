import type { Bibliography } from '../bibliography/entry.ts';
import type { Fields } from '../bibliography/import-fields.ts';
import { emptyLock, readLock, writeLock } from '../bibliography/import-lock.ts';
import { paperKeys, planPapers } from '../bibliography/import-papers.ts';
import { planImport, referenceKeys, type Step } from '../bibliography/import-plan.ts';
import { judgeSlug } from '../check/slug.ts';
import { documentsOf, parseFile } from '../parse/document.ts';
import { createProblem, type Problem, sortProblems, startOf } from '../report/problem.ts';
import type { Model } from '../resolve/model.ts';
import { referenceSchema } from '../schema/kinds.ts';
import { starters } from '../schema/starters.ts';
import { readBody, setBody, setValue, writeFile } from './matter.ts';
import { refuseTaken } from './move.ts';
import { findOrder } from './order.ts';
import type { Revision } from './revision.ts';
import { writeStarter } from './starter.ts';
import { pathOf } from './target.ts';

/** What an import did: a step for each entry that was read, and one for each page, where pages were asked for. */
export interface Import {
  readonly references: readonly Step[];
  readonly papers: readonly Step[];
  readonly problems: readonly Problem[];
}

/**
 * Brings a bibliography into a revision, as references, or as papers that each list their reference. A file that cannot
 * be read, or a damaged lock, stops the whole import: it could be the one that an entry is about.
 */
export function importBibliography(
  revision: Revision,
  bibliography: Bibliography,
  as: 'references' | 'papers',
): Import {
  const { name, files, locks } = revision.content();
  const lockPath = `${name}/imports.lock`;
  const lockText = locks.get('imports.lock');
  const lock = lockText === undefined ? emptyLock : readLock(lockText);
  const concerned = files.filter(({ kind }) => kind === 'reference' || (kind === 'paper' && as === 'papers'));
  const parsed = concerned.map(parseFile);
  const obstacles = parsed.flatMap(({ problems }) => problems.filter(({ level }) => level === 'error'));
  if (lock === null || obstacles.length > 0) {
    const damaged = lock === null ? [refuseLock(lockPath)] : [];
    return { references: [], papers: [], problems: sortProblems([...bibliography.problems, ...obstacles, ...damaged]) };
  }

  const documents = parsed.map(({ document }) => document);
  const existing = documentsOf(documents, 'reference').map(({ slug, matter, text }) => ({
    slug,
    matter: referenceSchema.parse(matter),
    annotation: readBody(text),
  }));
  const model = revision.model();
  const references = planImport(bibliography.entries, existing, lock.references);
  const pages = documentsOf(documents, 'paper').map(({ slug, matter, text }) => ({
    slug,
    matter,
    body: readBody(text),
  }));
  const isFree = (slug: string) => refuseTaken(model, 'paper', slug) === null && judgeSlug(slug) === null;
  const papers =
    as === 'papers'
      ? planPapers(bibliography.entries, references.steps, pages, lock.papers, isFree)
      : { steps: [], imported: lock.papers };

  for (const step of references.steps) writeReference(revision, model, step);
  const ordered = pages.flatMap(({ slug, matter }) =>
    matter.order === undefined ? [] : [{ path: slug, order: matter.order }],
  );
  for (const step of papers.steps) {
    const { order } = findOrder(
      ordered.sort((a, b) => a.order - b.order),
      ordered.length,
    );
    if (step.kind === 'new') ordered.push({ path: step.slug, order });
    writePaper(revision, model, step, order);
  }
  if ([...references.steps, ...papers.steps].some(({ kind }) => kind === 'new' || kind === 'update'))
    revision.write(lockPath, writeLock({ references: references.imported, papers: papers.imported }));
  return { references: references.steps, papers: papers.steps, problems: sortProblems(bibliography.problems) };
}

function refuseLock(path: string): Problem {
  const hint = 'Bring its last good version back from git, or delete it: then every file counts as written by hand.';
  return createProblem('imports-lock', 'error', { at: startOf(path), reason: 'The file cannot be read.', hint });
}

function writeReference(revision: Revision, model: Model, step: Step): void {
  const path = pathOf(model, 'reference', step.slug);
  if (step.kind === 'new') {
    const { annotation = '', ...values } = valuesOf(step.fields);
    revision.write(path, writeFile(values, referenceKeys, String(annotation)));
  } else changeFile(revision, path, step, 'annotation', referenceKeys);
}

/** A new page is a draft that says what its author has still to write. */
function writePaper(revision: Revision, model: Model, step: Step, order: number): void {
  const path = pathOf(model, 'paper', step.slug);
  if (step.kind === 'new') {
    const { body = '', ...values } = valuesOf(step.fields);
    const filled = { ...values, description: starters.description, order, date: model.today, draft: true };
    revision.write(path, writeStarter('paper', filled, String(body)));
  } else changeFile(revision, path, step, 'body', paperKeys);
}

function changeFile(revision: Revision, path: string, step: Step, textField: string, order: readonly string[]): void {
  if (step.kind !== 'update') return;
  for (const { field, value } of step.changes)
    revision.edit(path, (text) =>
      field === textField ? setBody(text, String(value)) : setValue(text, [field], value, order),
    );
}

function valuesOf(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(fields);
}
