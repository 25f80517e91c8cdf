import { useEffect, useId, useState } from 'react';
import { useStore } from 'zustand';
import { addressOf } from '../content/address.ts';
import { loadCitation } from '../content/citation.ts';
import { site } from '../content/site.ts';
import type { CitationFile } from '../content/types.ts';
import { Breakable } from './breakable.tsx';
import { createCiteStore } from './cite-store.ts';

export interface CiteChoiceProps {
  /** `name` is what a file is saved as, where its address does not say so. */
  readonly files: readonly (CitationFile & { readonly name?: string })[];
  /** Loads the text of a file. */
  readonly load?: (href: string) => Promise<string>;
}

const copyText = (text: string) => navigator.clipboard.writeText(text);

/** A citation in the chosen format, to copy or to download. */
export function CiteChoice({ files, load = loadCitation }: CiteChoiceProps) {
  const [store] = useState(() => createCiteStore({ load, copy: copyText }));
  const { file, status, text, notice, choose, copy } = useStore(store);
  const id = useId();
  const isReady = status === 'ready';

  useEffect(() => {
    const [first] = files;
    if (first) void choose(first);
  }, [files, choose]);

  if (file === null) return null;
  const name = files.find((one) => one === file)?.name;
  const isProse = (name ?? file.href).endsWith('.txt');
  return (
    <div className="cite-choice">
      <fieldset className="cite-formats">
        <legend className="visually-hidden">Format</legend>
        {files.map((one) => (
          <label key={one.title}>
            <input type="radio" name={id} checked={one === file} onChange={() => void choose(one)} />
            {one.title}
          </label>
        ))}
      </fieldset>
      {status === 'failed' ? (
        <p className="cite-failed" role="alert">
          The citation could not be loaded.
          <button type="button" className="button" onClick={() => void choose(file)}>
            Try again
          </button>
        </p>
      ) : (
        <pre className={isProse ? 'cite-text cite-prose' : 'cite-text'} aria-busy={!isReady}>
          <Breakable text={text} />
        </pre>
      )}
      <div className="cite-actions">
        <button type="button" className="button" disabled={!isReady} onClick={() => void copy()}>
          Copy
        </button>
        <a href={addressOf(file.href, site.base)} download={name ?? true}>
          Download {file.title}
        </a>
        <p className="cite-notice" role="status">
          {notice}
        </p>
      </div>
    </div>
  );
}
