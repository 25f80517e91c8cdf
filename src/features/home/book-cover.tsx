import { site } from '../../content/site.ts';
import { CurveFamily } from '../../ui/curve-family.tsx';

/** A drawn cover: the title over the curves of choice. */
export function BookCover({ of }: { of: string }) {
  const [title = '', subtitle] = of.split(/:\s*/);
  return (
    <div className="book-cover" aria-hidden="true">
      <p className="book-cover-title">{title}</p>
      {subtitle && <p className="book-cover-subtitle">{subtitle}</p>}
      <CurveFamily />
      <p className="book-cover-author">{site.title}</p>
    </div>
  );
}
