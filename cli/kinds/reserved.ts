import { tableOf } from '../core/table.ts';
import { sectionsWithNotFound } from './pages.ts';
import { kindNames, kinds } from './registry.ts';

/** Addresses that the site itself uses, by their first part. */
const programs = tableOf<string>({
  api: 'the server',
  desk: 'the desk',
  studio: 'the studio',
  media: 'pictures and downloads',
  data: 'the folder of files that pages load as they are opened',
  assets: 'the folder of the programs and styles of the pages',
  cards: 'the pictures that stand for pages',
  index: 'the front page',
  '404': 'the page for addresses that lead nowhere',
});

/** These addresses by their first part, as Markdown. */
export const addressesOfPrograms = Object.keys(programs).map((word) => `\`/${word}\``);

/** Where sections have such a page of their own. */
const notFound: ReadonlySet<string> = new Set(sectionsWithNotFound.map(({ path }) => `${path}/404`));

/** Which kind has the addresses that begin with `word`, or null. */
function findSection(word: string): string | null {
  for (const kind of kindNames) {
    const { route, section, title } = kinds[kind];
    if (section?.path === `/${word}`) return `the section ${section.title}`;
    if (route !== undefined && route.split('/')[1] === word) return title.toLowerCase();
  }
  return null;
}

/** Why no page of an author may have an address; null when one may. */
export function reasonReserved(address: string): string | null {
  const [, word = '', ...rest] = address.split('/');
  const use = (rest.length === 0 ? findSection(word) : null) ?? usedByProgram(address);
  return use && `\`${address}\` is the address of ${use}, so no page of your own can have it.`;
}

/** What an address is used for that may not be an alias either; null when it may. */
export function usedByProgram(address: string): string | null {
  // Hosts write the address of a list so, and the app takes it for that.
  const [, list] = /^(\/.+)\/index$/.exec(address) ?? [];
  if (list !== undefined) return `\`${list}\``;
  const [, word = ''] = address.split('/');
  return programs[notFound.has(address) ? '404' : word] ?? null;
}
