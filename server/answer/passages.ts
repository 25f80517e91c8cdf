import { readFile, stat } from 'node:fs/promises';
import { z } from 'zod';

const linkShape = z.object({ title: z.string(), href: z.string().startsWith('/') });
const passageShape = z.object({
  kind: z.enum(['answer', 'term', 'fact', 'section']),
  id: z.string(),
  /** Path of the page within the site. */
  path: z.string().startsWith('/'),
  /** Path of an answer's own page. */
  address: z.string().startsWith('/').optional(),
  anchor: z.string().nullable(),
  page: z.string(),
  heading: z.string().nullable(),
  /** Questions that it answers, as people phrase them. */
  asks: z.array(z.string()),
  text: z.string(),
  /** Pages with more on it. */
  more: z.array(linkShape),
  /** Ids of the publications that it cites. */
  sources: z.array(z.string()).optional(),
  /** The names of the people whom it tells of. */
  people: z.array(z.string()).optional(),
});
type Compiled = Readonly<z.output<typeof passageShape>>;
/**
 * A text to answer from: a paragraph or two of the site, or a sentence made from its data, as the compiler writes them,
 * or a reply of the professor in the forum.
 */
export type Passage = Omit<Compiled, 'kind'> & { readonly kind: Compiled['kind'] | 'reply' };

/**
 * Gives a function that gives what `make` makes of the compiled passages, made again when the file has changed; null
 * while there is none.
 */
export function watchPassages<Made>(
  file: string,
  make: (passages: readonly Passage[]) => Made,
): () => Promise<Made | null> {
  let known: { readonly stamp: string; readonly made: Made } | null = null;
  return async () => {
    try {
      const { mtimeMs, size } = await stat(file);
      const stamp = `${mtimeMs}/${size}`;
      if (known?.stamp !== stamp) {
        const passages = z.array(passageShape).parse(JSON.parse(await readFile(file, 'utf8')));
        known = { stamp, made: make(passages) };
      }
      return known.made;
    } catch {
      return null;
    }
  };
}
