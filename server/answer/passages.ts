import { readFile, stat } from 'node:fs/promises';
import { z } from 'zod';

const passageShape = z.object({
  id: z.string(),
  /** Address of the page within the site. */
  path: z.string().startsWith('/'),
  anchor: z.string().nullable(),
  page: z.string(),
  heading: z.string().nullable(),
  text: z.string(),
});
/** A paragraph or two of the site, as the compiler writes them. */
export type Passage = Readonly<z.output<typeof passageShape>>;

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
