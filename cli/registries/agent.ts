import type { FrontMatter } from '../kinds/registry.ts';
import { placeholderPattern } from '../schema/starters.ts';

/**
 * What the program calls itself at the registries: they ask for an address to write to, and serve those better who give
 * one. The names that stand for real ones in a new site are nobody's.
 */
export function nameAgent(site: Partial<FrontMatter<'site'>> | undefined): string {
  const { url, author } = site ?? {};
  const contacts = [...(isReal(url) ? [`+${url}`] : []), ...(isReal(author?.email) ? [`mailto:${author?.email}`] : [])];
  return `academic-site/1.0${contacts.length === 0 ? '' : ` (${contacts.join('; ')})`}`;
}

/** Whether a value is there and stands for itself. */
export function isReal(value: string | undefined): boolean {
  return value !== undefined && value.search(placeholderPattern) === -1;
}
