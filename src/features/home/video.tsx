import { addressOf } from '../../content/address.ts';
import { site } from '../../content/site.ts';
import type { HomePage } from '../../content/types.ts';

/** Only the poster is loaded before the video is played. Its words are in the picture, so captions are off at first. */
export function Video({ video }: { video: NonNullable<HomePage['video']> }) {
  const at = (href: string) => addressOf(href, site.base);
  return (
    <section className="video" aria-labelledby="video">
      <h2 id="video">{video.title}</h2>
      <video
        controls
        aria-labelledby="video"
        preload="none"
        poster={at(video.poster)}
        width={1280}
        height={720}
        playsInline
      >
        <source src={at(video.webm)} type="video/webm" />
        <source src={at(video.mp4)} type="video/mp4" />
        <track kind="captions" src={at(video.captions)} srcLang="en" label="English" />
      </video>
    </section>
  );
}
