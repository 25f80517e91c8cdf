import { useRef, useState } from 'react';
import { weighPicture } from '../../core/media-file.ts';
import { useStudio } from './studio.ts';
import { TextWithCode } from './text-with-code.tsx';

interface FileButtonProps {
  /** What the file is for. */
  readonly label: string;
  /** The types to choose from, as in HTML. */
  readonly accept?: string | undefined;
  readonly onKept: (address: string, name: string) => void;
}

/** A button that puts a file of this computer into media/ and gives its address, or says why not. */
export function FileButton({ label, accept, onKept }: FileButtonProps) {
  const { keepFile } = useStudio().store.getState();
  const input = useRef<HTMLInputElement>(null);
  const [note, setNote] = useState('');

  async function keep(file: File): Promise<void> {
    const kept = await keepFile(file).catch((error: Error) => ({ status: 'refused' as const, reason: error.message }));
    const weight = file.type.startsWith('image/') ? weighPicture(file.name, file.size) : null;
    setNote(kept.status === 'refused' ? kept.reason : weight === null ? '' : `${weight.reason} ${weight.hint}`);
    // The form or the dialog of this button may be gone by now.
    if (kept.status === 'kept' && input.current !== null) onKept(kept.address, file.name);
  }

  return (
    <>
      <button
        type="button"
        className="link"
        aria-label={`Add a file for ${label}`}
        onClick={() => input.current?.click()}
      >
        Add a file…
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file can be chosen once more.
          target.value = '';
          if (file !== undefined) void keep(file);
        }}
      />
      <div role="status">
        {note !== '' && (
          <p className="wrong">
            <TextWithCode text={note} />
          </p>
        )}
      </div>
    </>
  );
}
