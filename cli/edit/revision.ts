import { compareText } from '../core/problem.ts';
import { locateFile } from '../kinds/paths.ts';
import { type AnyDocument, parseFile } from '../parse/document.ts';
import type { Content, SourceFile } from '../read/content.ts';
import { readPicture } from '../read/picture.ts';
import { isLock } from '../read/places.ts';
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

/** Changes to a content folder in memory. Paths are those of reports. */
export type Revision = ReturnType<typeof startRevision>;

interface RevisedFile {
  readonly from: string | null;
  readonly before: string;
  readonly text: string;
}

/** Begins a revision of a content folder; `today` is the day for which it is compiled. */
export function startRevision(content: Content, today: string) {
  const { name } = content;
  const inContent = (path: string) => path.slice(name.length + 1);
  const originals = new Map(content.files.map((file) => [file.path, file]));
  const files = new Map<string, RevisedFile>();
  const removedFiles: RevisedFile[] = [];
  const pictures = new Map<string, Uint8Array>();
  const tables = [...content.tables].map(([table, text]) => ({ from: table, to: table as string | null, text }));
  const locks = [...content.locks].map(([lock, text]) => ({ path: `${name}/${lock}`, text }));
  for (const { path, text } of [...content.files, ...locks]) files.set(path, { from: path, before: text, text });

  function read(path: string): string | undefined {
    return files.get(path)?.text;
  }

  function write(path: string, text: string): void {
    const index = removedFiles.findIndex(({ from }) => from === path);
    const revised = files.get(path) ??
      removedFiles.splice(index, index === -1 ? 0 : 1)[0] ?? { from: null, before: '' };
    files.set(path, { ...revised, text });
  }

  function file(path: string): SourceFile | null {
    const located = locateFile(inContent(path));
    const revised = files.get(path);
    if (located === null || revised === undefined) return null;
    return { ...located, path, text: revised.text, changed: originals.get(revised.from ?? '')?.changed ?? null };
  }

  /** The content with all changes. */
  function current(): Content {
    const paths = [...files.keys()].sort(compareText);
    const locks = paths.flatMap((path) => {
      const lock = inContent(path);
      return isLock(lock) ? [[lock, read(path) ?? ''] as const] : [];
    });
    const added = [...pictures].map(([picture, bytes]) => [`/media/${picture}`, readPicture(bytes)] as const);
    return {
      ...content,
      media: added.length === 0 ? content.media : new Map([...content.media, ...added]),
      tables: new Map(tables.flatMap(({ to, text }) => (to === null ? [] : [[to, text]]))),
      files: paths.flatMap((path) => file(path) ?? []),
      locks: new Map(locks),
    };
  }

  return {
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
    /** Renames a table in `data/`, or removes it (null). */
    renameTable(table: string, to: string | null) {
      const found = tables.find((one) => one.to === table);
      if (found !== undefined) found.to = to;
    },
    remove(path: string) {
      const revised = files.get(path);
      if (revised?.from) removedFiles.push(revised);
      files.delete(path);
    },
    content: current,
    model: () => createSite(current(), { today }).model,
    /** The document of a file as it is now. */
    document(path: string): AnyDocument {
      const found = file(path);
      if (found === null) throw new Error(`There is no file ${path} in this revision.`);
      return parseFile(found).document;
    },
    changes(): FileChange[] {
      const kept = [...files].flatMap(([to, { from, before, text }]): FileChange[] =>
        from === to && before === text ? [] : [{ from, to, before, after: text }],
      );
      const noText = { before: '', after: '' };
      const removed = removedFiles.map(({ from, before }) => ({ from, to: null, before, after: '' }));
      const added = [...pictures].map(([picture, bytes]): FileChange => {
        return { from: null, to: `${name}/media/${picture}`, ...noText, bytes };
      });
      const pathOf = (table: string | null) => (table === null ? null : `${name}/data/${table}.csv`);
      const carried = tables
        .filter(({ from, to }) => from !== to)
        .map(({ from, to }) => ({ from: pathOf(from), to: pathOf(to), ...noText, isCarried: true }));
      return [...kept, ...removed, ...added, ...carried].sort((a, b) =>
        compareText(a.to ?? a.from ?? '', b.to ?? b.from ?? ''),
      );
    },
  };
}
