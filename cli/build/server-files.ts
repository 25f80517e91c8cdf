import type { SiteData } from '../kinds/shapes/site.ts';
import type { Bundle } from './bundle.ts';
import { prepareDocument } from './document.ts';
import { writeSiteLinks } from './icons.ts';

/** Where a server finds what it renders with; its name begins with a dot, so that no server sends it. */
const folder = '.server';

/**
 * The program stands in a folder named by what it is made of: whoever has loaded one loads another from elsewhere.
 * What a server of this site needs to render the forum's pages as they are now: the program that prerenders, and the
 * forum's document with the places of its parts kept open.
 */
export function* makeServerFiles(site: SiteData, bundle: Bundle): Generator<{ path: string; bytes: Buffer }> {
  for (const [name, bytes] of bundle.program)
    if (name.endsWith('.mjs')) yield { path: `${folder}/${bundle.key}/${name}`, bytes: Buffer.from(bytes) };
  const fill = prepareDocument(bundle.shell, site.language);
  const links = `\n    ${writeSiteLinks(site)}${bundle.styles({ kind: 'forum', hasFigures: false, hasApparatus: false })}`;
  const open = fill({ head: `<!--head-->${links}`, body: '<!--body-->', data: '<!--data-->' });
  yield { path: `${folder}/forum.html`, bytes: Buffer.from(open) };
}
