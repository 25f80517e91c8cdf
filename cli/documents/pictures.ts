import { imageSize } from 'image-size';
import { digestOf } from '../core/digest.ts';
import { numberSlug } from '../core/reference-slug.ts';
import { slugify } from '../core/slug.ts';

export type Pictures = ReturnType<typeof startPictures>;

/** The types that browsers show, which are also the extensions of their files. */
const shown: readonly string[] = ['png', 'jpg', 'gif', 'webp', 'avif', 'svg'];

/** What a drawing would run or load where a reader opens it by its address. */
const running =
  /<(?:[^\s<>/:]+:)?(?:script|foreignobject|iframe|embed|object|handler|set|animate\w*)\b|\son\w+\s*=|\bhref\s*=(?!\s*["']?(?:#|data:image\/(?:png|jpe?g|gif|webp);))|<!entity|<\?xml-stylesheet|@import/i;

/** Collects the pictures of a document, each once, under free names that begin with `stem`, and the PDFs that it links to; `isKept` says whether `media/` has one already. */
export function startPictures(
  stem: string,
  isTaken: (name: string) => boolean,
  isKept: (name: string, bytes: Uint8Array) => boolean = () => false,
) {
  const names = new Map<string, { readonly name: string; readonly bytes: Uint8Array }>();
  let number = 0;
  return {
    /** The name of a picture in `media/`; null if browsers cannot show it, or if it is a drawing that runs something. */
    add(bytes: Uint8Array): string | null {
      const digest = digestOf(bytes);
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
    /** The name of a PDF in `media/`, its own where that is free; null for any other file. */
    addPdf(address: string, bytes: Uint8Array): string | null {
      const digest = digestOf(bytes);
      const known = names.get(digest);
      if (known !== undefined) return known.name;
      if (!Buffer.from(bytes.subarray(0, 5)).equals(Buffer.from('%PDF-'))) return null;
      const [, called = ''] = /([^/]*)\.pdf$/i.exec(address.replace(/%[\da-f]{2}/gi, '-')) ?? [];
      const own = slugify(called) || stem;
      if (isKept(`${own}.pdf`, bytes)) return `${own}.pdf`;
      const name = `${numberSlug(own, (one) => isTaken(`${one}.pdf`))}.pdf`;
      names.set(digest, { name, bytes });
      return name;
    },
    list: () => [...names.values()],
  };
}

/** The bytes of a picture in a `data:` URL; null for any other address. */
export function readDataAddress(address: string): Uint8Array | null {
  const encoded = /^data:image\/[\w.+-]+;base64,([A-Za-z0-9+/=\s]+)$/.exec(address)?.[1];
  return encoded === undefined ? null : Buffer.from(encoded, 'base64');
}

/** Whether a picture is a drawing that would run or load something. */
export function isRunning(bytes: Uint8Array): boolean {
  return typeOf(bytes) === 'svg' && running.test(Buffer.from(bytes).toString());
}

function endingOf(bytes: Uint8Array): string | undefined {
  const type = typeOf(bytes);
  return shown.includes(type) && !isRunning(bytes) ? type : undefined;
}

/** The type of a picture, as `image-size` names it; empty for what is none. */
function typeOf(bytes: Uint8Array): string {
  try {
    return imageSize(bytes).type ?? '';
  } catch {
    return '';
  }
}
