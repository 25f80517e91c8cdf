import { compareText } from '../core/problem.ts';
import { locateFile } from '../kinds/paths.ts';
import { type AnyDocument, parseFile } from '../parse/document.ts';
import type { Content, SourceFile } from '../read/content.ts';
import { readPicture } from '../read/picture.ts';
import { isLock } from '../read/places.ts';
import { createSite } from '../site.ts';

/** What is to happen to one file: `from` is null for a new one, `to` is null for one that goes. */
export interface FileChange {
  readonly from: string | null;
  readonly to: string | null;
  readonly before: string;
  readonly after: string;
  /** Whether its bytes go along as they are, as those of a picture do; the texts are empty then. */
  readonly isCarried?: boolean;
  /** What a new file holds that is no text, such as a picture; the texts are empty then. */
  readonly bytes?: Uint8Array;
}

/** A content folder that is being changed; nothing is written until the changes are. Paths are those of reports. */
export type Revision = ReturnType<typeof startRevision>;

interface Sheet {
  readonly from: string | null;
  readonly before: string;
  readonly text: string;
}

/** Begins a revision of a content folder, on the day for which it is compiled. */
export function startRevision(content: Content, today: string) {
  const { name } = content;
  const place = (path: string) => path.slice(name.length + 1);
  const originals = new Map(content.files.map((file) => [file.path, file]));
  const sheets = new Map<string, Sheet>();
  const gone: Sheet[] = [];
  const pictures = new Map<string, Uint8Array>();
  const tables = [...content.tables].map(([table, text]) => ({ from: table, to: table as string | null, text }));
  const locks = [...content.locks].map(([lock, text]) => ({ path: `${name}/${lock}`, text }));
  for (const { path, text } of [...content.files, ...locks]) sheets.set(path, { from: path, before: text, text });

  function read(path: string): string | undefined {
    return sheets.get(path)?.text;
  }

  function write(path: string, text: string): void {
    const removed = gone.findIndex(({ from }) => from === path);
    const sheet = sheets.get(path) ?? gone.splice(removed, removed === -1 ? 0 : 1)[0] ?? { from: null, before: '' };
    sheets.set(path, { ...sheet, text });
  }

  function file(path: string): SourceFile | null {
    const located = locateFile(place(path));
    const sheet = sheets.get(path);
    if (located === null || sheet === undefined) return null;
    return { ...located, path, text: sheet.text, changed: originals.get(sheet.from ?? '')?.changed ?? null };
  }

  /** The content as it would be. */
  function current(): Content {
    const paths = [...sheets.keys()].sort(compareText);
    const locks = paths.flatMap((path) => {
      const lock = place(path);
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
    /** Puts a picture into `media/`, under a name that is not taken. */
    addPicture: (picture: string, bytes: Uint8Array) => void pictures.set(picture, bytes),
    rename(path: string, to: string) {
      const sheet = sheets.get(path);
      if (sheet === undefined) return;
      sheets.delete(path);
      sheets.set(to, sheet);
    },
    /** Gives a table in `data/` another name, or takes it away (null). */
    renameTable(table: string, to: string | null) {
      const found = tables.find((one) => one.to === table);
      if (found !== undefined) found.to = to;
    },
    remove(path: string) {
      const sheet = sheets.get(path);
      if (sheet?.from) gone.push(sheet);
      sheets.delete(path);
    },
    content: current,
    model: () => createSite(current(), { today }).model,
    /** The document that a file is now. */
    document(path: string): AnyDocument {
      const found = file(path);
      if (found === null) throw new Error(`There is no file ${path} in this revision.`);
      return parseFile(found).document;
    },
    changes(): FileChange[] {
      const kept = [...sheets].flatMap(([to, { from, before, text }]): FileChange[] =>
        from === to && before === text ? [] : [{ from, to, before, after: text }],
      );
      const noText = { before: '', after: '' };
      const removed = gone.map(({ from, before }) => ({ from, to: null, before, after: '' }));
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
