import { readFile, stat } from 'node:fs/promises';
import { z } from 'zod';

const linkShape = z.object({ title: z.string(), href: z.string().startsWith('/') });
const passageShape = z.object({
  kind: z.enum(['answer', 'term', 'fact', 'section']),
  id: z.string(),
  /** Address of the page within the site. */
  path: z.string().startsWith('/'),
  /** The page of its own that an answer has. */
  address: z.string().startsWith('/').optional(),
  anchor: z.string().nullable(),
  page: z.string(),
  heading: z.string().nullable(),
  /** Questions that it answers, as people put them. */
  asks: z.array(z.string()),
  text: z.string(),
  /** Pages that say more. */
  more: z.array(linkShape),
  /** Ids of the publications that it rests on. */
  sources: z.array(z.string()).optional(),
});
type Compiled = Readonly<z.output<typeof passageShape>>;
/** A paragraph or two of the site, or a sentence made of its data, as the compiler writes them; or what the professor replied in the forum. */
export type Passage = Omit<Compiled, 'kind'> & { readonly kind: Compiled['kind'] | 'reply' };

/** Gives a function that answers with what `make` builds of the compiled passages, built again when the file has changed, or null while there is none. */
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
