import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { judgeSlug } from '../core/judge-slug.ts';
import { isMeasured, noPicture, refuseLarge } from '../core/media-file.ts';
import { numberSlug } from '../core/reference-slug.ts';
import { slugify } from '../core/slug.ts';
import { makeFolder } from '../output/make-folder.ts';
import { writeAtomically } from '../output/write-atomically.ts';
import { measurePicture } from '../read/picture.ts';
import { isPublishedMedia } from '../schema/media.ts';
import type { KeptFile } from './contract.ts';

/** Saves a file in media/ under a free name that works as an address. */
export function keepFile(folder: string, name: string, bytes: Uint8Array): KeptFile {
  const refuse = (reason: string): KeptFile => ({ status: 'refused', reason });
  const dot = name.lastIndexOf('.');
  const ending = name.slice(dot + 1).toLowerCase();
  if (/^hei[cf]$/.test(ending)) return refuse('Browsers show no HEIC: export the picture as JPEG, and take that.');
  if (dot < 0 || !isPublishedMedia(`.${ending}`))
    return refuse(
      `\`${name}\` is of no kind that browsers show. Take a JPEG, PNG, WebP, GIF, AVIF or SVG file for a picture, and a PDF for a document. Anything else, such as a ZIP file, has its place on another site, such as zenodo.org or osf.io, and a link to it here.`,
    );
  if (bytes.length === 0) return refuse(`\`${name}\` is empty.`);
  const tooLarge = refuseLarge(name, bytes.length);
  if (tooLarge !== null) return refuse(tooLarge);
  if (isMeasured(`.${ending}`) && measurePicture(bytes) === null)
    return refuse(`${noPicture.reason} ${noPicture.hint}`);
  const media = join(folder, 'media');
  makeFolder(media);
  const stem = slugify(name.slice(0, dot)) || 'file';
  const free = numberSlug(stem, (one) => judgeSlug(one) !== null || existsSync(join(media, `${one}.${ending}`)));
  writeAtomically(join(media, `${free}.${ending}`), bytes);
  return { status: 'kept', address: `/media/${free}.${ending}` };
}
