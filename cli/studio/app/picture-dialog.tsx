import { useEffect, useId, useMemo, useState } from 'react';
import { useEditor } from './editor-context.ts';
import { StudioDialog } from './studio-dialog.tsx';
import type { StudioProps } from './studio-props.ts';

/** A picture for the text: kept in media/ once it is said what it shows. */
export function PictureDialog({ store, client, picture }: StudioProps & { readonly picture: File | null }) {
  const [file, setFile] = useState(picture);
  const [words, setWords] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const editor = useEditor();
  const id = useId();
  const address = useMemo(() => (file === null ? null : URL.createObjectURL(file)), [file]);
  useEffect(() => () => (address === null ? undefined : URL.revokeObjectURL(address)), [address]);

  async function keep(): Promise<void> {
    if (file === null) return setRefusal('Choose a picture.');
    if (words.trim() === '')
      return setRefusal('Say what the picture shows: readers who cannot see it read that instead.');
    setBusy(true);
    const kept = await client.call('picture', { name: file.name, data: await readBase64(file) });
    setBusy(false);
    if (kept.status === 'refused') return setRefusal(kept.reason);
    store.getState().show(null);
    editor.current?.insertBlock(`![${words.trim().replace(/[[\]\n]/g, ' ')}](${kept.address})`);
  }

  return (
    <StudioDialog title="Put in a picture" store={store}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          keep().catch((error) => {
            setBusy(false);
            setRefusal(error.message);
          });
        }}
      >
        <div className="field">
          <label htmlFor={id}>The picture</label>
          <input id={id} type="file" accept="image/*" onChange={(event) => setFile(event.target.files?.[0] ?? null)} />
          {file !== null && <p className="help">{file.name}</p>}
        </div>
        {address !== null && <img className="thumb" src={address} alt="" />}
        <div className="field">
          <label htmlFor={`${id}-alt`}>What it shows</label>
          <textarea
            id={`${id}-alt`}
            rows={3}
            aria-describedby={`${id}-help`}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          <p id={`${id}-help`} className="help">
            For readers who cannot see it: say what one learns from the picture, not that it is one.
          </p>
        </div>
        {refusal !== null && (
          <p className="wrong" role="alert" data-level="error">
            {refusal}
          </p>
        )}
        <p className="choices">
          <button type="submit" className="main-action" disabled={isBusy}>
            Put it in
          </button>
        </p>
      </form>
    </StudioDialog>
  );
}

function readBase64(file: File): Promise<string> {
  return new Promise((settle, fail) => {
    const reader = new FileReader();
    reader.onload = () => settle(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => fail(new Error(`\`${file.name}\` cannot be read.`));
    reader.readAsDataURL(file);
  });
}
