import { useEffect, useState } from 'react';
import type { ChangedFile, Changes } from '../contract.ts';
import { listDrafts } from './drafts.ts';
import { FileDiffs, nameFile } from './file-diffs.tsx';
import { LabelledInput } from './labelled-field.tsx';
import { describeErrors, findListed } from './state.ts';
import { useStudio, useStudioState } from './studio.ts';
import { StudioDialog } from './studio-dialog.tsx';
import { SubmitForm } from './submit-form.tsx';
import { UndoButton } from './undo-button.tsx';

/** The uncommitted changes, with a form to commit them. */
export function ChangesDialog() {
  const { store, client } = useStudio();
  const tree = useStudioState((state) => state.tree);
  const drafts = listDrafts().map((path) => findListed(tree, path)?.title ?? path);
  const [isSaved, setSaved] = useState(false);
  const [changes, setChanges] = useState<Changes | null>(null);
  useEffect(() => {
    void store
      .getState()
      .save()
      .then(() => setSaved(true));
  }, [store]);

  // The list of files is read again after every change of them, whoever made it.
  useEffect(() => {
    if (!isSaved || tree === null) return;
    let isLast = true;
    client
      .call('changes', {})
      .then((read) => isLast && setChanges(read))
      .catch((error) => store.getState().setFailure(error.message));
    return () => {
      isLast = false;
    };
  }, [store, client, tree, isSaved]);

  return (
    <StudioDialog title="What changed">
      <UndoButton />
      {isSaved && drafts.length > 0 && (
        <p className="wrong" role="status">{`Not saved, and so not in the commit: ${drafts.join(', ')}.`}</p>
      )}
      {changes === null && <p role="status">Looking…</p>}
      {changes?.status === 'none' && <p role="status">{changes.reason}</p>}
      {changes?.status === 'ready' && <CommitForm changes={changes} />}
    </StudioDialog>
  );
}

function CommitForm({ changes }: { changes: Extract<Changes, { status: 'ready' }> }) {
  const { files, message: suggested, author } = changes;
  const { store } = useStudio();
  const errors = describeErrors(useStudioState(({ tree }) => tree));
  const [message, setMessage] = useState<string | null>(null);
  const [name, setName] = useState(author.name);
  const [email, setEmail] = useState(author.email);
  if (files.length === 0) return <p role="status">Nothing has changed since the last commit.</p>;

  async function commit(): Promise<string | null> {
    const committed = await store.getState().commit({ message: message ?? suggested, name, email });
    return committed.status === 'refused' ? committed.reason : null;
  }

  async function takeBack(changed: ChangedFile): Promise<void> {
    const asked = `Take back ${nameFile(changed)}? ${describeTakingBack(changed)}`;
    if (confirm(asked)) await store.getState().takeBack(changed);
  }

  return (
    <SubmitForm label="Commit" onSubmit={commit}>
      <p>
        A commit is a version that git keeps, with a sentence on what changed. Until then, each change below can be
        taken back.
      </p>
      {errors !== '' && (
        <p className="wrong">{`${errors} You can commit all the same: what is online stays as it was.`}</p>
      )}
      <FileDiffs files={files} onTakeBack={takeBack} />
      <LabelledInput label="What you changed, in a sentence" value={message ?? suggested} onType={setMessage} />
      {(author.name === '' || author.email === '') && (
        <>
          <LabelledInput label="Your name" autoComplete="name" value={name} onType={setName} />
          <LabelledInput
            label="Your email"
            help="git notes who made a version. Nobody is written to."
            type="email"
            autoComplete="email"
            value={email}
            onType={setEmail}
          />
        </>
      )}
    </SubmitForm>
  );
}

function describeTakingBack({ from, to }: ChangedFile): string {
  if (from === null) return 'It is new, and will be deleted.';
  return to === null ? 'It comes back as it was committed.' : 'What changed since the last commit is lost.';
}
