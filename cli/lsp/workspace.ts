import { basename, dirname, relative, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { isSameText } from '../core/graph.ts';
import { groupBy } from '../core/group-by.ts';
import type { Problem } from '../core/problem.ts';
import type { Content } from '../read/content.ts';
import { createSite, type SiteOptions } from '../site.ts';

/** A content folder in which the texts that an editor has open replace those on the disk. */
export type Workspace = ReturnType<typeof openWorkspace>;

/** Opens a content folder for an editor, which may stay open for days: the day is asked for whenever files are read. */
export function openWorkspace(folder: string, first: Content, readOptions: () => SiteOptions) {
  const content = resolve(folder);
  const root = dirname(content);
  const site = createSite(first, readOptions());
  const typed = new Map<string, { readonly text: string; readonly version: number }>();
  let onDisk = first;
  let reported: ReadonlyMap<string, readonly Problem[]> = new Map();
  const overlay = () => {
    site.set(onDisk, readOptions());
    for (const [path, { text }] of typed) site.setText(path, text);
  };
  // The first change makes the site keep its values up to date, so that the first keystroke takes no longer than the next.
  overlay();
  return {
    site,
    toUri: (path: string) => pathToFileURL(`${root}/${path}`).href,
    /** The text at a path, with positions by line and character. */
    open: (path: string) => TextDocument.create('', 'markdown', 0, site.textOf(path) ?? ''),
    /** The path of a file as in problems; null outside of the content folder. */
    toPath(uri: string): string | null {
      if (!uri.startsWith('file:')) return null;
      const relativePath = relative(content, fileURLToPath(uri)).split(sep).join('/');
      return relativePath.startsWith('..') ? null : `${basename(content)}/${relativePath}`;
    },
    /** The version of a text that an editor has open; null for all others. */
    versionOf: (path: string) => typed.get(path)?.version ?? null,
    type(path: string, text: string, version: number): void {
      const plain = text.replace(/\r\n?/g, '\n');
      typed.set(path, { text: plain, version });
      site.setText(path, plain);
    },
    /** Forgets the text of a file, so that the one on the disk counts again. */
    close(path: string): void {
      typed.delete(path);
      overlay();
    },
    /** Replaces the content that was read from the disk, below the texts of the editor. */
    refresh(next: Content): void {
      onDisk = next;
      overlay();
    },
    /** The problems of each file whose problems have changed since the last call. */
    takeProblems(): ReadonlyMap<string, readonly Problem[]> {
      const now = groupBy(site.problems, ({ path }) => path);
      const paths = new Set([...reported.keys(), ...now.keys()]);
      const changed = [...paths].filter((path) => !isSameText(reported.get(path) ?? [], now.get(path) ?? []));
      reported = now;
      return new Map(changed.map((path) => [path, now.get(path) ?? []]));
    },
  };
}
