import { familyOf, readAuthor } from '../core/author.ts';
import { findNearest } from '../core/nearest.ts';
import { slugify } from '../core/slug.ts';
import { foldAccents } from '../core/text.ts';
import type { Model } from '../resolve/model.ts';
import { citedKind } from '../resolve/references.ts';

/** The publication that was probably meant by a name, a citation key such as `Doe2020` or words such as `Doe (2020)`. */
export function findReferenceName(name: string, known: Iterable<string>): string | undefined {
  const names = [...known];
  const plain = slugify(name.replace(/^\W*@|\.md$/g, ''));
  if (names.includes(plain)) return plain;
  const [, family = '', year = ''] = /^([a-z]{2,}).*?((?:1[5-9]|20)\d\d)/.exec(plain.replaceAll('-', '')) ?? [];
  const [only, ...others] = names.filter((one) => {
    const [first = '', ...rest] = one.split('-');
    return first !== '' && family.startsWith(first) && rest.includes(year);
  });
  if (family !== '' && only !== undefined && others.length === 0) return only;
  return findNearest(plain, names);
}

/** The publication whose DOI a text contains. */
export function findByDoi(name: string, model: Model): string | undefined {
  const doi = /10\.\d{4,9}\/\S+/.exec(name)?.[0].toLowerCase();
  if (doi === undefined) return undefined;
  return model.ofKind(citedKind).find(({ frontMatter }) => frontMatter.doi?.toLowerCase() === doi)?.slug;
}

/** A family name without accents, and with the apostrophe of a keyboard, where Word types `’`. */
function foldName(name: string): string {
  return foldAccents(name).replace(/[‘’]/g, "'");
}

/** The publications of a year by exactly these authors, `Doe and Roe`, or by the first of them and others, `Doe et al.`. */
export function listByAuthors(names: string, year: number, model: Model): string[] {
  const whole = names.replace(/,? et al\.?$/, '');
  const written = whole.split(/,? and |,? & |, /).map(foldName);
  return model.ofKind(citedKind).flatMap(({ slug, frontMatter: { authors, editors = [], ...work } }) => {
    const families = (authors ?? editors).map((one) => foldName(familyOf(readAuthor(one))));
    const areAll = families.length === written.length;
    const isBy = families.slice(0, written.length).join() === written.join() && areAll === (whole === names);
    return isBy && work.year === year ? [slug] : [];
  });
}
