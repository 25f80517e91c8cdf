/** The size in bytes above which a picture loads slowly. */
const pictureLimit = 2 * 1024 * 1024;

/** The largest file that the studio takes. */
const mostMegabytes = 20;

/** The same in bytes. */
export const mediaLimit = mostMegabytes * 1024 * 1024;

/** Why the studio does not take a file of this size, or null. */
export function refuseLarge(name: string, bytes: number): string | null {
  return bytes > mediaLimit ? `\`${name}\` has more than ${mostMegabytes} MB. Make it smaller.` : null;
}

/** What is said of a picture that is so large that it loads slowly, or null. */
export function weighPicture(name: string, size: number) {
  if (size <= pictureLimit) return null;
  const isPhoto = /\.(?:png|jpe?g)$/i.test(name);
  return {
    reason: `The picture has ${(size / 1024 / 1024).toFixed(1)} MB, which a phone loads for many seconds; 2 MB are plenty.`,
    hint: isPhoto
      ? 'Make it 1600 pixels wide and save it as JPEG at quality 80, or as WebP: in Preview under Tools, Adjust Size; in Paint under Resize; or on squoosh.app.'
      : 'Make it smaller, 1600 pixels wide, or save it as WebP: on squoosh.app, or in any program for pictures.',
  };
}

/** What is said of a file that is no picture, although its name is that of one. */
export const noPicture = {
  reason: 'This file is no picture, whatever its name says.',
  hint: 'Open it in a program for pictures and save it once more; a download may have been a web page.',
};

/** What is said of a drawing under the name of a photograph, or the other way round: a browser draws neither. */
export function misnamed(isVector: boolean) {
  const ending = isVector ? '`.svg`' : '`.png` or `.jpg`';
  return {
    reason: `This file is ${isVector ? 'an SVG drawing' : 'no SVG drawing'}, whatever its name says, and browsers do not show it.`,
    hint: `Give it the ending ${ending}, here and where pages name it, or save it anew in the format of its name.`,
  };
}

/** Whether a file with this name has to be a picture whose size can be read. */
export function isMeasured(name: string): boolean {
  return /\.(?:png|jpe?g|gif|webp)$/.test(name);
}
