import { createProblem, type Problem, sortProblems, startOf } from '../core/problem.ts';
import { type Bibliography, referenceKeys } from '../formats/entry.ts';
import { emptyLock, type Imported, readLock, writeLock } from '../import/imports-lock.ts';
import { type ExistingPaper, planPapers } from '../import/papers.ts';
import { type Existing, type ImportStep, planImport } from '../import/plan.ts';
import { type Collection, kindWith } from '../kinds/registry.ts';
import { schemas } from '../kinds/schemas.ts';
import { type AnyDocument, documentsOf, parseFile } from '../parse/document.ts';
import type { Model } from '../resolve/model.ts';
import { citedKind } from '../resolve/references.ts';
import { starters } from '../schema/starters.ts';
import { composeFile, readTextBelow, removeKey, setBody, setValue } from './front-matter.ts';
import { importRecordOf } from './import-record.ts';
import { fillOrders, isNewestFirst, listInOrder } from './order.ts';
import { refuseSlug } from './refuse-slug.ts';
import type { Revision } from './revision.ts';
import { writeStarter } from './starter.ts';
import { pathOfFile } from './target.ts';

const paperKind = kindWith('isAboutWorks');

/** The result of an import: a step for each entry, and one for each paper if papers were asked for. */
export interface Import {
  readonly references: readonly ImportStep[];
  readonly papers: readonly ImportStep[];
  readonly problems: readonly Problem[];
}

/**
 * Imports a bibliography into a revision, as references, or as papers that each list their reference. A file that
 * cannot be read or a damaged lock stops the whole import, because an entry could be about that file. A list does not bring
 * back what was removed.
 */
export function importBibliography(
  revision: Revision,
  bibliography: Bibliography,
  as: 'references' | 'papers',
  isList = false,
): Import {
  const { documents, lock, obstacles } = readKnown(revision, as);
  if (obstacles.length > 0)
    return { references: [], papers: [], problems: sortProblems([...bibliography.problems, ...obstacles]) };
  const model = revision.model();
  const isFree = (slug: string) => refuseSlug(model, paperKind, slug) === null;
  const references = planImport(
    bibliography.entries,
    listReferences(documents),
    lock.references,
    isList ? lock.removed : {},
  );
  const papers =
    as === 'papers'
      ? planPapers(bibliography.entries, references, listPapers(documents), lock.papers, {
          today: model.today,
          isFree,
        })
      : { steps: [], imported: lock.papers };

  writeSteps(revision, model, references.steps, {
    kind: citedKind,
    textKey: 'annotation',
    begin: (values, annotation) => composeFile(values, referenceKeys, annotation),
  });
  const orders = orderPapers(revision, model, papers.steps);
  writeSteps(revision, model, papers.steps, {
    kind: paperKind,
    textKey: 'body',
    // New papers are drafts with placeholders for what is still to write.
    begin(values, body, path) {
      const filled = { ...values, description: starters.description, order: orders.get(path), draft: true };
      return writeStarter(paperKind, filled, body, model);
    },
  });
  if ([...references.steps, ...papers.steps].some(({ kind }) => kind === 'new' || kind === 'update'))
    revision.write(
      importRecordOf(model),
      writeLock({
        references: references.imported,
        papers: papers.imported,
        removed: withoutPresent(lock.removed, references.imported),
      }),
    );
  return { references: references.steps, papers: papers.steps, problems: sortProblems(bibliography.problems) };
}

/** The removed references without those that are there again. */
function withoutPresent(removed: Imported = {}, present: Imported): Imported {
  return Object.fromEntries(Object.entries(removed).filter(([slug]) => present[slug] === undefined));
}

/**
 * The orders of new papers by their paths: by date in a list that begins with the newest, or has yet to begin, else at
 * its end. Others are renumbered where there is no gap for them.
 */
function orderPapers(revision: Revision, model: Model, steps: readonly ImportStep[]): ReadonlyMap<string, number> {
  const present = listInOrder(model.ofKind(paperKind));
  const isByDate = present.length < 2 || isNewestFirst(present);
  const list: { path: string; date: string; order: number | null }[] = [...present];
  for (const step of steps) {
    if (step.kind !== 'new') continue;
    const date = String(step.fields.get('date'));
    const older = isByDate ? list.findIndex((one) => one.date < date) : -1;
    const path = pathOfFile(model, paperKind, step.slug);
    list.splice(older === -1 ? list.length : older, 0, { path, date, order: null });
  }
  const filled = fillOrders(list.map(({ order }) => order));
  const orders = new Map(list.map(({ path }, at) => [path, filled[at] ?? 0]));
  for (const { path, order } of present)
    if (orders.get(path) !== order) revision.edit(path, (text) => setValue(text, ['order'], orders.get(path)));
  return orders;
}

/** Each step of an import with the path of its file. */
export function pathSteps(model: Pick<Model, 'contentName'>, { references, papers }: Import) {
  return [
    ...references.map((step) => ({ path: pathOfFile(model, citedKind, step.slug), step })),
    ...papers.map((step) => ({ path: pathOfFile(model, paperKind, step.slug), step })),
  ];
}

/** The files that an entry may be about, the lock of earlier imports, and the problems that stop the import. */
function readKnown(revision: Revision, as: 'references' | 'papers') {
  const { name, files, locks } = revision.content();
  const text = locks.get('imports.lock');
  const lock = text === undefined ? emptyLock : readLock(text);
  const concerned = files.filter(({ kind }) => kind === citedKind || (kind === paperKind && as === 'papers'));
  const parsed = concerned.map(parseFile);
  const obstacles = parsed.flatMap(({ problems }) => problems.filter(({ level }) => level === 'error'));
  if (lock === null) obstacles.push(refuseLock(importRecordOf({ contentName: name })));
  return { documents: parsed.map(({ document }) => document), lock: lock ?? emptyLock, obstacles };
}

function listReferences(documents: readonly AnyDocument[]): Existing[] {
  return documentsOf(documents, citedKind).map(({ slug, frontMatter, text }) => ({
    slug,
    frontMatter: schemas[citedKind].parse(frontMatter),
    annotation: readTextBelow(text),
  }));
}

function listPapers(documents: readonly AnyDocument[]): ExistingPaper[] {
  return documentsOf(documents, paperKind).map(({ slug, frontMatter, text }) => ({
    slug,
    frontMatter,
    body: readTextBelow(text),
  }));
}

function refuseLock(path: string): Problem {
  const hint = 'Bring its last good version back from git, or delete it: then every file counts as written by hand.';
  return createProblem('imports-lock', 'error', { at: startOf(path), reason: 'The file cannot be read.', hint });
}

/** How an import writes the files of a kind. */
interface Writer {
  readonly kind: Collection;
  /** The field of an entry for the text below the front matter. */
  readonly textKey: string;
  /** The text of a new file. */
  readonly begin: (values: Readonly<Record<string, unknown>>, text: string, path: string) => string;
}

function writeSteps(
  revision: Revision,
  model: Model,
  steps: readonly ImportStep[],
  { kind, textKey, begin }: Writer,
): void {
  const keys = Object.keys(schemas[kind].shape);
  for (const step of steps) {
    const path = pathOfFile(model, kind, step.slug);
    if (step.kind === 'new') {
      const { [textKey]: text = '', ...values } = Object.fromEntries(step.fields);
      revision.write(path, begin(values, String(text), path));
    }
    if (step.kind === 'update')
      for (const { field, value } of step.changes)
        revision.edit(path, (text) =>
          field === textKey
            ? setBody(text, String(value))
            : value === undefined
              ? removeKey(text, field)
              : setValue(text, [field], value, keys),
        );
  }
}
