import { basename, dirname, join, parse } from 'node:path/posix';
import { weighPicture } from '../core/media-file.ts';
import { createProblem, type Problem, startOf } from '../core/problem.ts';
import { slugify } from '../core/slug.ts';
import { locateFile } from '../kinds/paths.ts';
import { isPicture } from '../schema/media.ts';
import { folders, isLock, nameTable } from './layout.ts';
import {
  describeFile,
  describeFolder,
  judgeCopy,
  judgeLeftover,
  type Stranger,
  unknownEntry,
  wrongEntry,
} from './strange-file.ts';
import { weighText } from './text.ts';
import type { FolderEntry } from './walk.ts';

/**
 * Letters and digits, with single hyphens, dots or underscores between them: valid and unambiguous on every file
 * system.
 */
const mediaName = /^[a-z0-9]+(?:[-._][a-z0-9]+)*$/;

type Entry = Pick<FolderEntry, 'relativePath' | 'type' | 'size'>;
type IsThere = (relativePath: string) => boolean;

/** What is wrong with an entry of the content folder, judged before it is opened, or null. */
export function judgeEntry(entry: Entry, path: string, isThere: IsThere): Problem | null {
  const stranger = findStrange(entry, path, isThere);
  if (stranger === null) return null;
  const { rule, level, ...finding } = stranger;
  return createProblem(rule, level, { at: startOf(path), ...finding });
}

function findStrange(entry: Entry, path: string, isThere: IsThere): Stranger | null {
  const { relativePath, type } = entry;
  const leftover = judgeLeftover(relativePath);
  if (leftover !== null) return leftover;
  switch (type) {
    case 'misnamed':
      return wrongEntry(
        'file-encoding',
        'The name has bytes that are not UTF-8: the file cannot be opened.',
        'Give it a name in lower-case letters, digits and hyphens. An archive from another system may have brought it.',
      );
    case 'link':
      return wrongEntry(
        'symbolic-link',
        'This is a symbolic link; links are not followed.',
        'Put the file itself here.',
      );
    case 'other':
      return unknownEntry('This is neither a file nor a folder.', 'Remove it from the content folder.');
    case 'folder':
      return judgeFolder(relativePath, isThere);
    case 'file':
      return judgeFile(entry, path, isThere);
  }
}

function judgeFolder(relativePath: string, isThere: IsThere): Stranger | null {
  if (folders.includes(relativePath)) return null;
  if (relativePath.startsWith('media/')) return judgeMedia(relativePath, isThere);
  if (relativePath.includes('/') && relativePath.endsWith('.md'))
    return unknownEntry('This is a folder where a file is expected.', 'Replace it with a markdown file.');
  return describeFolder(relativePath);
}

function judgeFile({ relativePath, size }: Entry, path: string, isThere: IsThere): Stranger | null {
  if (relativePath.endsWith('README.md') || isLock(relativePath)) return null;
  if (folders.includes(relativePath))
    return unknownEntry('This is a file where a folder is expected.', 'Replace it with a folder.');
  if (relativePath.startsWith('media/')) return judgeMedia(relativePath, isThere);
  const table = nameTable(relativePath);
  const isTable = table !== null && mediaName.test(table);
  const copy = isTable ? null : judgeCopy(relativePath, isThere);
  if (copy !== null) return copy;
  if (table !== null && !isTable) {
    const name = basename(relativePath);
    return wrongEntry(
      'file-name',
      `\`${name}\` does not work as a name.`,
      'Use lower-case letters, digits and hyphens.',
      nameMedia(name),
    );
  }
  if (table === null && locateFile(relativePath) === null) return describeFile(relativePath, path);
  const weight = weighText(size);
  return weight && wrongEntry('file-too-large', weight.reason, weight.hint);
}

/** A valid name for a file; HEIC gets the extension of the JPEG that it has to be exported to. */
export function nameMedia(written: string): string {
  const { name, ext } = parse(written);
  const extension = ext.toLowerCase().replace(/[^.a-z0-9]/g, '');
  return `${slugify(name) || 'name'}${/^\.hei[cf]$/.test(extension) ? '.jpg' : extension.replace('.jpeg', '.jpg')}`;
}

/** Media may be in subfolders; each name is a segment of an address. */
function judgeMedia(relativePath: string, isThere: IsThere): Stranger | null {
  const name = basename(relativePath);
  if (mediaName.test(name)) return null;
  const copy = judgeCopy(relativePath, isThere);
  if (copy !== null) return copy;
  const reason = `\`${name}\` does not work as an address everywhere.`;
  const meant = nameMedia(name);
  if (isThere(join(dirname(relativePath), meant)))
    return wrongEntry(
      'file-name',
      reason,
      `\`${meant}\` is there already: delete this one if it is the same, or call it otherwise, in lower-case letters, digits and hyphens.`,
    );
  const isPhoto = /\.hei[cf]$/i.test(name);
  return wrongEntry(
    'file-name',
    reason,
    isPhoto
      ? 'Browsers show no HEIC: export the picture as JPEG, about 1600 pixels wide, under a name in lower-case letters, digits and hyphens.'
      : 'Use lower-case letters, digits and hyphens.',
    meant,
  );
}

/** What is wrong with a media file that is published anyway: it is empty, or so large that it loads slowly. */
export function weighMedia(
  { relativePath, size }: Pick<FolderEntry, 'relativePath' | 'size'>,
  path: string,
): Problem | null {
  const at = startOf(path);
  if (size === 0) {
    const hint = 'Put the file here anew: a program that syncs may not have brought its content yet.';
    return createProblem('broken-media', 'error', { at, reason: 'The file is empty.', hint });
  }
  const fault = isPicture(relativePath) ? weighPicture(relativePath, size) : null;
  return fault && createProblem('large-picture', 'warning', { at, ...fault });
}
