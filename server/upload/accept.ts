import { limits } from '../contract/limits.ts';
import type { UploadedFile } from '../db/submissions.ts';
import { Failure } from '../http/failure.ts';
import type { FormFile } from '../http/read-form.ts';
import { detectType, fileTypes } from './detect.ts';

const field = 'proposalFile';
const longestName = 120;
/** Names that Windows reserves for devices, with or without an extension. */
const device = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/**
 * A file name that can be shown and saved anywhere: no folders, no control or direction characters, no device, 120
 * characters at most.
 */
export function cleanName(name: string): string {
  const plain = name
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replace(/["*:<>?|]/g, '_')
    .normalize('NFC')
    .replace(/^[\s.]+|(?<![\s.])[\s.]+$/g, '');
  const safe = device.test(plain) ? `_${plain}` : plain;
  const dot = safe.lastIndexOf('.');
  const ending = dot > 0 && safe.length - dot <= 6 ? safe.slice(dot) : '';
  const stem = [...safe.slice(0, safe.length - ending.length)].slice(0, longestName - ending.length).join('');
  return stem === '' ? `file${ending}` : stem + ending;
}

/**
 * Accepts a proposal's file, or throws file-too-large or file-unsupported. Its content decides the type, and its
 * extension must not contradict it.
 */
export async function acceptFile({ filename, content }: FormFile): Promise<UploadedFile> {
  if (/[\0\r\n]/.test(filename)) throw new Failure('field-invalid', 'Invalid file name', { field });
  if (content.length > limits.fileBytes) {
    throw new Failure('file-too-large', 'The file is too large (10 MB at most)', { field });
  }
  const name = cleanName(filename);
  const type = await detectType(content);
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  if (type === null || (ending !== undefined && !fileTypes[type].endings.includes(ending))) {
    throw new Failure('file-unsupported', 'Send a PDF, Word, OpenDocument, RTF or plain text file', { field });
  }
  return { name, type: fileTypes[type].media, content };
}
