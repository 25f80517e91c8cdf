import { useEffect, useMemo, useState } from 'react';
import { weighPicture } from '../../core/media-file.ts';
import { LabelledField } from './labelled-field.tsx';
import type { OpenDialog } from './state.ts';
import { useStudio } from './studio.ts';
import { closeDialog, StudioDialog } from './studio-dialog.tsx';
import { SubmitForm } from './submit-form.tsx';

/** Asks for a picture and its description, saves it in media/ and puts it into the text. */
export function PictureDialog({ picture }: OpenDialog) {
  const studio = useStudio();
  const { store, editor } = studio;
  const [file, setFile] = useState(picture ?? null);
  const [words, setWords] = useState('');
  const address = useMemo(() => (file === null ? null : URL.createObjectURL(file)), [file]);
  const weight = file === null ? null : weighPicture(file.name, file.size);
  useEffect(() => () => (address === null ? undefined : URL.revokeObjectURL(address)), [address]);

  async function keep(): Promise<string | null> {
    if (file === null) return 'Choose a picture.';
    if (!file.type.startsWith('image/'))
      return `\`${file.name}\` is no picture for a page. Export it as SVG or PNG; a PDF for readers to take along is put in with Link….`;
    if (words.trim() === '') return 'Say what the picture shows: readers who cannot see it read that instead.';
    const { dialog } = store.getState();
    const kept = await store.getState().keepFile(file);
    if (kept.status === 'refused') return kept.reason;
    // Who has closed the dialog meanwhile may have opened another, or another file.
    if (store.getState().dialog !== dialog) return null;
    closeDialog(studio);
    editor.current?.insertBlock(`![${words.trim().replace(/[[\]\n]/g, ' ')}](${kept.address})`);
    return null;
  }

  return (
    <StudioDialog title="Put in a picture">
      <SubmitForm label="Put it in" onSubmit={keep}>
        {picture === undefined ? (
          <LabelledField label="The picture">
            {(input) => (
              <input
                {...input}
                type="file"
                accept="image/*"
                onChange={(event) => setFile(event.target.files?.[0] ?? null)}
              />
            )}
          </LabelledField>
        ) : (
          <p>{picture.name}</p>
        )}
        <div role="status">{weight !== null && <p className="wrong">{`${weight.reason} ${weight.hint}`}</p>}</div>
        {address !== null && <img className="thumb" src={address} alt="" />}
        <LabelledField
          label="What it shows"
          help="For readers who cannot see it: say what one learns from the picture, not that it is one."
        >
          {(input) => <textarea {...input} rows={3} value={words} onChange={(event) => setWords(event.target.value)} />}
        </LabelledField>
      </SubmitForm>
    </StudioDialog>
  );
}
