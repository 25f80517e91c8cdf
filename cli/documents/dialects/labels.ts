/** How Quarto and R Markdown point at what has a label. */
import { slugify } from '../../core/slug.ts';

/** A label with small letters, digits and hyphens. */
export function writeLabel(kind: string, name: string): string {
  return `${kind}:${slugify(name) || name}`;
}

/** What points at the figure, table, formula or proposition with a label; null where nothing in the text has that. */
export function writePointer(kind: string, name: string, text: string): string | null {
  const label = writeLabel(kind, name);
  return text.includes(`{#${kind}:${name}}`) || text.includes(`{#${label}}`) ? `[@${label}]` : null;
}

/** A link to the section with a label, which stands alone or before what is said of its looks; null where none has it. */
export function writeSectionLink(name: string, text: string, at: number): string | null {
  if (!text.includes(`{#${name}}`) && !text.includes(`{#${name} `)) return null;
  // The end is enough, since this is asked for each pointer; a letter stands for what is cut off.
  const before = at > 100 ? `a${text.slice(at - 100, at)}` : text.slice(0, at);
  const isBeginning = /(?:^|\n\s*\n|[.!?]\s+|(?:^|\n) *(?:[-*+]|\d+[.)]) +)$/.test(before);
  return `[${isBeginning ? 'The' : 'the'} section](#${name})`;
}
