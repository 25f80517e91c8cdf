import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { limits } from '../../lib/limits.ts';
import { Field } from '../../ui/field.tsx';
import { fieldId, fields } from './fields.ts';
import { formatSize, proposalTypes } from './proposal-file.ts';
import type { QuestionnaireStore } from './questionnaire-store.ts';

/** The supporting file: the input, the name of the chosen file, and a check before it is sent. */
export function FileField({ store }: { store: QuestionnaireStore }) {
  const { file, lostFile, chooseFile } = useStore(store);
  const problem = useStore(store, ({ problems }) => problems.find(({ field }) => field === 'proposalFile')?.text);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (file === null && input.current) input.current.value = '';
  }, [file]);

  function remove() {
    chooseFile(null);
    input.current?.focus();
  }

  const hint = `PDF, Word, OpenDocument, RTF, text or Markdown, ${formatSize(limits.fileBytes)} at most.`;
  return (
    <>
      <Field
        id={fieldId('proposalFile')}
        label={
          <>
            {fields.proposalFile.label}
            <span className="optional"> (optional)</span>
          </>
        }
        hint={lostFile ? `${hint} Please attach ${lostFile} again; files are lost on reload.` : hint}
        problem={problem}
      >
        {(control) => (
          <input
            {...control}
            ref={input}
            type="file"
            name="proposalFile"
            accept={proposalTypes.join(',')}
            onChange={(event) => chooseFile(event.target.files?.[0] ?? null)}
          />
        )}
      </Field>
      <p className="chosen-file">
        {file === null ? 'No file chosen.' : `${file.name}, ${formatSize(file.size)} `}
        {file && (
          <button type="button" className="button-plain" onClick={remove}>
            Remove the file
          </button>
        )}
      </p>
    </>
  );
}
