import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileOfRoute, isCollection } from '../kinds/paths.ts';
import { isKind } from '../kinds/registry.ts';
import type { Route, RouteList } from '../kinds/shapes/routes.ts';
import type { File } from './documents.ts';

const frontMatter = /^\uFEFF?---.*?\n---[^\n]*\n/s;

/** The published address of the markdown of a page, below the root of the site; null where it is made of no file of its own. */
export function markdownOf({ path, kind }: Pick<Route, 'path' | 'kind'>): string | null {
  return isKind(kind) && isCollection(kind) && fileOfRoute(path) !== undefined ? `${path}.md` : null;
}

/** The markdown of every page that is a file of its own, below its title: what stands at its top is for its authors. */
export function* makeMarkdown(content: string, routes: RouteList): Generator<File> {
  for (const { path, kind, head } of routes) {
    const address = markdownOf({ path, kind });
    const file = join(content, fileOfRoute(path) ?? '');
    if (address === null || !existsSync(file)) continue;
    const body = readFileSync(file, 'utf8').replace(frontMatter, '').replace(/\r\n?/g, '\n').trim();
    yield { path: address.slice(1), text: `# ${head.title}\n\n> ${head.description}\n\n${body}\n` };
  }
}
