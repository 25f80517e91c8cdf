import { findNearestAddress } from '../core/nearest.ts';
import { slugify } from '../core/slug.ts';
import { createSlugger } from '../parse/slugger.ts';
import type { Model } from '../resolve/model.ts';
import { isTitle, leads } from './fix-address.ts';
import type { SuggestedForm } from './form.ts';
import { isMeant, slugOf } from './meant-name.ts';
import { type Advice, type Case, shorten } from './rule.ts';

/** A link of Obsidian and other wikis: `[[name]]`, `[[name#heading|words]]`, `![[picture.png]]`. */
export const wikiLink: SuggestedForm = {
  patterns: [[/(?<!\\)!?\[\[(?![_\0]?TOC)[^\][\n]+\]\]/g]],
  advise: adviseWiki,
  isCertain: isWikiName,
};

/** The page that is meant by a name in double brackets; without a name it is the page itself. */
function findWikiPage(name: string, model: Model): string | undefined {
  const routes = [...model.addresses.routes.keys()].filter((route) => !/\s/.test(route));
  return name === '' ? '' : findNearestAddress(slugify(name), routes);
}

function adviseWiki(text: string, model: Model): Advice {
  const [target = '', added = ''] = text.replace(/^!?\[\[|\]\]$/g, '').split('|');
  const [name = '', ...headings] = target.split('#');
  const heading = headings.at(-1) ?? '';
  const isPdf = /\.pdf$/i.test(name);
  // Obsidian shows other notes, too; it writes the width of a picture behind its name, the headings above one before
  // it, the number of a paragraph behind `#^`, and the page of a PDF.
  const isPicture = text.startsWith('!') && !isPdf && /\.\w+$/.test(name);
  const address = isPicture || isPdf ? `/media/${name}` : findWikiPage(name, model);
  const isWidth = isPicture && /^\d+(?:x\d+)?$/.test(added.trim());
  const words = ((!isWidth && added) || name || heading).trim();
  const anchor = /^(?:\^|$)/.test(heading) || isPdf ? '' : `#${createSlugger([])(heading)}`;
  const isKnown = address !== undefined && (text.startsWith('!') ? name : address + anchor) !== '';
  return {
    reason: `\`${shorten(text)}\` is a ${isPicture ? 'picture' : 'link'} of other programs and stays in the text.`,
    hint: isPicture ? 'Write `![What it shows](/media/name.svg)`.' : 'Write `[words](address)`.',
    suggestion: isKnown ? `${isPicture ? '!' : ''}[${words}](${address}${anchor})` : undefined,
  };
}

function isWikiName(one: Case, suggestion: string): boolean {
  const { written, model } = one;
  const name = written.replace(/^!?\[\[|\]\]$|[|#].*$/g, '');
  const target = addressIn(suggestion);
  if (!leads(one, target)) return false;
  const [route = ''] = target.split('#');
  if (route === '') return true;
  return model.addresses.media.has(route) || isMeant(name, slugOf(route), []) || isTitle(model, route, name);
}

/** The address in the source of a link. */
export function addressIn(link: string): string {
  return /\]\((.*)\)$/.exec(link)?.[1] ?? '';
}
