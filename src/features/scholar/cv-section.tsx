import { Children, type ReactNode } from 'react';

/** A section of the curriculum vitae; without entries it is left out. */
export function CvSection({ title, children }: { title: string; children: ReactNode }) {
  const id = `cv-${title.toLowerCase().replaceAll(' ', '-')}`;
  return (
    Children.count(children) > 0 && (
      <section className="hung" aria-labelledby={id}>
        <h2 id={id}>{title}</h2>
        <ul>{children}</ul>
      </section>
    )
  );
}
