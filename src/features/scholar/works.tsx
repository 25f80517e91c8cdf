import type { ReactNode } from 'react';

/** A list of works below a heading; without entries it is left out. */
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
