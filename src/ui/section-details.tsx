import { type ReactNode, useEffect, useRef } from 'react';
import type { Section } from '../content/types.ts';
import { MarkupBlock } from './markup-block.tsx';

interface SectionDetailsProps {
  readonly section: Section;
  readonly title?: ReactNode;
  readonly open: boolean;
  readonly level: 'h2' | 'h3';
}

/** A section in a `details` element; it opens when the address names it. */
export function SectionDetails({ section, title, open, level: Heading }: SectionDetailsProps) {
  const ref = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const reveal = () => {
      const isNamed = [`#${section.id}`, `#${encodeURIComponent(section.id)}`].includes(location.hash);
      if (ref.current && isNamed) ref.current.open = true;
    };
    reveal();
    addEventListener('hashchange', reveal);
    return () => removeEventListener('hashchange', reveal);
  }, [section.id]);

  return (
    <details className="fold" ref={ref} id={section.id} open={open}>
      <summary>
        <Heading>{title ?? section.title}</Heading>
      </summary>
      <MarkupBlock className="prose" markup={section.body} />
    </details>
  );
}
