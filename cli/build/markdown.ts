import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeUnicode } from '../core/encoding.ts';
import { fileOfRoute, isCollection } from '../kinds/paths.ts';
import { isKind } from '../kinds/registry.ts';
import type { Route, RouteList } from '../kinds/shapes/routes.ts';
import type { File } from './documents.ts';

const frontMatter = /^---.*?\n---[^\n]*(?:\n|$)/s;

/** The address of the published markdown of a page; null where the page has no file of its own. */
export function markdownOf({ path, kind }: Pick<Route, 'path' | 'kind'>): string | null {
  return isKind(kind) && isCollection(kind) && fileOfRoute(path) !== undefined ? `${path}.md` : null;
}

/** The markdown of every page that has a file, with its title in the place of the front matter. */
export function* makeMarkdown(content: string, routes: RouteList): Generator<File> {
  for (const { path, kind, head } of routes) {
    const address = markdownOf({ path, kind });
    const file = join(content, fileOfRoute(path) ?? '');
    if (address === null || !existsSync(file)) continue;
    const text = decodeUnicode(readFileSync(file)) ?? '';
    const body = text.replace(/\r\n?/g, '\n').replace(frontMatter, '').trim();
    yield { path: address.slice(1), text: `# ${head.title}\n\n> ${head.description}\n\n${body}\n` };
  }
}
