import { readFile, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { hashScripts, writePolicy } from './policy.ts';

const siteFile = z.object({
  base: z.string().regex(/^(\/[^/?#]+)*$/),
  api: z.string(),
  emailjs: z.object({ origin: z.string().nullable() }).nullable(),
  // A site that was built with an older shape of it measures nothing.
  analytics: z
    .union([z.literal('own'), z.object({ id: z.string() })])
    .nullable()
    .catch(null),
  url: z.string().default(''),
});
const redirectsFile = z.record(z.string(), z.string());
const sectionsFile = z.array(z.string().startsWith('/'));

/** What the server needs to know about the built site. */
export interface ServedSite {
  readonly root: string;
  /** Path of the public address: empty, or `/folder`. */
  readonly base: string;
  /** The public address without a trailing slash. */
  readonly url: string;
  /** True when the site uses this server's API and not another. */
  readonly isServedHere: boolean;
  readonly redirects: ReadonlyMap<string, string>;
  /** True when this server counts the views of its pages. */
  readonly countsViews: boolean;
  /** The sections with a not-found page of their own. */
  readonly sections: readonly string[];
  readonly policy: string;
}

const sources = ['data/site.json', 'data/redirects.json', 'index.html', '404.html'];

async function readStamp(folder: string): Promise<string> {
  const times = sources.map((name) => stat(join(folder, name)).then((file) => `${file.mtimeMs}/${file.size}`));
  return (await Promise.all(times)).join(' ');
}

/** Reads what the server needs to know about a built site. Throws when the site is missing or incomplete. */
export async function readServedSite(folder: string): Promise<ServedSite> {
  const [site = '', redirects = '', ...pages] = await Promise.all(
    sources.map((name) => readFile(join(folder, name), 'utf8')),
  );
  const services = siteFile.parse(JSON.parse(site));
  return {
    root: await realpath(folder),
    base: services.base,
    url: services.url,
    isServedHere: services.api === '',
    countsViews: services.analytics === 'own',
    sections: await readSections(folder),
    redirects: new Map(Object.entries(redirectsFile.parse(JSON.parse(redirects)))),
    policy: writePolicy(pages.flatMap(hashScripts), services),
  };
}

/** The list of sections; a site of an older build has none. */
async function readSections(folder: string): Promise<readonly string[]> {
  const text = await readFile(join(folder, 'data/not-found.json'), 'utf8').catch(() => '[]');
  return sectionsFile.parse(JSON.parse(text));
}

/** The built site on the disk. */
export interface BuiltSite {
  /** The site, read again after a build; null when there is none. */
  readonly read: () => Promise<ServedSite | null>;
  /** The base of the last site that was read. */
  readonly base: () => string;
}

/** Reads the folder that `site build` writes to, on demand. */
export function watchSite(folder: string): BuiltSite {
  let known: { readonly stamp: string; readonly site: ServedSite } | null = null;
  return {
    base: () => known?.site.base ?? '',
    read: async () => {
      try {
        const stamp = await readStamp(folder);
        if (known?.stamp !== stamp) known = { stamp, site: await readServedSite(folder) };
        return known.site;
      } catch {
        return null;
      }
    },
  };
}
