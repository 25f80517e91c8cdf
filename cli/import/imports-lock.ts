import { hash } from 'node:crypto';
import { z } from 'zod';
import { readJson } from '../core/read-json.ts';

/**
 * What was imported of one kind: for each slug, a hash of each field as it was imported, and the key of the entry in its
 * source. A field that still has that hash has not been changed by a person.
 */
export type Imported = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** All that was imported. */
export interface Lock {
  readonly references: Imported;
  readonly papers: Imported;
  /** The references that were imported, and then removed by `site remove`. */
  readonly removed?: Imported | undefined;
}

export const emptyLock: Lock = { references: {}, papers: {} };

const imported = z.record(z.string(), z.record(z.string(), z.string()));
const lockSchema = z.object({ references: imported, papers: imported.default({}), removed: imported.optional() });

const note =
  'Written by `site import`: what each entry is called where it comes from, and a hash of each field as it was imported. A field that you change no longer matches, and an import leaves it alone.';

/** Reads `content/imports.lock`; null when it is damaged. */
export function readLock(text: string): Lock | null {
  return readJson(text, lockSchema);
}

/** The text of `content/imports.lock`, sorted so that an import changes few lines. */
export function writeLock({ references, papers, removed = {} }: Lock): string {
  const sort = <T>(record: Readonly<Record<string, T>>) => Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
  const sortAll = (all: Imported) =>
    Object.fromEntries(sort(all).map(([slug, fields]) => [slug, Object.fromEntries(sort(fields))]));
  const isFilled = (all: Imported) => Object.keys(all).length > 0;
  const more = {
    ...(isFilled(papers) && { papers: sortAll(papers) }),
    ...(isFilled(removed) && { removed: sortAll(removed) }),
  };
  return `${JSON.stringify({ note, references: sortAll(references), ...more }, null, 2)}\n`;
}

/** The field of the lock for the key of the entry in its source. No key of front matter has this name. */
export const sourceKey = 'source key';

/** A short hash of a JSON value. */
export function hashField(value: unknown): string {
  return hash('sha256', JSON.stringify(value ?? null)).slice(0, 12);
}
