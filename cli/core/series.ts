import { findPreprintArchive } from './preprint-archive.ts';
import type { Publication } from './publication.ts';
import { tableOf } from './table.ts';

/** The parts of the venue of a working paper or report: `NBER Working Paper 31422`, `Stanford University, Mimeo`. */
export interface Series {
  readonly institution: string | null;
  /** The kind of paper, such as `Working Paper`. */
  readonly genre: string | null;
  readonly number: string | null;
}

const commonGenre =
  '(?:(?:Technical|Policy Research|Research|Staff|Internal) )?(?:Working|Discussion) Paper|(?:Technical|Staff|Research) (?:Report|Paper)|Technical Note|White Paper|Policy Brief|Report|Mimeo|Manuscript';
const count = '[\\p{L}\\d./:-]*\\d[\\p{L}\\d./:()-]*';
/** A comma precedes a genre that could not be told apart from the institution otherwise, or that has no number. */
const withComma = new RegExp(`^(\\S(?:.*\\S)?), ([^,\\s](?:[^,]*[^,\\s])?) (${count})$`, 'u');
const knownGenre = new RegExp(`^(?:${commonGenre})$`, 'i');
const genreAlone = new RegExp(`^(?:(\\S(?:.*\\S)?), )?(?!Working Paper$|Report$)(${commonGenre})$`, 'u');
const withoutComma = new RegExp(`^(?:(\\S.*?) )?(${commonGenre}) (${count})$`, 'u');

/** Institutions with well-known abbreviations, and their kind of paper. The first name is the one that is shown. */
const houses: readonly { readonly names: readonly string[]; readonly genre: string }[] = [
  { names: ['NBER', 'National Bureau of Economic Research'], genre: 'Working Paper' },
  { names: ['CEPR', 'Centre for Economic Policy Research'], genre: 'Discussion Paper' },
  { names: ['IZA', 'Institute of Labor Economics (IZA)', 'Institute of Labor Economics'], genre: 'Discussion Paper' },
  { names: ['CESifo'], genre: 'Working Paper' },
];

/** BibLaTeX's keywords for kinds of papers, and what they stand for. */
const biblatexWords = tableOf<string>({
  techreport: 'Technical Report',
  resreport: 'Research Report',
  phdthesis: 'PhD thesis',
  mathesis: 'Master’s thesis',
  bathesis: 'Bachelor’s thesis',
  candthesis: 'Candidate thesis',
});

/**
 * Splits a venue into its parts, with the full name of the NBER, as on its papers. A venue in any other form is the
 * institution alone.
 */
export function splitSeries(venue: string): Series {
  const [, first, genre = '', number = ''] =
    withComma.exec(venue) ?? withoutComma.exec(venue) ?? genreAlone.exec(venue) ?? [];
  const institution = first === 'NBER' ? (houses[0]?.names[1] ?? first) : (first ?? null);
  const parts = { institution, genre, number: number || null };
  return genre !== '' && joinSeries(parts) === venue ? parts : { institution: venue, genre: null, number: null };
}

/** The venue with these parts. */
function joinSeries({ institution, genre, number }: Series & { readonly genre: string }): string {
  const short = number === null ? (institution ?? '') : shorten(institution ?? '');
  const series = `${nameGenre(genre, short)} ${number ?? ''}`.trim();
  if (short === '') return series;
  const plain = `${short} ${series}`;
  const [, before, common] = withoutComma.exec(plain) ?? [];
  return before === short && series.startsWith(common ?? '') && !short.includes(', ') ? plain : `${short}, ${series}`;
}

/**
 * The venue for the parts that an importer found in a bibliography. A bare `Working Paper` without a number is dropped,
 * because the type says it already, and so is what the institution has at its end.
 */
export function readSeries(institution: string, written: string, number: string, usual: string): string {
  const archive = findPreprintArchive([institution]);
  if (archive !== null) return archive;
  const genre = nameGenre(written, institution);
  const isTold = genre === '' || genre === 'Working Paper' || genre === 'Report';
  const told = splitSeries(institution);
  const isWhole = told.number !== null && ['', told.genre].includes(genre) && ['', told.number].includes(number);
  if ((number === '' && isTold) || isWhole) return institution;
  const [, house = institution, kind = usual] = isTold
    ? (/^(\S.*) ((?:Working|Discussion) Paper)s?(?: Series)?$/.exec(institution) ?? [])
    : [];
  // Bibliographies have the number of an NBER working paper as its address does: w31422.
  const bare = shorten(house) === 'NBER' ? number.replace(/^w(?=\d+$)/i, '') : number;
  return joinSeries({ institution: house || null, genre: genre || kind, number: bare || null });
}

const seriesName = /^(?:.* )?(?:working|discussion) papers?(?: series)?(?:,? (?:no\.? ?)?[\w./:-]*\d[\w./:-]*)?$/i;

/** Whether what a bibliography names as a journal is none: `NBER Working Papers`, `Available at SSRN 123`. */
export function isSeriesName(journal: string): boolean {
  return (
    seriesName.test(journal) ||
    findPreprintArchive([journal]) !== null ||
    /^(?:mimeo|unpublished|(?:unpublished )?manuscript|arxiv preprint\b.*|available at ssrn\b.*)$/i.test(journal)
  );
}

/** The name of a series as it is written here; empty where it only says that it is a working paper. */
function nameSeries(written: string): string {
  if (/^(?:working papers?(?: series)?|unpublished)$/i.test(written)) return '';
  if (!seriesName.test(written)) return written;
  return written.replace(/(paper)s?(?: series)?$/i, '$1').replace(/(paper)s?,? (?:no\.? ?)?(?=\S*\d\S*$)/i, '$1 ');
}

/** A publication; an article in a series of papers, or in no journal yet, as the working paper that it is. */
export function correctArticle(publication: Publication): Publication {
  const { type, venue, volume, issue } = publication;
  if (type !== 'article' || venue === null || !isSeriesName(venue)) return publication;
  const number = (issue ?? volume ?? '').replace(/^no\.? ?/i, '');
  const series = readSeries(nameSeries(venue), '', number, 'Working Paper');
  return { ...publication, type: 'working-paper', venue: series === '' ? null : series, volume: null, issue: null };
}

/** The number of an NBER working paper, which its DOI contains; empty for any other DOI. */
export function numberInDoi(doi: string): string {
  return /^10\.3386\/w(\d+)$/i.exec(doi)?.[1] ?? '';
}

/** The genre of a paper as lists of references write it: `working papers` becomes `Working Paper`. */
export function nameGenre(written: string, institution = ''): string {
  const known = biblatexWords[written.toLowerCase()];
  if (known !== undefined) return known;
  const bare =
    institution !== '' && written.startsWith(`${institution} `) ? written.slice(institution.length + 1) : written;
  const single = bare.replace(/\b(paper|report)s(?: series)?$/i, '$1').replace(/\b(paper|report) series$/i, '$1');
  const isPlain = single === single.toLowerCase() || knownGenre.test(single);
  return isPlain ? single.replace(/(^| )\p{Ll}/gu, (letter) => letter.toUpperCase()) : single;
}

/** The kind of paper of a well-known institution, or null. */
export function genreOfHouse(institution: string): string | null {
  return findHouse(institution)?.genre ?? null;
}

function shorten(institution: string): string {
  return findHouse(institution)?.names[0] ?? institution;
}

function findHouse(institution: string) {
  const bare = institution.replace(/,? Inc\.?$/, '');
  return houses.find(({ names }) => names.includes(bare));
}
