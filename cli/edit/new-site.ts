import { parse } from 'yaml';
import { readIfThere } from '../read/if-there.ts';
import { cutFrontMatter } from './front-matter.ts';

/** What the texts of a new site name in braces; undefined where it is not known. */
export type Placeholders = Readonly<Record<string, string | undefined>>;

/**
 * The front matter and the text of a file of a new site, from its template in `new-site/`; null if it has none. What
 * names an unknown fact is left out: a key, an entry of a list, a paragraph.
 */
export function fillTemplate(slug: string, placeholders: Placeholders) {
  const template = readIfThere(new URL(`new-site/${slug}.md`, import.meta.url));
  if (template === null) return null;
  const { frontMatter, body } = cutFrontMatter(template.toString());
  return {
    values: fillKeys(parse(frontMatter.replace(/^---$/gm, '')), placeholders),
    body: body
      .trim()
      .split('\n\n')
      .flatMap((paragraph) => fill(paragraph, placeholders) ?? [])
      .join('\n\n'),
  };
}

function fillKeys(values: object, placeholders: Placeholders): Readonly<Record<string, unknown>> {
  const filled = Object.entries(values).map(([key, value]) => [key, fillValue(value, placeholders)] as const);
  return Object.fromEntries(filled.filter(([, value]) => value !== undefined));
}

function fillValue(value: unknown, placeholders: Placeholders): unknown {
  if (typeof value === 'string') return fill(value, placeholders);
  if (typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value)) return fillKeys(value, placeholders);
  return value
    .filter((one) => fill(JSON.stringify(one), placeholders) !== undefined)
    .map((one) => fillValue(one, placeholders));
}

function fill(text: string, placeholders: Placeholders): string | undefined {
  const pieces = text.split(/\{(\w+)\}/).map((piece, index) => (index % 2 === 0 ? piece : placeholders[piece]));
  return pieces.includes(undefined) ? undefined : pieces.join('');
}
