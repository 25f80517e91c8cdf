import { deriveEach } from '../core/graph.ts';
import { type FrontMatter, kinds } from '../kinds/registry.ts';
import { type AnyDocument, wholeFrontMatter } from '../parse/document.ts';
import type { Model } from './model.ts';

/** The front matter of site.md. Throws if there is no site.md: nothing is emitted then. */
export function readSite(model: Model): FrontMatter<'site'> {
  return wholeFrontMatter(siteDocument(model));
}

/** The public address of the site, without a trailing slash. */
export function readUrl(model: Model): string {
  return readSite(model).url.replace(/\/+$/, '');
}

/** The path of the public address: empty, or `/folder` if the site is not at the root of its host. */
export function readBase(model: Model): string {
  const url = readUrl(model);
  return /^https?:\/\/[^/]+$/.test(url) ? '' : new URL(url).pathname.replace(/\/+$/, '');
}

/** What `api` says where no server runs. */
const noServer = 'none';

/** Whether a server answers the calls of the site. Derived, since each page reads it. */
export const hasServer = deriveEach(({ site }: Pick<Model, 'site'>) => site?.frontMatter.api !== noServer);

/** Whether a page only says where to write, because it needs the server and none runs. */
export function isIdle({ kind }: Pick<AnyDocument, 'kind'>, model: Pick<Model, 'site'>): boolean {
  return kinds[kind].needsServer === true && !hasServer(model);
}

/** The document of site.md. Throws if there is none. */
export function siteDocument(model: Model) {
  if (model.site === undefined) throw new Error('The site was emitted without site.md');
  return model.site;
}
