import { readFileSync } from 'node:fs';
import { lightColours } from '../core/light-colours.ts';
import { escapeXml } from '../core/xml.ts';
import type { SiteData } from '../kinds/shapes/site.ts';
import type { CardImage } from './cards/make-cards.ts';
import type { MakePicture } from './cards/make-pictures.ts';
import { feedPath } from './feed.ts';

const touchIcon = { path: 'apple-touch-icon.png', width: 180 };
const appIcons = [192, 512].map((width) => ({ path: `icon-${width}.png`, width }));

/** Units of the icon, and where the letter stands in it. */
const iconSize = 32;
const letterSize = 22;
const letterLine = 23.25;

/**
 * The icon of the site: the curve of choice, or where the curves are left out the first letter of its name that the font
 * has, else a dot.
 */
export async function drawIcon({ title, curves }: SiteData): Promise<string> {
  const mark = readFileSync(new URL('../../src/icon.svg', import.meta.url), 'utf8');
  if (curves) return mark;
  const { createTypesetter } = await import('./cards/typeset.ts');
  const { measure, draw } = createTypesetter();
  const outlineOf = (letter: string) =>
    draw(letter, (iconSize - measure(letter, letterSize, 600)) / 2, letterLine, letterSize, 600);
  const letter = (title.toUpperCase().match(/\p{L}/gu) ?? []).find((each) => outlineOf(each) !== '');
  const fill = `fill="${lightColours.paper}"`;
  const sign =
    letter === undefined ? `<circle cx="16" cy="16" r="6" ${fill}/>` : `<path d="${outlineOf(letter)}" ${fill}/>`;
  return mark.replace(/<title>.*<\/title>/, () => `<title>${escapeXml(title)}</title>`).replace(/<path[^>]*>/, sign);
}

/** The icon of the site in the sizes that browsers and home screens ask for. */
export async function* makeIcons(mark: string, makePicture: MakePicture): AsyncGenerator<CardImage> {
  // Home screens cut the corners themselves, and show black where nothing is drawn.
  const square = mark.replace(/ rx="\d+"/, '');
  for (const { path, width } of [touchIcon, ...appIcons]) {
    yield { path, bytes: await makePicture(square, () => square, width) };
  }
  const small = await makePicture(mark, () => mark, 32);
  yield { path: 'favicon.ico', bytes: wrapIcon(small, 32) };
}

/** The web app manifest, which names the icons for those who install the site. */
export function writeManifest({ title, description, language, base }: SiteData): string {
  const manifest = {
    name: title,
    short_name: title,
    description,
    lang: language,
    start_url: `${base}/`,
    display: 'browser',
    background_color: lightColours.paper,
    theme_color: lightColours.paper,
    icons: appIcons.map(({ path, width }) => ({
      src: `${base}/${path}`,
      sizes: `${width}x${width}`,
      type: 'image/png',
    })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Links to the icon, the manifest and the feed, for the head of every page. */
export function writeSiteLinks({ base, title }: SiteData): string {
  const links = [
    `rel="apple-touch-icon" href="${base}/${touchIcon.path}"`,
    `rel="manifest" href="${base}/site.webmanifest"`,
    `rel="alternate" type="application/atom+xml" title="${escapeXml(title)}" href="${base}${feedPath}"`,
  ];
  return links.map((link) => `<link ${link}>`).join('\n    ');
}

/** A PNG picture in the ICO container that `/favicon.ico` needs: a list of one picture. */
function wrapIcon(png: Buffer, width: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(width, 6);
  header.writeUInt8(width, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
