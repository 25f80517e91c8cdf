import { Children, type ReactNode } from 'react';
import type { CvPage } from '../../content/types.ts';

interface CvSectionProps {
  readonly title: string;
  readonly written: CvPage['written'];
  readonly children: ReactNode;
}

/** A section of the curriculum vitae; it is left out without entries, and where the author wrote one of its heading. */
export function CvSection({ title, written, children }: CvSectionProps) {
  const id = `cv-${title.toLowerCase().replaceAll(' ', '-')}`;
  return (
    !written.includes(title) &&
    Children.count(children) > 0 && (
      <section className="hung" aria-labelledby={id}>
        <h2 id={id}>{title}</h2>
        <ul>{children}</ul>
      </section>
    )
  );
}
