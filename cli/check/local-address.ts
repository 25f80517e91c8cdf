import { slugify } from '../core/slug.ts';
import { decode } from '../core/text.ts';
import { type Advice, shorten } from './rule.ts';

/** A path on somebody's machine: `C:\Users\…`, `file:///…`, `~/Desktop/…`, `/Users/…`, `\\server\…`. */
const localPath = /^(?:[a-z]:[\\/]|file:|~[\\/]|\\\\|\/(?:Users|home|Volumes|mnt|tmp|Applications)\/)/i;

/** The report on an invalid address whose origin is known; null for any other address. */
export function adviseTarget(target: string, isImage: boolean): Advice | null {
  const quoted = `\`${shorten(target)}\``;
  if (localPath.test(target))
    return {
      reason: `${quoted} is a file on one computer: readers cannot open it.`,
      hint: 'Put the file in `content/media/`, and write its address there.',
      suggestion: mediaAddress(target),
    };
  const [, file = ''] = /^\/?content(\/(?:media\/.+|.+\.md))$/.exec(target) ?? [];
  if (file !== '')
    return {
      reason: `${quoted} is the file on your disk, not an address of the site.`,
      hint: 'Leave `content` out; a page has the address of its section, without `.md`.',
      suggestion: file.startsWith('/media/') ? file : undefined,
    };
  if (/^data:/i.test(target))
    return {
      reason: `${quoted} is a picture written out as text, as some editors export it.`,
      hint: 'Save the picture as a file in `content/media/`, and write its address, such as `/media/name.png`.',
    };
  const doi = /^(?:doi:\s*)?(10\.\d{4,9}\/\S+)$/i.exec(target)?.[1];
  if (doi !== undefined)
    return {
      reason: `${quoted} is a DOI and no address yet.`,
      hint: 'Write it behind `https://doi.org/`, or cite the publication with `[@its-id]`.',
      suggestion: `https://doi.org/${doi}`,
    };
  if (!isImage && /^[^\s@/:]+@[^\s@/]+\.[^\s@/.]+$/.test(target))
    return {
      reason: `${quoted} is an e-mail address and no link yet.`,
      hint: 'Write `mailto:` before it.',
      suggestion: `mailto:${target}`,
    };
  if (target.includes('\\'))
    return {
      reason: `${quoted} is written with backslashes, which are for Windows alone.`,
      hint: 'Write `/` between the folders of an address.',
      suggestion: target.replaceAll('\\', '/'),
    };
  return null;
}

/** The path that a file would have in `media/`. */
export function mediaAddress(path: string): string | undefined {
  const name = decode(path.replaceAll('\\', '/').split('/').at(-1) ?? '');
  const dot = name.lastIndexOf('.');
  const stem = slugify(dot < 1 ? name : name.slice(0, dot));
  return stem === '' || dot < 1 ? undefined : `/media/${stem}${name.slice(dot).toLowerCase()}`;
}
