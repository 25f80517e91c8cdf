/** The signs of Windows-1252 from byte 0x80 to 0x9f; all others are those of Unicode. Node 20 reads these wrongly. */
export const windowsSigns = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Text in UTF-8 or, by its first bytes, UTF-16; null for bytes that are neither. */
export function decodeUnicode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(nameEncoding(bytes), { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** What the first bytes say of the encoding: UTF-16 bears a mark, and all else is taken for UTF-8. */
export function nameEncoding(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
}

/** Text in Unicode, else in the encoding that it names itself, else in that of Windows in the West, of which every byte is a sign. */
export function decodeAny(bytes: Uint8Array, named?: string): string {
  return decodeUnicode(bytes) ?? decodeNamed(bytes, named ?? 'windows-1252');
}

function decodeNamed(bytes: Uint8Array, name: string): string {
  try {
    const decoder = new TextDecoder(name);
    const text = decoder.decode(bytes);
    if (decoder.encoding !== 'windows-1252') return text;
  } catch {
    // A name that no browser knows says nothing.
  }
  return Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (sign) => windowsSigns[sign.charCodeAt(0) - 0x80] ?? sign);
}
