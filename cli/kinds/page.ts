import type { WebPage } from 'schema-dts';
import { placeOnSite } from '../metadata/json-ld.ts';
import type { PageFacts, PageSource, Starter } from './kind.ts';
import type { SchemaTools } from './schema-tools.ts';
import type { FreePage } from './shapes/page.ts';

export const title = 'A page of its own';
export const folder = 'pages';
export const otherFolders = ['page', 'screens', 'seiten'];
export const isOptional = true;
export const route = '/:slug';
export const text = 'whole';

export const schema = ({ z, named, dated }: SchemaTools) => z.strictObject({ ...named, ...dated });
type Schema = ReturnType<typeof schema>;

/** A page with a text at an address of its own. */
export function page({ shown, article }: PageSource<Schema>): FreePage {
  return { kind: 'page', ...shown, ...article() };
}

/** A page of the site. */
export function jsonLd({ frontMatter, url, updated, site }: PageFacts<Schema>): [WebPage] {
  const { title: name, description, keywords } = frontMatter;
  return [
    {
      '@type': 'WebPage',
      name,
      description,
      ...(updated !== null && { dateModified: updated }),
      ...placeOnSite(site.facts, url, keywords),
    },
  ];
}

export const starter: Starter = { asks: [] };
