import { kindNames, kinds } from './registry.ts';

/** The addresses that no kind of file has and that the site uses all the same, by the first word of each. */
const programs: Readonly<Record<string, string>> = {
  api: 'the server',
  desk: 'the desk',
  studio: 'the studio',
  media: 'pictures and downloads',
  data: 'the data of the app',
  assets: 'the code of the app',
  cards: 'the pictures that stand for pages',
  index: 'the front page',
  '404': 'the page for addresses that lead nowhere',
};

/** What stands at an address that begins with a word, where the pages of kinds stand there; null for any other word. */
function findSection(word: string): string | null {
  for (const kind of kindNames) {
    const { route, section, title } = kinds[kind];
    if (section?.path === `/${word}`) return `the section ${section.title}`;
    if (route !== undefined && route.split('/')[1] === word) return title.toLowerCase();
  }
  return null;
}

/** For what the site needs the addresses that begin with a word; null for a word that a page may have. */
export function reservedFor(word: string): string | null {
  return findSection(word) ?? usedByProgram(word);
}

/** The same for the addresses that a page may not even have as an alias. */
export function usedByProgram(word: string): string | null {
  return programs[word] ?? null;
}
