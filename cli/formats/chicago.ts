import { addressOfEprint } from '../core/arxiv.ts';
import type { Author } from '../core/author.ts';
import { invertAuthor, nameAuthor } from '../core/author.ts';
import { nameThesis, type Publication } from '../core/publication.ts';

/** So many authors are named in a list; of more, only the first seven. */
const mostNamed = 10;
const namedOfMany = 7;

const lists = new Intl.ListFormat('en');

/** A publication as the author-date lists of the Chicago Manual of Style (17th edition) have it, in plain text. */
export function formatChicago(publication: Publication): string {
  const { authors, editors, year, title, type, edition } = publication;
  const creators = authors.length > 0 ? authors : editors;
  const role = editors.length === 1 ? ', ed' : ', eds';
  const names = `${listInverted(creators)}${authors.length > 0 || creators.length === 0 ? '' : role}`;
  const isWhole = type === 'book' || type === 'report' || type === 'dataset';
  return [
    names,
    String(year),
    isWhole ? title : `“${title}${/[.?!]$/.test(title) ? '' : '.'}”`,
    isWhole && edition !== null ? nameEdition(edition) : '',
    describeSource(publication),
    addressOf(publication),
  ]
    .filter((part) => part !== '')
    .map((part) => (/[.?!]”?$/.test(part) || part.startsWith('http') ? part : `${part}.`))
    .join(' ');
}

/** What stands behind the title: the journal, the book around a chapter, the house. */
function describeSource({
  type,
  venue,
  volume,
  issue,
  pages,
  publisher,
  editors,
  authors,
  degree,
  series,
}: Publication): string {
  const span = (pages ?? '').replace(/(\d)--?(\d)/g, '$1–$2');
  switch (type) {
    case 'article':
      return (
        [venue, volume, issue === null ? null : `(${issue})`].filter((part) => part !== null).join(' ') +
        (span === '' ? '' : `: ${span}`)
      );
    case 'chapter':
    case 'conference-paper': {
      const by = authors.length > 0 && editors.length > 0 ? `, edited by ${lists.format(editors.map(nameAuthor))}` : '';
      const book = venue === null ? '' : `In ${venue}${by}${span === '' ? '' : `, ${span}`}`;
      return [book, series, publisher].filter((part) => part !== null && part !== '').join('. ');
    }
    case 'thesis':
      return [nameThesis(degree), venue].filter((part) => part !== null).join(', ');
    default:
      return [series, venue ?? publisher].filter((part) => part !== null).join('. ');
  }
}

/** The first author by the family name, the others as they are said. */
function listInverted(creators: readonly Author[]): string {
  const shown = creators.length > mostNamed ? creators.slice(0, namedOfMany) : creators;
  const names = shown.map((author, index) => (index === 0 ? invertAuthor(author) : nameAuthor(author)));
  if (shown.length < creators.length) return `${names.join(', ')}, et al`;
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')}, and ${names.at(-1)}`;
}

function nameEdition(edition: string): string {
  if (!/^\d+$/.test(edition)) return edition;
  const ending = /1[123]$/.test(edition) ? 'th' : ({ 1: 'st', 2: 'nd', 3: 'rd' }[edition.slice(-1)] ?? 'th');
  return `${edition}${ending} ed`;
}

function addressOf({ doi, url, eprint }: Publication): string {
  if (doi !== null) return `https://doi.org/${doi}`;
  return url ?? (eprint === null ? '' : addressOfEprint(eprint));
}
