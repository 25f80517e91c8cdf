import type { ReactNode } from 'react';
import type { Section } from '../content/types.ts';
import { MarkupBlock } from './markup-block.tsx';

interface SectionDetailsProps {
  readonly section: Section;
  readonly title?: ReactNode;
  readonly open: boolean;
  readonly level: 'h2' | 'h3';
}

/** A section that folds, as plain HTML does it. */
export function SectionDetails({ section, title, open, level: Heading }: SectionDetailsProps) {
  return (
    <details className="fold" id={section.id} open={open}>
      <summary>
        <Heading>{title ?? section.title}</Heading>
      </summary>
      <MarkupBlock className="prose" markup={section.body} />
    </details>
  );
}
