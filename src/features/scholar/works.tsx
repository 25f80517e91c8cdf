import type { ReactNode } from 'react';

/** What somebody or something has to do with, as a list of links below a heading; there is none without an entry. */
export function Works({ id, title, children }: { id: string; title: string; children: readonly ReactNode[] }) {
  return (
    children.length > 0 && (
      <nav className="works" aria-labelledby={id}>
        <h2 id={id}>{title}</h2>
        <ul>{children}</ul>
      </nav>
    )
  );
}
