import { createHash } from 'node:crypto';
import { imageSize } from 'image-size';

/** A picture of a document, and the name it has in `media/`. */
export interface NamedPicture {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export type Pictures = ReturnType<typeof startPictures>;

/** What browsers show, by what the bytes are; a drawing is left out, since it can hold a script. */
const endings: Readonly<Record<string, string>> = { png: 'png', jpg: 'jpg', gif: 'gif', webp: 'webp', avif: 'avif' };

/** Collects the pictures of a document, each once, under names that begin with `stem` and are not taken. */
export function startPictures(stem: string, isTaken: (name: string) => boolean) {
  const names = new Map<string, NamedPicture>();
  let number = 0;
  return {
    /** The name in `media/` of a picture, or null where no browser shows it. */
    add(bytes: Uint8Array): string | null {
      const digest = createHash('sha256').update(bytes).digest('hex');
      const known = names.get(digest);
      if (known !== undefined) return known.name;
      const ending = endingOf(bytes);
      if (ending === undefined) return null;
      let name: string;
      do {
        number += 1;
        name = `${stem}-${number}.${ending}`;
      } while (isTaken(name));
      names.set(digest, { name, bytes });
      return name;
    },
    list: () => [...names.values()],
  };
}

/** The bytes that an address of the form `data:` holds; null for any other. */
export function readDataAddress(address: string): Uint8Array | null {
  const encoded = /^data:image\/[\w.+-]+;base64,([A-Za-z0-9+/=\s]+)$/.exec(address)?.[1];
  return encoded === undefined ? null : Buffer.from(encoded, 'base64');
}

function endingOf(bytes: Uint8Array): string | undefined {
  try {
    return endings[imageSize(bytes).type ?? ''];
  } catch {
    return undefined;
  }
}
