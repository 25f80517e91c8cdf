import { familyOf, nameAuthor, readAuthor } from '../../core/author.ts';
import { isAuthorList, splitAuthors } from '../../core/author-list.ts';
import type { Finding, Span } from '../../core/problem.ts';
import { offsetOf } from '../../core/splice.ts';
import { foldAccents } from '../../core/text.ts';
import { type AnyDocument, documentsOf, readKey } from '../../parse/document.ts';
import { quoteYaml } from '../../parse/yaml-slips.ts';
import type { Model } from '../../resolve/model.ts';
import { personKind } from '../../resolve/people.ts';
import type { Rule } from '../rule.ts';

export const authorNames: Rule = {
  id: 'author-names',
  level: 'warning',
  finds:
    'One author would be split in two, or two would be merged: an entry holds a comma, two names or something besides a name; or the family name has more words on another page.',
  example: {
    file: 'references/example.md',
    wrong: 'authors: [Writer, A., Reader, B.]',
    right: 'authors: ["Writer, A.", "Reader, B."]',
  },
  *checkDocument(document) {
    for (const key of nameKeys) {
      const finding = judgeNames(document, key);
      if (finding !== null) yield finding;
    }
  },
  *check(model) {
    const known = knowFamilies(model);
    if (known.size === 0) return;
    for (const { document, path, name } of model.gather(listNatural)) {
      const written = known.get(keyOfName(name));
      if (written === undefined) continue;
      const read = familyOf(readAuthor(name));
      const family = familyOf(readAuthor(written));
      if (foldAccents(family) === foldAccents(read)) continue;
      yield {
        at: document.locate(path),
        reason: `The family name of \`${name}\` is read as \`${read}\`, and this site knows it as \`${family}\`.`,
        hint: `Write \`${written}\`.`,
        suggestion: quoteYaml(written),
      };
    }
  },
};

const nameKeys = ['authors', 'editors', 'translators'] as const;
type NameKey = (typeof nameKeys)[number];

function listNames(document: AnyDocument, key: NameKey): readonly unknown[] {
  return (readKey(document, key) ?? []) as readonly unknown[];
}

/** The names without a comma in which a family name of two words may hide. */
function listNatural(document: AnyDocument) {
  return nameKeys.flatMap((key) =>
    listNames(document, key).flatMap((name, index) =>
      typeof name === 'string' && !name.includes(',') && name.trim().split(/\s+/).length > 2
        ? [{ document, path: [key, index], name }]
        : [],
    ),
  );
}

/** The names of the researcher and of the people that are written with their family name first, by the whole name. */
function knowFamilies({ site, published }: Model): ReadonlyMap<string, string> {
  const people = documentsOf(published, personKind).flatMap(({ frontMatter: { title, names = [] } }) => [
    title,
    ...names,
  ]);
  const written = [site?.frontMatter.author?.name, ...people].flatMap((name) => (name?.includes(',') ? [name] : []));
  return new Map(written.map((name) => [keyOfName(name), name]));
}

function keyOfName(name: string): string {
  return foldAccents(nameAuthor(readAuthor(name)));
}

/** Judges the names of a list. In a list in brackets in one line, what is underlined can be replaced by the suggestion. */
function judgeNames(document: AnyDocument, key: NameKey): Finding | null {
  const names = listNames(document, key);
  const locate = (index: number) => document.locate([key, index]);
  const cut = names.findIndex((one) => typeof one === 'string' && /^(?:\p{Lu}\.[ -]?)+$/u.test(one));
  if (cut !== -1) {
    const before = names[cut - 1];
    const [first, last] = [locate(Math.max(cut - 1, 0)), locate(cut)];
    const isPair = findInline(document, key) !== null && typeof before === 'string';
    return {
      at: isPair ? { ...first, length: last.column + last.length - first.column } : last,
      reason: `\`${names[cut]}\` stands here as an author of its own.`,
      hint: 'Put a name with a comma in quotes, or write `Given Family`.',
      suggestion: isPair ? `"${before}, ${names[cut]}"` : undefined,
    };
  }
  const isApart =
    names.length > 0 && names.length % 2 === 0 && names.every((one) => /^\p{L}[\p{L}’'-]*$/u.test(String(one)));
  const apart = isApart ? findInline(document, key) : null;
  if (apart !== null)
    return {
      at: apart,
      reason: `\`${names[0]}\` and \`${names[1]}\` stand here as two authors.`,
      hint: `If this is one person, write \`"${names[0]}, ${names[1]}"\` or \`${names[1]} ${names[0]}\`; if these are two, write each on a line of its own, as \`- ${names[0]}\`; an organisation is \`{ organisation: … }\`.`,
    };
  const dressed = names.findIndex((one) => typeof one === 'string' && undress(one) !== one);
  if (dressed !== -1)
    return {
      at: locate(dressed),
      reason: `\`${names[dressed]}\` is more than a name, and citations would take all of it for one.`,
      hint: 'Leave out titles, degrees, marks and places of work.',
      suggestion: quoteYaml(undress(String(names[dressed]))),
    };
  const joined = names.findIndex((one) => typeof one === 'string' && isAuthorList(one));
  if (joined === -1) return null;
  const list = findInline(document, key);
  return {
    at: list ?? locate(joined),
    reason: `\`${names[joined]}\` stands here as one author.`,
    hint: 'Make each author an entry of its own, all of them, without `and` and `et al.`; an organisation is `{ organisation: … }`.',
    suggestion: list !== null && names.every((one) => typeof one === 'string') ? writeList(names) : undefined,
  };
}

/** Where a list stands in brackets in one line; null for one of several lines. */
function findInline(document: AnyDocument, key: NameKey): Span | null {
  const list = document.locate([key]);
  const start = offsetOf(document.text, list);
  return /^\[.*\]$/.test(document.text.slice(start, start + list.length)) ? list : null;
}

const behindName = (degrees: string) =>
  new RegExp(String.raw`(?:[\s*†‡§¹²³]|\s\([^()]*\)|,\s*(?:${degrees})\b\.?)+$`, 'u');
const behindFamily = behindName(String.raw`Ph\.?\s?D|M\.?Sc`);
const behindWhole = behindName(String.raw`Ph\.?\s?D|M\.?Sc|M\.?[AD]`);

/**
 * A name without what stands around it on a title page: `Prof. Dr. Jane Doe*`, `Jane Doe, PhD`, `Jane Doe (Yale)`. Behind
 * a family name alone, `M.A.` and `M.D.` are initials.
 */
function undress(name: string): string {
  const untitled = name.replace(/^(?:(?:Prof(?:essor)?|Dr|Mr|Mrs|Ms)\b\.?\s+)+/, '');
  const [before = ''] = untitled.split(/,\s*M\.?[AD]\b/, 1);
  const isWhole = /(?<=\p{Lu}\S*) \S/u.test(before);
  return untitled.replace(isWhole ? behindWhole : behindFamily, '');
}

/** The whole list with each author as a separate item. */
function writeList(names: readonly string[]): string {
  const apart = names.flatMap((name) => (isAuthorList(name) ? splitAuthors(name) : [name]));
  return `[${apart.map((name) => `"${name}"`).join(', ')}]`;
}
