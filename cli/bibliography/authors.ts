import type { Author } from '../emit/shapes.ts';
import type { ReferenceMatter } from '../schema/kinds.ts';

type Written = ReferenceMatter['authors'][number];

/** The author that front matter names: `Given Family`, `Family, Given`, or `{ organisation }`. The last word alone is the family name, unless a comma says otherwise. */
export function readAuthor(written: Written): Author {
  if (typeof written !== 'string') return { organisation: collapse(written.organisation) };
  const name = collapse(written);
  const comma = name.indexOf(',');
  if (comma >= 0) return { given: name.slice(comma + 1).trim(), family: name.slice(0, comma).trim() };
  const space = name.lastIndexOf(' ');
  return { given: name.slice(0, Math.max(space, 0)), family: name.slice(space + 1) };
}

/** The shortest way to write an author in front matter that reads back as the same author. */
export function writeAuthor(author: Author): Written {
  if ('organisation' in author) return { organisation: author.organisation };
  const { given, family } = author;
  if (family.includes(' ') || given.includes(',')) return `${family}, ${given}`.trim();
  return `${given} ${family}`.trim();
}

/** A person from the two parts that a format names; a comma would split a family name in front matter, so none stays in it. */
export function makePerson(given: string, family: string): Author {
  const names = { given: collapse(given), family: collapse(family.replaceAll(',', ' ')) };
  return names.family === '' ? { given: '', family: names.given.replaceAll(',', ' ') } : names;
}

/** The name as a sentence has it: `Given Family`. */
export function nameAuthor(author: Author): string {
  return 'organisation' in author ? author.organisation : `${author.given} ${author.family}`.trim();
}

/** The part of the name that a list is sorted by and a key begins with. */
export function familyOf(author: Author): string {
  return 'organisation' in author ? author.organisation : author.family;
}

function collapse(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}
