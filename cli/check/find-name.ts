import { findNearest } from '../core/nearest.ts';
import { slugify } from '../core/slug.ts';
import { offsetOf } from '../core/splice.ts';
import { locateFile } from '../kinds/paths.ts';
import type { Kind } from '../kinds/registry.ts';
import { readKey } from '../parse/document.ts';
import { type Model, namesOf } from '../resolve/model.ts';
import { write } from './fixer.ts';
import { findMoved, isMeant } from './meant-name.ts';
import type { Case, Fixer } from './rule.ts';

/** The file of a kind that was probably meant by a title, a file name with its extension or folder, or a misspelt name. */
export function findName(written: string, model: Model, kind: Kind): string | undefined {
  const names = namesOf(model, kind);
  const plain = slugify(written.replace(/^.*\/|\.md$/g, ''));
  if (names.has(plain)) return plain;
  const titled = model.ofKind(kind).find((one) => slugify(String(readKey(one, 'title') ?? '')) === plain);
  return titled?.slug ?? findNearest(plain, names) ?? findNearest(written, names);
}

/** Mends the name of a group, paper or other file in front matter, or the id of a publication in a citation. */
export const fixName: Fixer = (one) => {
  const { problem, model, document, written } = one;
  const wrong = document?.wrongNames.find(({ at }) => at.line === problem.line && at.column === problem.column);
  const role = wrong?.role ?? locateFile(problem.missing ?? '')?.kind;
  if (role === undefined) return [];
  const name = written.replace(/^["']|["']$/g, '');
  const moved = findMoved(model, role, name);
  const meant = moved ?? problem.suggestion;
  if (meant === null || /[[\],]/.test(meant)) return [];
  const quote = /^["']/.exec(written)?.[0] ?? '';
  const found = write(one, `${quote}${meant}${quote}`, moved !== undefined || isNamed(one, role, name, meant));
  const splices = listCitations(one).map((start) => ({ start, end: start + written.length, piece: meant }));
  return [splices.length === 0 ? found : { ...found, splices }];
};

/** Where the text cites the id that a problem is about: it is reported once, at the first. */
function listCitations({ document, text, start, written }: Case): readonly number[] {
  const cited = document?.body.citations.filter(({ target }) => target === written) ?? [];
  const offsets = cited.map(({ at }) => offsetOf(text, at));
  return offsets.includes(start) ? offsets : [];
}

/** Whether what is written means a name, or is the title of the file with that name. */
function isNamed({ model }: Case, role: Kind, name: string, meant: string): boolean {
  const found = model.find(role, meant);
  const title = found === undefined ? '' : String(readKey(found, 'title') ?? '');
  return slugify(title) === slugify(name) || isMeant(name, meant, namesOf(model, role));
}
