import { imageSize } from 'image-size';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a page has to know of a picture. */
export interface Picture extends Size {
  /** The text of a drawing (SVG) that takes its colours from the site and is small enough to stand in a page. */
  readonly drawing: string | null;
}

/** A drawing of so many bytes weighs at most some 2 KB more in a page that is sent compressed. */
const largestDrawing = 8000;

/** A picture from its first bytes, or null where they do not say how large it is. */
export function readPicture(bytes: Uint8Array): Picture | null {
  const size = measurePicture(bytes);
  if (size === null) return null;
  const text = bytes.length > largestDrawing ? '' : Buffer.from(bytes).toString('utf8');
  return { ...size, drawing: /<svg\b[\s\S]*\bvar\(--/.test(text) ? text : null };
}

/** A photograph with one of these orientations lies on its side in the file, and browsers set it upright. */
const firstTurned = 5;

/** Width and height in pixels, as a browser shows a picture, from its first bytes, or null where they do not say. */
export function measurePicture(bytes: Uint8Array): Size | null {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    if (!(width > 0 && height > 0)) return null;
    return orientation < firstTurned ? { width, height } : { width: height, height: width };
  } catch {
    return null;
  }
}
