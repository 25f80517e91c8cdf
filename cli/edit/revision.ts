import { compareText } from '../core/problem.ts';
import { locateFile } from '../kinds/paths.ts';
import { type AnyDocument, parseFile } from '../parse/document.ts';
import type { Content, SourceFile } from '../read/content.ts';
import { readPicture } from '../read/picture.ts';
import { isLock } from '../read/places.ts';
import type { Model } from '../resolve/model.ts';
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
export interface Revision {
  readonly read: (path: string) => string | undefined;
  readonly write: (path: string, text: string) => void;
  /** Puts a picture into `media/`, under a name that is not taken. */
  readonly addPicture: (name: string, bytes: Uint8Array) => void;
  readonly edit: (path: string, change: (text: string) => string) => void;
  readonly rename: (path: string, to: string) => void;
  /** Gives a table in `data/` another name, or takes it away (null). */
  readonly renameTable: (table: string, to: string | null) => void;
  readonly remove: (path: string) => void;
  /** The content as it would be. */
  readonly content: () => Content;
  readonly model: () => Model;
  /** The document that a file is now. */
  readonly document: (path: string) => AnyDocument;
  readonly changes: () => FileChange[];
}

interface Sheet {
  readonly from: string | null;
  readonly before: string;
  readonly text: string;
}

/** Begins a revision of a content folder, on the day for which it is compiled. */
export function startRevision(content: Content, today: string): Revision {
  const { name } = content;
  const place = (path: string) => path.slice(name.length + 1);
  const originals = new Map(content.files.map((file) => [file.path, file]));
  const sheets = new Map<string, Sheet>();
  const gone: Sheet[] = [];
  const pictures = new Map<string, Uint8Array>();
  const tables = [...content.tables].map(([table, text]) => ({ from: table, to: table as string | null, text }));
  for (const { path, text } of content.files) sheets.set(path, { from: path, before: text, text });
  for (const [lock, text] of content.locks)
    sheets.set(`${name}/${lock}`, { from: `${name}/${lock}`, before: text, text });

  const file = (path: string): SourceFile | null => {
    const located = locateFile(place(path));
    const sheet = sheets.get(path);
    if (located === null || sheet === undefined) return null;
    return { ...located, path, text: sheet.text, changed: originals.get(sheet.from ?? '')?.changed ?? null };
  };
  const write = (path: string, text: string) => {
    const removed = gone.findIndex(({ from }) => from === path);
    const sheet = sheets.get(path) ?? gone.splice(removed, removed === -1 ? 0 : 1)[0] ?? { from: null, before: '' };
    sheets.set(path, { ...sheet, text });
  };
  const current = (): Content => {
    const paths = [...sheets.keys()].sort(compareText);
    const locks = paths.flatMap((path) => {
      const lock = place(path);
      return isLock(lock) ? [[lock, sheets.get(path)?.text ?? ''] as const] : [];
    });
    const added = [...pictures].map(([picture, bytes]) => [`/media/${picture}`, readPicture(bytes)] as const);
    const media = added.length === 0 ? content.media : new Map([...content.media, ...added]);
    const named = new Map(tables.flatMap(({ to, text }) => (to === null ? [] : [[to, text]])));
    return {
      ...content,
      media,
      tables: named,
      files: paths.flatMap((path) => file(path) ?? []),
      locks: new Map(locks),
    };
  };
  return {
    read: (path) => sheets.get(path)?.text,
    write,
    addPicture: (picture, bytes) => pictures.set(picture, bytes),
    edit: (path, change) => write(path, change(sheets.get(path)?.text ?? '')),
    rename(path, to) {
      const sheet = sheets.get(path);
      if (sheet === undefined) return;
      sheets.delete(path);
      sheets.set(to, sheet);
    },
    renameTable(table, to) {
      const found = tables.find((one) => one.to === table);
      if (found !== undefined) found.to = to;
    },
    remove(path) {
      const sheet = sheets.get(path);
      if (sheet?.from) gone.push(sheet);
      sheets.delete(path);
    },
    content: current,
    model() {
      return createSite(current(), { today }).model;
    },
    document(path) {
      const found = file(path);
      if (found === null) throw new Error(`There is no file ${path} in this revision.`);
      return parseFile(found).document;
    },
    changes() {
      const kept = [...sheets].flatMap(([to, { from, before, text }]): FileChange[] =>
        from === to && before === text ? [] : [{ from, to, before, after: text }],
      );
      const removed = gone.map(({ from, before }) => ({ from, to: null, before, after: '' }));
      const added = [...pictures].map(([picture, bytes]): FileChange => {
        return { from: null, to: `${name}/media/${picture}`, before: '', after: '', bytes };
      });
      const pathOf = (table: string) => `${name}/data/${table}.csv`;
      const carried = tables
        .filter(({ from, to }) => from !== to)
        .map(({ from, to }) => ({
          from: pathOf(from),
          to: to === null ? null : pathOf(to),
          before: '',
          after: '',
          isCarried: true,
        }));
      return [...kept, ...removed, ...added, ...carried].sort((a, b) =>
        compareText(a.to ?? a.from ?? '', b.to ?? b.from ?? ''),
      );
    },
  };
}
