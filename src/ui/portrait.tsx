import { addressOf } from '../content/address.ts';
import { site } from '../content/site.ts';
import type { Photo } from '../content/types.ts';

interface PortraitProps {
  readonly photo: Photo;
  readonly className?: string;
  /** Its width and height in pixels, where the styles do not give it room. */
  readonly size?: number;
  readonly loading?: 'lazy';
}

/** The photograph of a person, cut to a square. */
export function Portrait({ photo, className = 'portrait', size, loading }: PortraitProps) {
  return (
    <img
      className={className}
      src={addressOf(photo.href, site.base)}
      alt={photo.alt}
      width={size}
      height={size}
      loading={loading}
    />
  );
}
