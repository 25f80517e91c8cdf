import { site } from '../content/site.ts';

/** The mark of the site: the curve of choice. */
export function Mark() {
  if (!site.curves) return null;
  return (
    <svg className="mark" viewBox="0 0 32 32" aria-hidden="true">
      <path d="M3 27 C 17 27, 15 5, 29 5" />
    </svg>
  );
}
