import { type ReactNode, useState } from 'react';
import { saveFile } from '../../lib/save-file.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import type { DeskStore } from './desk-state.ts';

interface DownloadButtonProps {
  readonly path: string;
  /** The name of the file. */
  readonly name: string;
  readonly store: DeskStore;
  /** The message for when it is saved. */
  readonly done?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Saves a file that is loaded with the token, which a link cannot carry. */
export function DownloadButton({
  path,
  name,
  store,
  done = 'Saved.',
  className = 'button-quiet',
  children,
}: DownloadButtonProps) {
  const [working, setWorking] = useState(false);
  async function download() {
    setWorking(true);
    const file = await store.getState().download(path, done);
    setWorking(false);
    if (file !== null) saveFile(file, name);
  }
  return (
    <ActionButton className={className} doing={working && 'Saving...'} onClick={() => void download()}>
      {children}
    </ActionButton>
  );
}
