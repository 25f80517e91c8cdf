import { imageSize } from 'image-size';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a page needs to know about a picture. */
export interface Picture extends Size {
  /** Whether it is an SVG drawing, whatever its name says. */
  readonly isVector: boolean;
  /** The text of an SVG drawing that takes its colours from the site and is small enough to be inlined. */
  readonly drawing: string | null;
}

/** In bytes; a drawing of this size adds about 2 KB to a compressed page. */
const largestDrawing = 8000;

/** A picture from the first bytes of its file, or null if these do not contain its size. */
export function readPicture(bytes: Uint8Array): Picture | null {
  const size = measurePicture(bytes);
  if (size === null) return null;
  const isVector = imageSize(bytes).type === 'svg';
  const text = bytes.length > largestDrawing ? '' : Buffer.from(bytes).toString('utf8');
  return { ...size, isVector, drawing: /<svg\b[\s\S]*\bvar\(--/.test(text) ? text : null };
}

/** From this EXIF orientation on, the photograph is stored on its side and browsers rotate it. */
const firstTurned = 5;

/**
 * Width and height in pixels as a browser shows the picture, from its first bytes, or null if these do not contain it.
 */
export function measurePicture(bytes: Uint8Array): Size | null {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    if (!(width > 0 && height > 0)) return null;
    return orientation < firstTurned ? { width, height } : { width: height, height: width };
  } catch {
    return null;
  }
}
