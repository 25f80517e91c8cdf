import { findNearest } from '../core/nearest.ts';
import { slugify } from '../core/slug.ts';
import { spanOf, walkTree } from '../parse/tree.ts';
import { findReferenceName } from './reference-name.ts';
import type { Case } from './rule.ts';

/**
 * The citation that an author meant by an invalid one, with the names of known publications filled in. Null if no
 * citation was meant: a name without brackets or `@` that is not a publication's, such as a user name on another site.
 */
export function repairCitation(
  text: string,
  known: readonly string[],
  findDoi: FindDoi = () => undefined,
): string | null {
  if (text.startsWith('@')) return known.includes(text.slice(1)) ? `[${text}]` : null;
  if (text.startsWith('\\[')) {
    const plain = text.replaceAll('\\', '');
    const isKnown = [...plain.matchAll(/@([\w.:-]+)/g)].some((match) => known.includes(match[1] ?? ''));
    return isKnown ? repairCitation(plain, known, findDoi) : null;
  }
  if (text.startsWith('\\')) return repairTex(text, known);
  if (text.startsWith('{%')) return repairTag(text, known);
  const inside = text.replace(/^\[|\]$/g, '');
  if (!inside.includes('@')) return known.includes(inside) ? `[@${inside}]` : null;
  const [before = '', ...parts] = inside.split(/(?<!\w)-?@/);
  const lead = before.trim().replace(/[;,]$/, '');
  const cited = `[${repairItems(parts, known, findDoi)}]`;
  return lead === '' ? cited : `(${lead} ${cited})`;
}

/** The publication whose DOI a text contains. */
type FindDoi = (text: string) => string | undefined;

function repairItems(parts: readonly string[], known: readonly string[], findDoi: FindDoi = () => undefined): string {
  return parts.flatMap((part) => repairItem(part, known, findDoi) ?? []).join('; ') || '@id';
}

/** Repairs the text between one `@` and the next, such as `id p. 7`, `{id}`, `Caplin & Dean 2015`; null without a name. */
function repairItem(part: string, known: readonly string[], findDoi: FindDoi): string | null {
  const [, written = '', rest = ''] = /^[\s{]*([^\s,;{}]*)(.*)$/s.exec(part) ?? [];
  const year = /^[^,;]*?\d{4}[a-z]?\b\)?/.exec(rest)?.[0];
  const id = known.includes(written) ? written : findDoi(written);
  const named = id ?? (year === undefined ? undefined : findNearest(slugify(`${written} ${year}`), known));
  const locator = (id === undefined && named !== undefined && year !== undefined ? rest.slice(year.length) : rest)
    .split(';')
    .map((piece) =>
      piece.replace(/(?<!\w)@|@(?!\w)/g, '').replace(/^[\s,}]+|(?:[\s,]|\b(?:and|see|also|cf\.?|in)\b|&)+$/g, ''),
    )
    .find((piece) => piece !== '');
  const name = named ?? findReferenceName(written, known) ?? written;
  if (name === '') return null;
  return `@${name}${locator === undefined ? '' : `, ${locator}`}`;
}

/** Repairs `\citep[p. 7]{one,two}`; a publication with its own locator keeps it. */
function repairTex(text: string, known: readonly string[]): string {
  const locator = /\[([^\][]*)\]\{/.exec(text)?.[1] ?? '';
  const names = text.slice(text.lastIndexOf('{') + 1, -1).split(',');
  return `[${repairItems(names, known)}${locator === '' ? '' : `, ${locator}`}]`;
}

/** Repairs `{% cite one --locator 7 %}` and `{% cite one two %}`, without what else is set there beside the names. */
function repairTag(text: string, known: readonly string[]): string {
  const [names = '', ...options] = text.replace(/^\{%-?\s*cite\s+|\s*-?%\}$/g, '').split(/(?:^|\s)--?(?=[a-z])/);
  const [pages, ...others] = options.flatMap((option) => /^l(?:ocator)?\s+(\d+(?:[-–]\d+)?)$/.exec(option)?.[1] ?? []);
  const locator = pages === undefined || others.length > 0 ? '' : `, ${/\D/.test(pages) ? 'pp' : 'p'}. ${pages}`;
  return `[${repairItems(names.split(/\s+/), known)}${/\s/.test(names.trim()) ? '' : locator}]`;
}

/** Whether a citation stands in the words of a link, where its own link has no place. */
export function isInLink({ document, start }: Case): boolean {
  let isInside = false;
  if (document !== undefined)
    walkTree(document.body.root, (node) => {
      const [from, to] = spanOf(node);
      isInside ||= node.type === 'link' && from < start && start < to;
    });
  return isInside;
}
