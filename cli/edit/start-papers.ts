import { nameAuthor, readAuthor } from '../core/author.ts';
import { sayHelpers } from '../core/publication.ts';
import { isContained } from '../core/reference-types.ts';
import { capitalize, setQuotes } from '../core/text.ts';
import { joinNames } from '../core/words.ts';
import { compareYears, isToCome, type Year } from '../core/year.ts';
import { writeParagraph } from '../import/paragraph.ts';
import { kindWith } from '../kinds/registry.ts';
import { schemas } from '../kinds/schemas.ts';
import { wholeFrontMatter } from '../parse/document.ts';
import type { Model } from '../resolve/model.ts';
import { citedKind, listReferences } from '../resolve/references.ts';
import { descriptionLength } from '../schema/fields.ts';
import { starters } from '../schema/starters.ts';
import { composeFile, readTextBelow } from './front-matter.ts';
import { orderStep } from './order.ts';
import type { Revision } from './revision.ts';

/** A page that an import made. */
export interface ImportedPaper {
  readonly path: string;
  readonly slug: string;
  readonly title: string;
  /** Who wrote it, the first of many, and who edited or translated the work of others. */
  readonly authors: string;
  /** Where it appeared; empty where that is not known. */
  readonly venue: string;
  readonly year: Year;
  /** ISO day; the first of January where only the year is known. */
  readonly date: string;
}

interface Found extends ImportedPaper {
  readonly reference: string;
  /** Whether its venue contains it, such as a journal, and is not its publisher. */
  readonly isPart: boolean;
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

const paperKind = kindWith('isAboutWorks');

/** Turns the drafts of an import into pages with what their bibliography says, and returns them, the newest first. */
export function publishImported(revision: Revision): ImportedPaper[] {
  const model = revision.model();
  const found = findImported(model).sort((a, b) => compareYears(b.year, a.year));
  for (const [index, paper] of found.entries()) {
    const values = {
      ...paper.frontMatter,
      description: describe(paper),
      order: (index + 1) * orderStep,
    };
    revision.edit(paper.path, (text) =>
      composeFile(values, Object.keys(schemas[paperKind].shape), writeText(readTextBelow(text), paper, model.today)),
    );
  }
  return found;
}

/** The drafts that an import made, each with its publication. */
function findImported(model: Model): Found[] {
  return model.ofKind(paperKind).flatMap((document): Found[] => {
    const { path, slug, frontMatter } = document;
    const [listed] = listReferences(document);
    const reference = listed === undefined ? undefined : model.find(citedKind, listed.id);
    if (reference === undefined || frontMatter.draft !== true || frontMatter.description !== starters.description)
      return [];
    const { type, title, year, venue = '', ...written } = wholeFrontMatter(reference);
    const isPart = isContained(type) && venue !== '';
    const authors = (written.authors ?? []).map(readAuthor);
    const editors = (written.editors ?? []).map(readAuthor);
    const translators = (written.translators ?? []).map(readAuthor);
    const names = joinNames((authors.length > 0 ? authors : editors).map(nameAuthor));
    const { draft: _, keywords: _none, aliases: _neither, ...kept } = frontMatter;
    return [
      {
        path,
        slug,
        title,
        year,
        date: String(frontMatter.date),
        venue,
        authors: names + sayHelpers({ type, authors, editors, translators }),
        reference: reference.slug,
        isPart,
        frontMatter: kept,
      },
    ];
  });
}

/** What a page is about: title, authors, venue and year, or as many of them as there is room for. */
function describe({ title, authors, venue, year }: ImportedPaper): string {
  const name = `“${setQuotes(title)}”`;
  const dated = String(year).replace(/\.?$/, '.');
  const when = capitalize(dated);
  const [by, where] = [`${name}, by ${authors}.`, venue === '' ? when : `${venue}, ${dated}`];
  const sentences = [`${by} ${where}`, `${by} ${when}`, `${name}. ${where}`, `${name}. ${when}`];
  const sentence = sentences.find(({ length }) => length <= descriptionLength.max) ?? `${by} ${where}`;
  return sentence.length < descriptionLength.min
    ? `${sentence} How to cite it, and where it is read.`
    : clipDescription(sentence);
}

/**
 * Shortens a description to the longest that is allowed, at the end of a word; a text that has no space to cut it at,
 * such as a Chinese title, anywhere.
 */
export function clipDescription(sentence: string): string {
  const { min, max } = descriptionLength;
  if (sentence.length <= max) return sentence;
  const fitting = sentence.slice(0, max - 1);
  const words = dropEnd(fitting.replace(/\s\S*$/, ''));
  return `${words.length < min ? dropEnd(fitting) : words}…`;
}

/** Without marks that lead on to what was cut off, and without half a character. */
function dropEnd(text: string): string {
  return text.replace(/[\s,;:.–—\p{Surrogate}-]+$/u, '');
}

/** The abstract, if the bibliography has one, and where the publication appeared. */
function writeText(body: string, paper: Found, today: string): string {
  const abstract = body === starters.body ? '' : `${body}\n\n`;
  return `${abstract}${describeVenue(paper, today)} [@${paper.reference}].`;
}

function describeVenue({ venue, year, isPart }: Found, today: string): string {
  const name = writeParagraph(venue);
  const where = venue === '' ? '' : isPart ? ` in *${name}*` : ` (${name})`;
  if (isToCome(year, today)) return `It is to appear${where}${year === 'forthcoming' ? '' : `, ${year}`}`;
  if (year === 'n.d.') return `It bears no date${where}`;
  return isPart ? `It appeared${where}, ${year}` : `It came out in ${year}${where}`;
}
