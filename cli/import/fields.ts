import { hashField, type Imported } from './imports-lock.ts';

/** The values of a file by their keys, without empty ones. */
export type EntryFields = ReadonlyMap<string, unknown>;

/** A value to write into a file, or undefined to take its key out. */
export interface FieldChange {
  readonly field: string;
  readonly value: unknown;
}

type Hashes = Imported[string];

/** The hashes in the lock for a file that was written with these fields. */
export function hashFields(fields: EntryFields): Hashes {
  return Object.fromEntries([...fields].map(([field, value]) => [field, hashField(value)]));
}

/** The fields whose words may be left out or shortened; a shorter number is another number. */
const worded: readonly string[] = ['title', 'label', 'venue', 'publisher', 'series', 'annotation', 'body'];

/**
 * Whether a value of a field says less than another: fewer names, or initials of them; fewer links; a text with fewer
 * or shorter words; the first page alone; a date of which only the year or the month is known.
 */
function saysLess(field: string, value: unknown, than: unknown): boolean {
  if (Array.isArray(value) && Array.isArray(than))
    return value.length <= than.length && value.every((one, index) => isShortened(one, than[index]));
  if (field === 'date') return isVaguer(String(value), String(than));
  if (field === 'pages') return value === String(than).split(/\s*[-–—]+\s*/)[0];
  return worded.includes(field) && isShortened(value, than);
}

/** Whether a day may stand for the year or the month of another, as the first of it does where no more is known. */
function isVaguer(day: string, than: string): boolean {
  return than.startsWith(day.replace(/(?:-01)+$/, ''));
}

/**
 * Whether a text leaves words of another out or shortens them: `A. Caplin` of `Andrew Caplin`, a title without its
 * subtitle, `J. Econ. Perspect.`, `JEP` or `ACM TOCHI` of a journal.
 */
function isShortened(value: unknown, than: unknown): boolean {
  if (typeof value !== 'string' || typeof than !== 'string') return hashField(value) === hashField(than);
  const rest = listWords(than.toLowerCase());
  const spell = (word: string) => (/^\p{Lu}{2,}$/u.test(word) ? [...word] : [word]);
  const isKnown = (word: string) => rest.some((one) => one.startsWith(word.toLowerCase()));
  return listWords(value)
    .flatMap((word) => (isKnown(word) ? [word] : spell(word)))
    .every((word) => {
      const at = rest.findIndex((one) => one.startsWith(word.toLowerCase()));
      rest.splice(0, at + 1);
      return at !== -1;
    });
}

function listWords(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * Compares a file with an entry. A field that differs is changed if it still has the value of the last import, and is
 * kept if a person wrote or changed it, or if an entry from another source says less. A file that was not imported is
 * kept in all its fields.
 */
export function compareFields(
  present: EntryFields,
  entry: EntryFields,
  imported: Hashes | undefined,
  isOtherSource = false,
) {
  const changes: FieldChange[] = [];
  const kept: string[] = [];
  const fuller: string[] = [];
  for (const [field, value] of entry) {
    const hash = hashField(present.get(field));
    if (hash === hashField(value)) continue;
    const isUntouched =
      imported !== undefined && (imported[field] === hash || (imported[field] === undefined && !present.has(field)));
    if (isUntouched && isOtherSource && saysLess(field, value, present.get(field))) fuller.push(field);
    else if (isUntouched) changes.push({ field, value });
    else kept.push(field);
  }
  const unchanged = { kept, ...(fuller.length > 0 && { fuller }) };
  if (changes.length === 0 && kept.length + fuller.length === 0) return { step: { kind: 'same' } as const };
  if (changes.length === 0) return { step: { kind: 'kept', ...unchanged } as const };
  const replaced = new Map(changes.map(({ field, value }) => [field, value]));
  return { step: { kind: 'update', changes, ...unchanged } as const, hashes: { ...imported, ...hashFields(replaced) } };
}
