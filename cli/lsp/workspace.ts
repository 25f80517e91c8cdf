import { basename, dirname, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { isSameText } from '../core/graph.ts';
import { groupBy } from '../core/group-by.ts';
import type { Problem } from '../core/problem.ts';
import type { Content } from '../read/content.ts';
import { createSite, type Site, type SiteOptions } from '../site.ts';
import { type EditorNames, uriOf } from './convert.ts';

/** A content folder with the texts of an editor in the place of those on the disk. */
export interface EditedSite extends EditorNames {
  readonly site: Site;
  /** The path of a file, as reports say it; null where it is not in the content folder. */
  readonly toPath: (uri: string) => string | null;
  readonly type: (path: string, text: string) => void;
  /** From now on the file counts as it is on the disk. */
  readonly close: (path: string) => void;
  /** Puts what was read from the disk below the texts of the editor. */
  readonly renew: (content: Content) => void;
  /** The problems of each file in which they are others than at the last call. */
  readonly takeProblems: () => ReadonlyMap<string, readonly Problem[]>;
}

/** The site of a folder that an editor has open. */
export function editSite(folder: string, first: Content, options: SiteOptions): EditedSite {
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
    toUri: (path) => uriOf(root, path),
    open: (path) => TextDocument.create('', 'markdown', 0, site.textOf(path) ?? ''),
    toPath(uri) {
      if (!uri.startsWith('file:')) return null;
      const place = relative(content, fileURLToPath(uri)).split(sep).join('/');
      return place.startsWith('..') ? null : `${basename(content)}/${place}`;
    },
    type(path, text) {
      const plain = text.replace(/\r\n?/g, '\n');
      typed.set(path, plain);
      site.setText(path, plain);
    },
    close(path) {
      typed.delete(path);
      overlay();
    },
    renew(next) {
      onDisk = next;
      overlay();
    },
    takeProblems() {
      const now = groupBy(site.problems, ({ path }) => path);
      const paths = new Set([...told.keys(), ...now.keys()]);
      const changed = [...paths].filter((path) => !isSameText(told.get(path) ?? [], now.get(path) ?? []));
      told = now;
      return new Map(changed.map((path) => [path, now.get(path) ?? []]));
    },
  };
}
