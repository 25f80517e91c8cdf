import { tableOf } from '../core/table.ts';
import { kindNames, kinds } from './registry.ts';

/** Addresses that the site itself uses, by their first part. */
const programs = tableOf<string>({
  api: 'the server',
  desk: 'the desk',
  studio: 'the studio',
  media: 'pictures and downloads',
  data: 'the data of the app',
  assets: 'the code of the app',
  cards: 'the pictures that stand for pages',
  index: 'the front page',
  '404': 'the page for addresses that lead nowhere',
});

/** Which kind has the addresses that begin with `word`, or null. */
function findSection(word: string): string | null {
  for (const kind of kindNames) {
    const { route, section, title } = kinds[kind];
    if (section?.path === `/${word}`) return `the section ${section.title}`;
    if (route !== undefined && route.split('/')[1] === word) return title.toLowerCase();
  }
  return null;
}

/** What the addresses that begin with `word` are reserved for; null when a page may use it. */
export function reservedFor(word: string): string | null {
  return findSection(word) ?? usedByProgram(word);
}

/** The same, only for addresses that may not be an alias either. */
export function usedByProgram(word: string): string | null {
  return programs[word] ?? null;
}
