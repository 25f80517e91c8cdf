import { useCallback, useEffect, useState } from 'react';
import type { Changes } from '../contract.ts';
import { LabelledInput } from './labelled-field.tsx';
import { FileDiffs, TakeBack } from './plan-dialog.tsx';
import { describeErrors } from './state.ts';
import { useStudio, useStudioState } from './studio.ts';
import { StudioDialog } from './studio-dialog.tsx';
import { SubmitForm } from './submit-form.tsx';

/** The uncommitted changes, with a form to commit them. */
export function ChangesDialog() {
  const { store, client } = useStudio();
  const [changes, setChanges] = useState<Changes | null>(null);
  const read = useCallback(
    () =>
      client
        .call('changes', {})
        .then(setChanges)
        .catch((error) => store.getState().setFailure(error.message)),
    [store, client],
  );
  useEffect(() => {
    void store.getState().save().then(read);
  }, [store, read]);
  const takeBack = async (path: string) => {
    if (!confirm(`${path}: take back what changed since the last commit? A new file is deleted.`)) return;
    await store.getState().takeBack(path);
    await read();
  };
  return (
    <StudioDialog title="What changed">
      {changes === null && <p role="status">Looking…</p>}
      {changes?.status === 'none' && <p role="status">{changes.reason}</p>}
      {changes?.status === 'ready' && <CommitForm key={changes.message} changes={changes} onTakeBack={takeBack} />}
    </StudioDialog>
  );
}

interface CommitFormProps {
  readonly changes: Extract<Changes, { status: 'ready' }>;
  readonly onTakeBack: (path: string) => Promise<void>;
}

function CommitForm({ changes: { files, others, message: suggested, author }, onTakeBack }: CommitFormProps) {
  const { store, client } = useStudio();
  const errors = describeErrors(useStudioState(({ tree }) => tree));
  const [message, setMessage] = useState(suggested);
  const [name, setName] = useState(author.name);
  const [email, setEmail] = useState(author.email);
  if (files.length + others.length === 0) return <p role="status">Nothing has changed since the last commit.</p>;

  async function commit(): Promise<string | null> {
    const committed = await client.call('commit', { message, name, email });
    if (committed.status === 'refused') return committed.reason;
    store.getState().say('Committed.');
    store.getState().show(null);
    return null;
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
      <FileDiffs files={files} onTakeBack={onTakeBack} />
      {others.length > 0 && (
        <ul>
          {others.map((path) => (
            <li key={path}>
              <code>{path}</code> <TakeBack path={path} onTakeBack={onTakeBack} />
            </li>
          ))}
        </ul>
      )}
      <LabelledInput label="What you changed, in a sentence" value={message} onType={setMessage} />
      {(author.name === '' || author.email === '') && (
        <>
          <LabelledInput label="Your name" autoComplete="name" value={name} onType={setName} />
          <LabelledInput
            label="Your e-mail"
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
