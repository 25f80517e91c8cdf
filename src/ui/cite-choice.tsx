import { useEffect, useId, useRef, useState } from 'react';
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
  /** The first format has the focus once it is there: a dialog that opened before it gave that to its last button. */
  readonly takesFocus?: boolean;
}

const copyText = (text: string) => navigator.clipboard.writeText(text);

/** A citation in the chosen format, to copy or to download. */
export function CiteChoice({ files, load = loadCitation, takesFocus = false }: CiteChoiceProps) {
  const [store] = useState(() => createCiteStore({ load, copy: copyText }));
  const { file, status, text, notice, choose, copy } = useStore(store);
  const id = useId();
  const formats = useRef<HTMLFieldSetElement>(null);
  const isReady = status === 'ready';
  const isChosen = file !== null;

  useEffect(() => {
    const [first] = files;
    if (first) void choose(first);
  }, [files, choose]);
  useEffect(() => {
    if (takesFocus && isChosen) formats.current?.querySelector('input')?.focus();
  }, [takesFocus, isChosen]);

  if (file === null) return null;
  const name = files.find((one) => one === file)?.name;
  const isProse = (name ?? file.href).endsWith('.txt');
  return (
    <div className="cite-choice">
      <fieldset className="cite-formats" ref={formats}>
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
        <pre className={isProse ? 'cite-text cite-prose' : 'cite-text'} translate="no" aria-busy={!isReady}>
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
