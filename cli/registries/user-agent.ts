import type { FrontMatter } from '../kinds/registry.ts';
import { isReal } from '../schema/starters.ts';

/**
 * The `User-Agent` for the registries. They ask for a contact address and serve clients that give one better; the
 * placeholders of a new site are left out.
 */
export function writeUserAgent(site: Partial<FrontMatter<'site'>> | undefined): string {
  const { url, author } = site ?? {};
  const contacts = [
    ...(isReal(url) ? [`+${toAscii(`${url}`)}`] : []),
    ...(isReal(author?.email) ? [toAscii(`mailto:${author?.email}`)] : []),
  ];
  return `academic-site/1.0${contacts.length === 0 ? '' : ` (${contacts.join('; ')})`}`;
}

/** An address as a header can hold it: without letters beyond ASCII, which a domain or the name of a mailbox may have. */
export function toAscii(address: string): string {
  return new URL(address).href.replace(/\/$/, '');
}
