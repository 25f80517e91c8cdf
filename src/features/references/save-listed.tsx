import { useState } from 'react';
import { loadCitation } from '../../content/citation.ts';
import { saveFile } from '../../lib/save-file.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { pickEntries } from './pick-entries.ts';

/** Saves the publications of a narrowed list as BibTeX, from the file of all. */
export function SaveListed({ file, ids }: { readonly file: string; readonly ids: ReadonlySet<string> }) {
  const [status, setStatus] = useState<'ready' | 'saving' | 'failed'>('ready');

  async function save() {
    setStatus('saving');
    try {
      const entries = pickEntries(await loadCitation(file), ids);
      if (entries === '') throw new Error(`${file} is no list of publications`);
      saveFile(entries, 'references.bib', 'application/x-bibtex');
      setStatus('ready');
    } catch {
      setStatus('failed');
    }
  }

  return (
    <ActionButton className="button-plain" doing={status === 'saving' && 'Saving...'} onClick={() => void save()}>
      {status === 'failed' ? 'The file could not be loaded. Try again' : 'Download these as BibTeX'}
    </ActionButton>
  );
}
