import { type Author, invertAuthor, nameAuthor } from '../core/author.ts';
import { nameDay } from '../core/moment.ts';
import {
  addressOfPublication,
  asCited,
  helpersOf,
  nameEdition,
  nameThesis,
  type Publication,
  sayPlaced,
  sayYear,
} from '../core/publication.ts';
import { factsOf, nameWord } from '../core/reference-types.ts';
import { capitalize } from '../core/text.ts';

/** Up to ten authors are all named; of more, the first seven. */
const maxNamed = 10;
const namedOfMany = 7;

const lists = new Intl.ListFormat('en');

/** A publication in the author-date style of the Chicago Manual of Style (17th edition), in plain text. */
export function formatChicago(whole: Publication): string {
  const publication = asCited(whole);
  const { authors, editors, title, type, edition, volume } = publication;
  const creators = authors.length > 0 ? authors : editors;
  const role = editors.length === 1 ? ', ed' : ', eds';
  const by = `${listInverted(creators)}${authors.length > 0 || creators.length === 0 ? '' : role}`;
  const isWhole = type === 'book' || type === 'report' || type === 'dataset';
  return [
    by,
    capitalize(sayYear(publication)),
    isWhole
      ? title
      : `“${title.replace(/(?<![\p{L}\p{N}])["“]([^"“”]*)["”]/gu, '‘$1’')}${/[.?!]$/.test(title) ? '' : '.'}”`,
    ...helpersOf(publication).map(({ words, names }) => `${capitalize(words)} ${lists.format(names.map(nameAuthor))}`),
    isWhole && edition !== null ? nameEdition(edition) : '',
    isWhole && volume !== null ? `Vol. ${volume}` : '',
    describeSource(publication),
    addressOfPublication(publication) ?? '',
  ]
    .filter(Boolean)
    .map((part) => (/[.?!]”?$/.test(part) || part.startsWith('http') ? part : `${part}.`))
    .join(' ');
}

/** The part after the title: the journal, the book around a chapter, or the publisher. */
function describeSource(publication: Publication): string {
  const { type, venue, volume, issue, pages, publisher, editors, authors, degree, series, edition, date } = publication;
  const span = (pages ?? '').replace(/(\d)--?(\d)/g, '$1–$2');
  const word = nameWord(publication);
  const day = date === undefined ? null : nameDay(date);
  const join = (separator: string, ...parts: (string | null)[]) => parts.filter(Boolean).join(separator);
  switch (factsOf(type).within) {
    case 'periodical':
      // The number of a newspaper stands on its day.
      if (volume === null && issue === null && type !== 'article') return join(', ', word, venue, day, span);
      return `${join(', ', word, join(' ', venue, volume, issue && `(${issue})`))}${span && `: ${span}`}`;
    case 'book': {
      const by = authors.length > 0 && editors.length > 0 ? `edited by ${lists.format(editors.map(nameAuthor))}` : null;
      const pagesInVolume = volume === null ? span : span === '' ? `vol. ${volume}` : `${volume}:${span}`;
      const parts = [venue, by, edition === null ? null : nameEdition(edition), pagesInVolume];
      const book = venue === null ? '' : `In ${parts.filter(Boolean).join(', ')}`;
      return join('. ', book, series, sayPlaced(publication, publisher));
    }
    default:
      return type === 'thesis'
        ? join(', ', nameThesis(degree), sayPlaced(publication, venue))
        : join('. ', series, join(', ', word, sayPlaced(publication, venue ?? publisher), day));
  }
}

/** The first author with the family name first, the others in the usual order. */
function listInverted(creators: readonly Author[]): string {
  const shown = creators.length > maxNamed ? creators.slice(0, namedOfMany) : creators;
  const names = shown.map((author, index) => (index === 0 ? invertAuthor(author) : nameAuthor(author)));
  if (shown.length < creators.length) return `${names.join(', ')}, et al`;
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')}, and ${names.at(-1)}`;
}
