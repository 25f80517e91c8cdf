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

/** Width and height in pixels from the first bytes of an SVG, PNG, JPEG, GIF or WebP picture, or null where they do not say. */
export function measurePicture(bytes: Uint8Array): Size | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (head.length >= 24 && head.readUInt32BE(0) === 0x89504e47)
    return { width: head.readUInt32BE(16), height: head.readUInt32BE(20) };
  if (head.length >= 10 && head.toString('latin1', 0, 4) === 'GIF8')
    return { width: head.readUInt16LE(6), height: head.readUInt16LE(8) };
  if (head.length >= 4 && head.readUInt16BE(0) === 0xffd8) return measureJpeg(head);
  if (head.length >= 30 && head.toString('latin1', 8, 12) === 'WEBP') return measureWebp(head);
  return measureSvg(head.toString('utf8'));
}

/** A JPEG is a list of segments; the one that starts a frame (SOF) holds the size. */
function measureJpeg(head: Buffer): Size | null {
  let at = 2;
  while (at + 9 <= head.length) {
    const marker = head.readUInt16BE(at);
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return { width: head.readUInt16BE(at + 7), height: head.readUInt16BE(at + 5) };
    if (marker < 0xff00) return null;
    at += 2 + head.readUInt16BE(at + 2);
  }
  return null;
}

function measureWebp(head: Buffer): Size | null {
  const form = head.toString('latin1', 12, 16);
  if (form === 'VP8X') return { width: 1 + head.readUIntLE(24, 3), height: 1 + head.readUIntLE(27, 3) };
  if (form === 'VP8 ') return { width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff };
  if (form !== 'VP8L') return null;
  const bits = head.readUInt32LE(21);
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) };
}

function measureSvg(text: string): Size | null {
  const tag = /<svg\b[^>]*>/.exec(text)?.[0];
  if (tag === undefined) return null;
  const width = /\swidth="([\d.]+)(?:px)?"/.exec(tag)?.[1];
  const height = /\sheight="([\d.]+)(?:px)?"/.exec(tag)?.[1];
  if (width !== undefined && height !== undefined)
    return { width: Math.round(Number(width)), height: Math.round(Number(height)) };
  const box = /\sviewBox="[\d.-]+[\s,]+[\d.-]+[\s,]+([\d.]+)[\s,]+([\d.]+)"/.exec(tag);
  return box === null ? null : { width: Math.round(Number(box[1])), height: Math.round(Number(box[2])) };
}
