import { type AnyDocument, documentsOf, parseFile } from '../parse/document.ts';
import type { Content } from '../read/content.ts';
import { createProblem, type Problem, sortProblems, startOf } from '../report/problem.ts';
import { referenceSchema } from '../schema/kinds.ts';
import type { Bibliography } from './entry.ts';
import { readLock, writeLock } from './import-lock.ts';
import { planImport, type Step } from './import-plan.ts';
import { splitReferenceFile, updateReferenceFile, writeReferenceFile } from './matter-file.ts';
import { type Publication, readPublication } from './publication.ts';

export interface ImportedFile {
  /** As reports say it: `content/references/…`. */
  readonly path: string;
  readonly text: string;
}

export interface Import {
  readonly steps: readonly Step[];
  /** What to write; the lock is the last. Empty when something stands in the way. */
  readonly files: readonly ImportedFile[];
  readonly problems: readonly Problem[];
}

/** What an import would write into a content folder. A reference that cannot be read, or a damaged lock, stops the whole import: it could be the one that an entry is about. */
export function prepareImport(content: Content, bibliography: Bibliography): Import {
  const references = content.files.filter((file) => file.kind === 'reference');
  const lockPath = `${content.name}/imports.lock`;
  const lockText = content.locks.get('imports.lock');
  const lock = lockText === undefined ? {} : readLock(lockText);
  const obstacles = references.flatMap((file) =>
    parseFile(file).problems.filter((problem) => problem.level === 'error'),
  );
  if (lock === null) {
    const hint =
      'Bring its last good version back from git, or delete it: then every reference counts as written by hand.';
    obstacles.push(
      createProblem('imports-lock', 'error', { at: startOf(lockPath), reason: 'The file cannot be read.', hint }),
    );
  }
  if (lock === null || obstacles.length > 0)
    return { steps: [], files: [], problems: sortProblems([...bibliography.problems, ...obstacles]) };

  const texts = new Map(references.map((file) => [file.slug, file.text]));
  const existing = references.map((file) => ({
    slug: file.slug,
    matter: referenceSchema.parse(parseFile(file).document.matter),
    annotation: splitReferenceFile(file.text)?.annotation.trim() ?? '',
  }));
  const plan = planImport(bibliography.entries, existing, lock);
  const files = plan.steps.flatMap((step): ImportedFile[] => {
    const path = `${content.name}/references/${step.slug}.md`;
    if (step.kind === 'new') return [{ path, text: writeReferenceFile(step.matter, step.annotation) }];
    const changed = step.kind === 'update' ? updateReferenceFile(texts.get(step.slug) ?? '', step.changes) : null;
    return changed === null ? [] : [{ path, text: changed }];
  });
  if (files.length > 0) files.push({ path: lockPath, text: writeLock(plan.lock) });
  return { steps: plan.steps, files, problems: sortProblems(bibliography.problems) };
}

/** The publications among some documents, with their annotations as they are written; one whose front matter is not valid is left out. */
export function listPublications(documents: readonly AnyDocument[]): Publication[] {
  return documentsOf(documents, 'reference').flatMap((document) => {
    const matter = referenceSchema.safeParse(document.matter);
    const annotation = splitReferenceFile(document.text)?.annotation ?? '';
    return document.isValid && matter.success ? [readPublication(document.slug, matter.data, annotation)] : [];
  });
}
