import { findNearest } from '../report/nearest.ts';
import { createProblem, type Problem, startOf } from '../report/problem.ts';
import { pageNames } from '../schema/page-names.ts';
import { folders, isLock, locateFile } from './places.ts';
import { textLimit } from './text.ts';
import type { Entry } from './walk.ts';

/** Letters, digits, and single hyphens, dots or underscores between them: the same name on every file system. */
const mediaName = /^[a-z0-9]+(?:[-._][a-z0-9]+)*$/;

/** What is wrong with an entry of the content folder before it is opened, or null. */
export function judgeEntry(entry: Pick<Entry, 'place' | 'type' | 'size'>, path: string): Problem | null {
  const [folder = '', name = ''] = entry.place.split('/');
  const isFolderName = (folders as readonly string[]).includes(folder);
  const say: Say = (rule, reason, hint, suggestion) =>
    createProblem(rule, 'error', { at: startOf(path), reason, hint, suggestion });

  if (entry.type === 'link')
    return say('symbolic-link', 'This is a symbolic link; links are not followed.', 'Put the file itself here.');
  if (entry.type === 'other')
    return say('unknown-file', 'This is neither a file nor a folder.', 'Remove it from the content folder.');
  if (entry.type === 'folder') {
    if (name === '' && isFolderName) return null;
    if (folder === 'media') return judgeMedia(entry.place, say);
    if (entry.place.endsWith('.md'))
      return say('unknown-file', 'This is a folder where a file is expected.', 'Replace it with a markdown file.');
    const known = folders.map((one) => `\`${one}\``).join(', ');
    const near = name === '' ? findNearest(folder, folders) : undefined;
    return say(
      'unknown-file',
      `The folder \`${entry.place}\` has no meaning here.`,
      `Content stands in ${known}, without folders below them.`,
      near,
    );
  }
  if (entry.place.endsWith('README.md') || isLock(entry.place)) return null;
  if (name === '' && isFolderName)
    return say('unknown-file', 'This is a file where a folder is expected.', 'Replace it with a folder.');
  if (folder === 'media') return judgeMedia(entry.place, say);
  if (locateFile(entry.place) === null) {
    const near =
      folder === 'pages'
        ? findNearest(
            name,
            pageNames.map((page) => `${page}.md`),
          )
        : undefined;
    const hint =
      folder === 'pages'
        ? `The pages are ${pageNames.map((page) => `\`${page}\``).join(', ')}.`
        : 'Only markdown files (`.md`) stand here; pictures belong in `media/`.';
    return say('unknown-file', `\`${entry.place}\` is no page of any kind.`, hint, near);
  }
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

type Say = (rule: string, reason: string, hint: string, suggestion?: string) => Problem;

/** Media may stand in folders of their own; each name is a piece of an address. */
function judgeMedia(place: string, say: Say): Problem | null {
  const name = place.slice(place.lastIndexOf('/') + 1);
  if (mediaName.test(name)) return null;
  const better = name
    .toLowerCase()
    .replace(/[^a-z0-9._]+/g, '-')
    .replace(/^[-._]+|[-._]+$/g, '');
  return say(
    'file-name',
    `\`${name}\` does not work as an address everywhere.`,
    'Use lower-case letters, digits and hyphens.',
    better,
  );
}
