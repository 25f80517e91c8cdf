import { createProblem, type Problem, startOf } from '../core/problem.ts';
import { slugify } from '../core/slug.ts';
import { locateFile } from '../kinds/paths.ts';
import { folders, isLock, nameTable } from './places.ts';
import { describeFile, describeFolder, judgeCopy, judgeLeftover, type Stranger } from './strange-file.ts';
import { textLimit } from './text.ts';
import type { FolderEntry } from './walk.ts';

/**
 * Letters and digits, with single hyphens, dots or underscores between them: valid and unambiguous on every file
 * system.
 */
const mediaName = /^[a-z0-9]+(?:[-._][a-z0-9]+)*$/;

/** What is wrong with an entry of the content folder, judged before it is opened, or null. */
export function judgeEntry(
  entry: Pick<FolderEntry, 'place' | 'type' | 'size'>,
  path: string,
  isThere: (place: string) => boolean = () => false,
): Problem | null {
  const [folder = '', name = ''] = entry.place.split('/');
  const isFolderName = (folders as readonly string[]).includes(folder);
  const say: Say = (rule, reason, hint, suggestion) =>
    createProblem(rule, 'error', { at: startOf(path), reason, hint, suggestion });

  const leftover = judgeLeftover(entry.place);
  if (leftover !== null) return tell(leftover, path);
  if (entry.type === 'link')
    return say('symbolic-link', 'This is a symbolic link; links are not followed.', 'Put the file itself here.');
  if (entry.type === 'other')
    return say('unknown-file', 'This is neither a file nor a folder.', 'Remove it from the content folder.');
  if (entry.type === 'folder') {
    if (name === '' && isFolderName) return null;
    if (folder === 'media') return judgeMedia(entry.place, say);
    if (entry.place.endsWith('.md') && name !== '')
      return say('unknown-file', 'This is a folder where a file is expected.', 'Replace it with a markdown file.');
    return tell(describeFolder(entry.place), path);
  }
  if (entry.place.endsWith('README.md') || isLock(entry.place)) return null;
  if (name === '' && isFolderName)
    return say('unknown-file', 'This is a file where a folder is expected.', 'Replace it with a folder.');
  if (folder === 'media') return judgeMedia(entry.place, say);
  const table = nameTable(entry.place);
  if (table !== null && !mediaName.test(table))
    return say(
      'file-name',
      `\`${name}\` does not work as a name.`,
      'Use lower-case letters, digits and hyphens.',
      nameMedia(name),
    );
  if (table === null && locateFile(entry.place) === null) {
    return tell(describeFile(entry.place, path), path);
  }
  const copy = judgeCopy(entry.place, isThere);
  if (copy !== null) return tell(copy, path);
  if (entry.size > textLimit) {
    const size = (entry.size / 1024 / 1024).toFixed(1);
    return say(
      'file-too-large',
      `The file has ${size} MB; ${textLimit / 1024} KB are the limit for text.`,
      'Split the text, and put pictures and data in `media/`.',
    );
  }
  return null;
}

function tell({ rule, level, ...finding }: Stranger, path: string): Problem {
  return createProblem(rule, level, { at: startOf(path), ...finding });
}

type Say = (rule: string, reason: string, hint: string, suggestion?: string) => Problem;

/** A valid name for a file; HEIC gets the extension of the JPEG that it has to be exported to. */
function nameMedia(name: string): string {
  const dot = name.lastIndexOf('.');
  const end = dot < 1 ? name.length : dot;
  const written = name.slice(end).toLowerCase();
  const extension = written.replace(/[^.a-z0-9]/g, '');
  return `${slugify(name.slice(0, end)) || 'name'}${/^\.hei[cf]$/.test(extension) ? '.jpg' : extension.replace('.jpeg', '.jpg')}`;
}

/** Media may be in subfolders; each name is a segment of an address. */
function judgeMedia(place: string, say: Say): Problem | null {
  const name = place.slice(place.lastIndexOf('/') + 1);
  if (mediaName.test(name)) return null;
  const isPhoto = /\.hei[cf]$/i.test(name);
  return say(
    'file-name',
    `\`${name}\` does not work as an address everywhere.`,
    isPhoto
      ? 'Browsers show no HEIC: export the picture as JPEG, about 1600 pixels wide, under a name in lower-case letters, digits and hyphens.'
      : 'Use lower-case letters, digits and hyphens.',
    nameMedia(name),
  );
}

/** The size in bytes above which a picture loads slowly. */
const pictureLimit = 2 * 1024 * 1024;

/** What is wrong with a media file that is published anyway: it is empty, or so large that it loads slowly. */
export function weighMedia({ place, size }: Pick<FolderEntry, 'place' | 'size'>, path: string): Problem | null {
  const at = startOf(path);
  if (size === 0) {
    const hint = 'Put the file here anew: a program that syncs may not have brought its content yet.';
    return createProblem('broken-media', 'error', { at, reason: 'The file is empty.', hint });
  }
  if (size <= pictureLimit || !/\.(?:png|jpe?g|gif|webp|avif|svg)$/.test(place)) return null;
  const isPhoto = /\.(?:png|jpe?g)$/.test(place);
  return createProblem('large-picture', 'warning', {
    at,
    reason: `The picture has ${(size / 1024 / 1024).toFixed(1)} MB, which a phone loads for many seconds; 2 MB are plenty.`,
    hint: isPhoto
      ? 'Make it 1600 pixels wide and save it as JPEG at quality 80, or as WebP: in Preview under Tools, Adjust Size; in Paint under Resize; or on squoosh.app.'
      : 'Make it smaller, 1600 pixels wide, or save it as WebP: on squoosh.app, or in any program for pictures.',
  });
}
