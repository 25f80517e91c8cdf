import { type ComponentType, useState } from 'react';
import { addressOf } from '../content/address.ts';
import { site } from '../content/site.ts';
import type { CitationFile } from '../content/types.ts';
import type { CiteChoiceProps } from './cite-choice.tsx';

interface CiteProps {
  readonly files: readonly CitationFile[];
  /** What is cited, such as `this page`. */
  readonly what: string;
}

/**
 * How to cite something, folded: links to the files of all formats, and once it is opened a choice of formats to copy.
 */
export function Cite({ files, what }: CiteProps) {
  const [Choice, setChoice] = useState<ComponentType<CiteChoiceProps> | null>(null);
  if (files.length === 0) return null;

  /** If the choice cannot be loaded, the links to the files stay. */
  function load(): void {
    Promise.all([import('./cite-choice.tsx'), import('../styles/screens/cite.ts')]).then(
      ([{ CiteChoice }]) => setChoice(() => CiteChoice),
      () => undefined,
    );
  }

  return (
    <details className="fold cite" onToggle={(event) => event.currentTarget.open && Choice === null && load()}>
      <summary>{`Cite ${what}`}</summary>
      {Choice === null ? (
        <ul data-cite="">
          {files.map(({ title, href }) => (
            <li key={title}>
              <a href={addressOf(href, site.base)} download>
                {title}
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <Choice files={files} />
      )}
    </details>
  );
}
