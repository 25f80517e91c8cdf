import { site } from '../../content/site.ts';

/** The cover, drawn: the title in type over two curves of choice, the clearer one steeper. */
export function BookCover() {
  const [title = '', subtitle] = site.book.title.split(/:\s*/);
  return (
    <div className="book-cover" aria-hidden="true">
      <p className="book-cover-title">{title}</p>
      {subtitle && <p className="book-cover-subtitle">{subtitle}</p>}
      <svg viewBox="0 0 200 120" className="book-cover-curves" aria-hidden="true">
        <path className="curve-second" d="M0 100 C 80 96, 120 24, 200 20" />
        <path className="curve" d="M0 108 C 96 108, 96 12, 200 12" />
      </svg>
    </div>
  );
}
