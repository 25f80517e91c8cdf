import { isRecord } from './api-answer.ts';
import type { Slot } from './storage.ts';

/** The strings and lists of strings that a visitor has typed or ticked. */
export type Draft = Readonly<Record<string, string | readonly string[]>>;

/**
 * Reads a draft from a slot: of each field of `blank` the stored value, or that of `blank` where none of its type is
 * stored.
 */
export function readDraft<T extends Draft>(slot: Slot, blank: T): T {
  const kept = parse(slot.read());
  const fields = Object.entries(blank).map(([name, value]) => [name, sameKind(value, kept[name]) ? kept[name] : value]);
  return Object.fromEntries(fields) as T;
}

/** Stores a draft, or clears the slot when nothing is typed any more. */
export function keepDraft(slot: Slot, draft: Draft): void {
  slot.write(Object.values(draft).every((value) => value.length === 0) ? null : JSON.stringify(draft));
}

/** Appends a paragraph to a text, unless the text already contains it. */
export function appendText(before: string, more: string): string {
  return before.includes(more) ? before : [before, more].filter((text) => text !== '').join('\n\n');
}

/** Reads the texts that a slot keeps under any names. */
export function readDraftTexts(slot: Slot): Readonly<Record<string, string>> {
  const texts = Object.entries(parse(slot.read())).filter(([, text]) => typeof text === 'string');
  return Object.fromEntries(texts) as Record<string, string>;
}

function sameKind(blank: string | readonly string[], value: unknown): boolean {
  if (typeof blank === 'string') return typeof value === 'string';
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function parse(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}
