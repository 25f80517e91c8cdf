import { basename, dirname, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { isSameText } from '../core/graph.ts';
import { groupBy } from '../core/group-by.ts';
import type { Problem } from '../core/problem.ts';
import type { Content } from '../read/content.ts';
import { createSite, type SiteOptions } from '../site.ts';
import { uriOf } from './convert.ts';

/** A content folder with the texts of an editor in the place of those on the disk. */
export type EditedSite = ReturnType<typeof editSite>;

/** The site of a folder that an editor has open. */
export function editSite(folder: string, first: Content, options: SiteOptions) {
  const content = resolve(folder);
  const root = dirname(content);
  const site = createSite(first, options);
  const typed = new Map<string, string>();
  let onDisk = first;
  let told: ReadonlyMap<string, readonly Problem[]> = new Map();
  const overlay = () => {
    site.set(onDisk, options);
    for (const [path, text] of typed) site.setText(path, text);
  };
  // What is asked for from now on is kept at hand, so that the first keystroke takes no longer than the next.
  overlay();
  return {
    site,
    toUri: (path: string) => uriOf(root, path),
    open: (path: string) => TextDocument.create('', 'markdown', 0, site.textOf(path) ?? ''),
    /** The path of a file, as reports say it; null where it is not in the content folder. */
    toPath(uri: string): string | null {
      if (!uri.startsWith('file:')) return null;
      const place = relative(content, fileURLToPath(uri)).split(sep).join('/');
      return place.startsWith('..') ? null : `${basename(content)}/${place}`;
    },
    type(path: string, text: string): void {
      const plain = text.replace(/\r\n?/g, '\n');
      typed.set(path, plain);
      site.setText(path, plain);
    },
    /** From now on the file counts as it is on the disk. */
    close(path: string): void {
      typed.delete(path);
      overlay();
    },
    /** Puts what was read from the disk below the texts of the editor. */
    renew(next: Content): void {
      onDisk = next;
      overlay();
    },
    /** The problems of each file in which they are others than at the last call. */
    takeProblems(): ReadonlyMap<string, readonly Problem[]> {
      const now = groupBy(site.problems, ({ path }) => path);
      const paths = new Set([...told.keys(), ...now.keys()]);
      const changed = [...paths].filter((path) => !isSameText(told.get(path) ?? [], now.get(path) ?? []));
      told = now;
      return new Map(changed.map((path) => [path, now.get(path) ?? []]));
    },
  };
}
