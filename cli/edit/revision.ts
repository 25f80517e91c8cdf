import { shareParses } from '../core/memo.ts';
import { compareText } from '../core/problem.ts';
import { locateFile, relativePathOf } from '../kinds/paths.ts';
import { type AnyDocument, parseFile } from '../parse/document.ts';
import { type Content, listTexts, type SourceFile } from '../read/content.ts';
import { isLock, type LockName, nameTable } from '../read/layout.ts';
import { readPicture } from '../read/picture.ts';
import { createSite } from '../site.ts';

/** The change of one file: `from` is null for a new file, `to` is null for a removed one. */
export interface FileChange {
  readonly from: string | null;
  readonly to: string | null;
  readonly before: string;
  readonly after: string;
  /** Whether its bytes stay as they are, as those of a picture or a table do; the texts are empty then. */
  readonly isCarried?: boolean;
  /** The bytes of a new file that is not text, such as a picture; the texts are empty then. */
  readonly bytes?: Uint8Array;
}

/** Writes all changes of an edit, or none. */
export type WriteChanges = (changes: readonly FileChange[]) => void;

/** Changes to a content folder in memory. Paths are those of reports. */
export type Revision = ReturnType<typeof startRevision>;

/** A file with the path that it had, null if it is new. */
interface RevisedFile {
  readonly from: string | null;
  readonly text: string;
}

/**
 * Begins a revision of a content folder; `today` is the day for which it is compiled. Revisions of the same content may
 * share a memo.
 */
export function startRevision(content: Content, today: string, memo = shareParses()) {
  const { name } = content;
  const sources = new Map(content.files.map((one) => [one.path, one]));
  const originals = new Map(listTexts(content).map((file) => [file.path, file]));
  const files = new Map<string, RevisedFile>();
  for (const [path, { text }] of originals) files.set(path, { from: path, text });
  const pictures = new Map<string, Uint8Array>();
  const before = createSite(content, { today }, memo);

  /** The paths of the original files that are still there, under this name or another. */
  const listKept = () => new Set([...files.values()].map(({ from }) => from));

  function read(path: string): string | undefined {
    return files.get(path)?.text;
  }

  function write(path: string, text: string): void {
    const isRestored = () => originals.has(path) && !listKept().has(path);
    const { from } = files.get(path) ?? { from: isRestored() ? path : null };
    files.set(path, { from, text });
  }

  /** Whether a file is as it was, under its own name. */
  function isOriginal(path: string): boolean {
    const revised = files.get(path);
    return revised?.from === path && revised.text === originals.get(path)?.text;
  }

  function file(path: string): SourceFile | null {
    const located = locateFile(relativePathOf(path));
    const revised = files.get(path);
    if (located === null || revised === undefined) return null;
    if (isOriginal(path)) return sources.get(path) ?? null;
    return { ...located, path, text: revised.text, changed: originals.get(revised.from ?? '')?.changed ?? null };
  }

  /** The change of a file; tables keep their bytes. */
  function compare(from: string | null, to: string | null): FileChange {
    if (nameTable(relativePathOf(to ?? from ?? '')) !== null)
      return { from, to, before: '', after: '', isCarried: true };
    return { from, to, before: originals.get(from ?? '')?.text ?? '', after: read(to ?? '') ?? '' };
  }

  /** The content with all changes. */
  function current(): Content {
    const paths = [...files.keys()].sort(compareText);
    const tables = new Map<string, string>();
    const locks = new Map<LockName, string>();
    for (const path of paths) {
      const relativePath = relativePathOf(path);
      const table = nameTable(relativePath);
      if (table !== null) tables.set(table, read(path) ?? '');
      else if (isLock(relativePath)) locks.set(relativePath, read(path) ?? '');
    }
    const added = [...pictures].map(([picture, bytes]) => [`/media/${picture}`, readPicture(bytes)] as const);
    return {
      ...content,
      media: added.length === 0 ? content.media : new Map([...content.media, ...added]),
      files: paths.flatMap((path) => file(path) ?? []),
      tables,
      locks,
    };
  }

  function changes(): FileChange[] {
    const kept = listKept();
    const changed = [...files].flatMap(([to, { from }]) => (isOriginal(to) ? [] : [compare(from, to)]));
    const removed = [...originals.keys()].flatMap((from) => (kept.has(from) ? [] : [compare(from, null)]));
    const added = [...pictures].map(([picture, bytes]): FileChange => {
      return { from: null, to: `${name}/media/${picture}`, before: '', after: '', bytes };
    });
    return [...changed, ...removed, ...added].sort((a, b) => compareText(a.to ?? a.from ?? '', b.to ?? b.from ?? ''));
  }

  return {
    /** The site before all changes. */
    before,
    read,
    write,
    edit: (path: string, change: (text: string) => string) => write(path, change(read(path) ?? '')),
    /** Adds a picture to `media/`, under a name that is not taken. */
    addPicture: (picture: string, bytes: Uint8Array) => void pictures.set(picture, bytes),
    rename(path: string, to: string) {
      const revised = files.get(path);
      if (revised === undefined) return;
      files.delete(path);
      files.set(to, revised);
    },
    remove: (path: string) => void files.delete(path),
    content: current,
    /** The site as it is now; later changes do not affect it. */
    model: () => (changes().length > 0 ? createSite(current(), { today }, memo) : before).model,
    /** The document of a file as it is now. */
    document(path: string): AnyDocument {
      const found = file(path);
      if (found === null) throw new Error(`There is no file ${path} in this revision.`);
      return (isOriginal(path) ? before.documentOf(path) : undefined) ?? parseFile(found).document;
    },
    changes,
  };
}
