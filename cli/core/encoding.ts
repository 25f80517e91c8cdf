/**
 * The characters of Windows-1252 for the bytes 0x80 to 0x9f; all others are as in Unicode. Node 20 decodes these
 * wrongly.
 */
const windowsSigns = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Decodes UTF-8 or, if it has a byte order mark, UTF-16; null if the bytes are neither. */
export function decodeUnicode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(nameEncoding(bytes), { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The encoding by the first bytes: UTF-16 has a byte order mark, anything else is taken for UTF-8. */
export function nameEncoding(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
}

/**
 * Decodes Unicode, else the encoding that the text names itself, else Windows-1252, in which every byte is a character.
 */
export function decodeAny(bytes: Uint8Array, named?: string): string {
  return decodeUnicode(bytes) ?? decodeNamed(bytes, named ?? 'windows-1252');
}

function decodeNamed(bytes: Uint8Array, name: string): string {
  try {
    const decoder = new TextDecoder(name);
    const text = decoder.decode(bytes);
    if (decoder.encoding !== 'windows-1252') return text;
  } catch {
    // An unknown encoding name is ignored.
  }
  return Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (sign) => windowsSigns[sign.charCodeAt(0) - 0x80] ?? sign);
}

/** Decodes UTF-8 that was read as Windows-1252 by mistake; the text itself if it is not such. */
export function decodeAgain(signs: string): string {
  const bytes = Array.from(signs, byteOf);
  if (!bytes.every((byte) => byte !== undefined)) return signs;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return signs;
  }
}

/** The byte of a character in Windows-1252. */
function byteOf(sign: string): number | undefined {
  const index = windowsSigns.indexOf(sign);
  const code = index === -1 ? sign.codePointAt(0) : 0x80 + index;
  return code !== undefined && code < 256 ? code : undefined;
}
