import { site } from '../content/site.ts';

/** The curve of choice, which closes a text. */
export function EndMark() {
  if (!site.curves) return null;
  return (
    <svg className="end-mark" viewBox="0 0 48 24" aria-hidden="true">
      <path d="M2 22c24 0 20-20 44-20" />
    </svg>
  );
}
