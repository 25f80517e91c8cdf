import type { FrontMatter } from '../kinds/registry.ts';
import { isReal } from '../schema/starters.ts';

/**
 * The `User-Agent` for the registries. They ask for a contact address and serve clients that give one better; the
 * placeholders of a new site are left out.
 */
export function writeUserAgent(site: Partial<FrontMatter<'site'>> | undefined): string {
  const { url, author } = site ?? {};
  const contacts = [...(isReal(url) ? [`+${url}`] : []), ...(isReal(author?.email) ? [`mailto:${author?.email}`] : [])];
  return `academic-site/1.0${contacts.length === 0 ? '' : ` (${contacts.join('; ')})`}`;
}
