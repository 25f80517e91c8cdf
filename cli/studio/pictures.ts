import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { numberSlug } from '../core/reference-slug.ts';
import { slugify } from '../core/slug.ts';
import { writeAtomically } from '../output/write-atomically.ts';
import { isPublishedMedia } from '../schema/media.ts';
import type { PictureResult } from './contract.ts';

/** The maximum size of a picture, in bytes. */
export const pictureLimit = 20 * 1024 * 1024;

/** Saves a picture in media/ under a free name that works as an address. */
export function keepPicture(folder: string, name: string, bytes: Uint8Array): PictureResult {
  const refuse = (reason: string): PictureResult => ({ status: 'refused', reason });
  const dot = name.lastIndexOf('.');
  const ending = name
    .slice(dot + 1)
    .toLowerCase()
    .replace('jpeg', 'jpg');
  if (/^hei[cf]$/.test(ending)) return refuse('Browsers show no HEIC: export the picture as JPEG, and drop that.');
  if (dot < 0 || !isPublishedMedia(`.${ending}`))
    return refuse(`\`${name}\` is no picture that browsers show. Drop a JPEG, PNG, WebP, GIF, AVIF or SVG file.`);
  if (bytes.length === 0) return refuse(`\`${name}\` is empty.`);
  if (bytes.length > pictureLimit)
    return refuse(`\`${name}\` is larger than 20 MB. Make it smaller, 1600 pixels wide.`);
  const media = join(folder, 'media');
  mkdirSync(media, { recursive: true });
  const stem = slugify(name.slice(0, dot)) || 'picture';
  const free = numberSlug(stem, (one) => existsSync(join(media, `${one}.${ending}`)));
  writeAtomically(join(media, `${free}.${ending}`), bytes);
  return { status: 'kept', address: `/media/${free}.${ending}` };
}
