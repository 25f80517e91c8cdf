import { hashField, type Imported } from './lock.ts';

/** The values of a file by their keys, those alone that have something to say. */
export type EntryFields = ReadonlyMap<string, unknown>;

/** One value of a file to write. */
export interface FieldChange {
  readonly field: string;
  readonly value: unknown;
}

type Hashes = Imported[string];

/** What the lock says of a file that was written with these fields. */
export function hashFields(fields: EntryFields): Hashes {
  return Object.fromEntries([...fields].map(([field, value]) => [field, hashField(value)]));
}

/**
 * What is to be done with a file that is there: what differs from an entry is parted into what may be replaced and
 * what a person wrote. A file that no import brought is a person's in all its fields.
 */
export function compareFields(present: EntryFields, entry: EntryFields, imported: Hashes | undefined) {
  const changes: FieldChange[] = [];
  const kept: string[] = [];
  for (const [field, value] of entry) {
    const hash = hashField(present.get(field));
    if (hash === hashField(value)) continue;
    const isUntouched =
      imported !== undefined && (imported[field] === hash || (imported[field] === undefined && !present.has(field)));
    if (isUntouched) changes.push({ field, value });
    else kept.push(field);
  }
  if (changes.length === 0)
    return { step: kept.length > 0 ? ({ kind: 'kept', kept } as const) : ({ kind: 'same' } as const) };
  const replaced = new Map(changes.map(({ field, value }) => [field, value]));
  return { step: { kind: 'update', changes, kept } as const, hashes: { ...imported, ...hashFields(replaced) } };
}
