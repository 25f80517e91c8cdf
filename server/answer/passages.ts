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
  /** Whether it is the description of its page. */
  isDescription: z.literal(true).optional(),
  /** Pages with more on it. */
  more: z.array(linkShape),
  /** Ids of the publications that it cites. */
  sources: z.array(z.string()).optional(),
  /** The names of the people whom it tells of. */
  people: z.array(z.string()).optional(),
  /** Whether its page tells what the researcher does, and with whom, which is not the subject of the questions. */
  isOfResearcher: z.literal(true).optional(),
  /** Whether its page is about a publication. */
  isAboutWork: z.literal(true).optional(),
  /** The first day on which it is true, and the one on which it is no longer. */
  from: z.string().optional(),
  before: z.string().optional(),
});
type Compiled = Readonly<z.output<typeof passageShape>>;
/**
 * A text to answer from: a paragraph or two of the site, or a sentence made from its data, as the compiler writes them,
 * or a reply of the professor in the forum.
 */
export type Passage = Omit<Compiled, 'kind'> & { readonly kind: Compiled['kind'] | 'reply' };

/** True for sentences that were made from the site's data. */
export function isOfData({ id }: Pick<Passage, 'id'>): boolean {
  return id.startsWith('fact:');
}

/** True for a passage that is true on a day. */
function holdsOn({ from = '', before }: Compiled, day: string): boolean {
  return from <= day && (before === undefined || day < before);
}

/**
 * Gives a function that gives what `make` makes of the compiled passages that are true today, made again when the file
 * has changed or other passages are true; null while there is none.
 */
export function watchPassages<Made>(
  file: string,
  make: (passages: readonly Passage[]) => Made,
  now = () => new Date(),
): () => Promise<Made | null> {
  let known: { readonly stamp: string; readonly made: Made; readonly nextChange: string | undefined } | null = null;
  return async () => {
    try {
      const { mtimeMs, size } = await stat(file);
      const stamp = `${mtimeMs}/${size}`;
      const day = now().toISOString().slice(0, 10);
      if (known?.stamp !== stamp || (known.nextChange !== undefined && known.nextChange <= day)) {
        const passages = z.array(passageShape).parse(JSON.parse(await readFile(file, 'utf8')));
        const changes = passages.flatMap(({ from = '', before = '' }) => [from, before]).filter((each) => each > day);
        const made = make(passages.filter((passage) => holdsOn(passage, day)));
        known = { stamp, made, nextChange: changes.sort()[0] };
      }
      return known.made;
    } catch {
      return null;
    }
  };
}
