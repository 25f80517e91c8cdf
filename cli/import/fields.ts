import { hashField, type Imported } from './imports-lock.ts';

/** The values of a file by their keys, without empty ones. */
export type EntryFields = ReadonlyMap<string, unknown>;

/** A value to write into a file. */
export interface FieldChange {
  readonly field: string;
  readonly value: unknown;
}

type Hashes = Imported[string];

/** The hashes in the lock for a file that was written with these fields. */
export function hashFields(fields: EntryFields): Hashes {
  return Object.fromEntries([...fields].map(([field, value]) => [field, hashField(value)]));
}

/**
 * Compares a file with an entry. A field that differs is changed if it still has the value of the last import, and is
 * kept if a person wrote or changed it. A file that was not imported is kept in all its fields.
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
