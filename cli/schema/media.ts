/** The files of `content/media/` that are published; others, such as the script of a film, may be there too. */
const published = /\.(?:svg|png|jpe?g|webp|avif|gif|webm|mp4|vtt|pdf|csv)$/;

/** Whether a file of `content/media/` is a picture. */
export function isPicture(path: string): boolean {
  return /\.(?:svg|png|jpe?g|webp|avif|gif)$/.test(path);
}

/** Whether the site publishes this file of `content/media/`. */
export function isPublishedMedia(path: string): boolean {
  return published.test(path);
}
