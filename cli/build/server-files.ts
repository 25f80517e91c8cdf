import { kindWith } from '../kinds/registry.ts';
import type { SiteData } from '../kinds/shapes/site.ts';
import type { Bundle } from './bundle.ts';
import { prepareDocument } from './document.ts';
import { writeSiteLinks } from './icons.ts';

/** Where our server finds what it renders with. The name begins with a dot, so that no server serves it. */
const folder = '.server';

/**
 * What our server needs to render the pages of the forum at any time: the program that prerenders, and the forum's
 * document without its parts. The program's folder is named by the key of the bundle, because a process that has
 * loaded modules from one path cannot load new ones from there.
 */
export function* makeServerFiles(site: SiteData, bundle: Bundle): Generator<{ path: string; bytes: Buffer }> {
  for (const [name, bytes] of bundle.program)
    if (name.endsWith('.mjs')) yield { path: `${folder}/${bundle.key}/${name}`, bytes: Buffer.from(bytes) };
  const fill = prepareDocument(bundle.shell, site.language);
  const links = `\n    ${writeSiteLinks(site)}${bundle.styles({ kind: kindWith('takesQuestions') })}`;
  const open = fill({ head: `<!--head-->${links}`, body: '<!--body-->', data: '<!--data-->' });
  yield { path: `${folder}/forum.html`, bytes: Buffer.from(open) };
}
