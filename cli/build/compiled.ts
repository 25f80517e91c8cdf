import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CitedPages } from '../kinds/shapes/citations.ts';
import type { Page } from '../kinds/shapes/pages.ts';
import type { Passages } from '../kinds/shapes/passages.ts';
import type { References } from '../kinds/shapes/reference.ts';
import type { Redirects, RouteList } from '../kinds/shapes/routes.ts';
import type { SiteData } from '../kinds/shapes/site.ts';
import type { SidebarEntries } from '../kinds/shapes/topic.ts';

/** The output of the compiler, read from its folder. */
export type Compiled = ReturnType<typeof readCompiled>;

/** Reads the compiled site in `folder`. Pages and the passages of the whole site are read at every call, so that a large site does not fill the memory. */
export function readCompiled(folder: string) {
  const read = <T>(file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as T;
  return {
    folder,
    site: read<SiteData>('site.json'),
    sidebar: read<SidebarEntries>('sidebar.json'),
    routes: read<RouteList>('routes.json'),
    redirects: read<Redirects>('redirects.json'),
    references: read<References>('references.json'),
    citations: read<CitedPages>('citations.json'),
    passages: () => read<Passages>('passages.json'),
    page: (data: string) => read<Page>(data),
  };
}
