import { isHonest, readText, readZip } from './zip.ts';

export type FileType = 'pdf' | 'doc' | 'docx' | 'odt' | 'rtf' | 'text';

/** The extensions that a file of each type may have, and its media type. */
export const fileTypes: Readonly<Record<FileType, { readonly endings: readonly string[]; readonly media: string }>> = {
  pdf: { endings: ['pdf'], media: 'application/pdf' },
  doc: { endings: ['doc'], media: 'application/msword' },
  docx: { endings: ['docx'], media: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
  odt: { endings: ['odt'], media: 'application/vnd.oasis.opendocument.text' },
  rtf: { endings: ['rtf'], media: 'application/rtf' },
  text: { endings: ['txt', 'md'], media: 'text/plain' },
};

const compoundFile = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const wordStream = Buffer.from('WordDocument', 'utf16le');
const macroStream = Buffer.from('_VBA_PROJECT', 'utf16le');
const odtMimetype = Buffer.from('mimetypeapplication/vnd.oasis.opendocument.text');
/** The offset of the first file name in a ZIP archive. */
const firstNameAt = 30;

/** Parts of a document that contain code: macros of either format, and controls. */
const active = /(^|\/)vba(Project|Data)[^/]*$|(^|\/)activeX\/|^(Basic|Scripts)\//i;
/** The same by their declared types; entities, which could hide a type, are not needed there. */
const activeType = /macroEnabled|vbaProject|activeX|&#|<!DOCTYPE|<!ENTITY/i;

async function detectZip(content: Buffer): Promise<FileType | null> {
  const entries = readZip(content);
  if (entries === null || entries.some(({ name }) => active.test(name)) || !(await isHonest(entries))) return null;
  const has = (wanted: string) => entries.some(({ name }) => name === wanted);
  const at = content.subarray(firstNameAt, firstNameAt + odtMimetype.length);
  if (at.equals(odtMimetype) && has('content.xml')) return 'odt';
  if (!has('word/document.xml')) return null;
  // Macros may have any name; their type is declared here.
  const types = await readText(entries, '[Content_Types].xml');
  return types === null || activeType.test(types.replaceAll('\0', '')) ? null : 'docx';
}

const allowedControls = [0x09, 0x0a, 0x0c, 0x0d];

function isControl(code: number): boolean {
  return code < 0x20 && !allowedControls.includes(code);
}

/** True for text in any common encoding: no control characters except tabs and line ends. */
function isText(content: Buffer): boolean {
  const mark = content.subarray(0, 2).toString('hex');
  if (mark !== 'fffe' && mark !== 'feff') return !content.some(isControl);
  const text = new TextDecoder(mark === 'fffe' ? 'utf-16le' : 'utf-16be').decode(content);
  return ![...text].some((character) => isControl(character.codePointAt(0) ?? 0));
}

/**
 * Detects the type of a file by its content; null when it is not an accepted type, hides something or contains macros.
 */
export async function detectType(content: Buffer): Promise<FileType | null> {
  const head = content.subarray(0, 8).toString('latin1');
  if (head.startsWith('%PDF-')) return 'pdf';
  if (head.startsWith('{\\rtf')) return 'rtf';
  if (content.subarray(0, compoundFile.length).equals(compoundFile)) {
    return content.includes(wordStream) && !content.includes(macroStream) ? 'doc' : null;
  }
  if (head.startsWith('PK')) return detectZip(content);
  return isText(content) && !head.startsWith('#!') ? 'text' : null;
}
