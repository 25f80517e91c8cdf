/** What is published from `content/media/`; files of other kinds, such as the scripts that make a film, may stand beside them and stay at home. */
const published = /\.(?:svg|png|jpe?g|webp|avif|gif|webm|mp4|vtt|pdf|csv)$/;

/** Whether the site publishes this file of `content/media/`. */
export function isPublishedMedia(place: string): boolean {
  return published.test(place);
}
