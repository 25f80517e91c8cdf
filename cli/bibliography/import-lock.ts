import { createHash } from 'node:crypto';
import { z } from 'zod';

/** What was imported: for each reference, a hash of each field as it came in. A field whose value still has that hash was not touched by a person. */
export type Lock = Readonly<Record<string, Readonly<Record<string, string>>>>;

const lockSchema = z.object({ references: z.record(z.string(), z.record(z.string(), z.string())) });

const note =
  'Written by `site import`: a hash of each field as it was imported. A field that you change no longer matches, and an import leaves it alone.';

/** Reads `content/imports.lock`; null when it is not what we wrote. */
export function readLock(text: string): Lock | null {
  try {
    return lockSchema.parse(JSON.parse(text)).references;
  } catch {
    return null;
  }
}

/** The text of `content/imports.lock`, sorted, so that two imports change it in few lines. */
export function writeLock(lock: Lock): string {
  const sort = <T>(record: Readonly<Record<string, T>>) => Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
  const references = Object.fromEntries(sort(lock).map(([slug, fields]) => [slug, Object.fromEntries(sort(fields))]));
  return `${JSON.stringify({ note, references }, null, 2)}\n`;
}

/** A short name for a value: equal values have equal hashes. */
export function hashField(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(value ?? null))
    .digest('hex')
    .slice(0, 12);
}
