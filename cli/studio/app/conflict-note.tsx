import { diffTexts } from '../../report/diff.ts';
import type { OnDisk } from '../contract.ts';
import { DiffView } from './diff-view.tsx';
import { textOf } from './state.ts';
import { useWholeState } from './studio.ts';
import { TextWithCode } from './text-with-code.tsx';

/** The choice between two versions of a file after another program has changed it. */
export function ConflictNote() {
  const { conflict, file, resolveConflict } = useWholeState();
  if (conflict === null || file === null) return null;
  const { text, fault } = conflict;
  return (
    <section className="conflict" role="alert" aria-label="Two texts of this file">
      <h2>{nameConflict(conflict)}</h2>
      {fault !== undefined && (
        <p>
          <TextWithCode text={fault} />
        </p>
      )}
      <p>
        {`What you wrote is still here${text === null ? '' : ', and so is the other text'}. `}
        {fault === undefined
          ? 'Nothing is written until you choose.'
          : 'It can be saved once that file is mended or gone.'}
      </p>
      {text !== null && (
        <details>
          <summary>Show both: struck out is the file, underlined is yours</summary>
          <DiffView lines={diffTexts(text, textOf(file))} />
        </details>
      )}
      <p className="choices">
        {fault === undefined && (
          <button type="button" className="main-action" onClick={() => void resolveConflict('mine')}>
            Keep mine and save it
          </button>
        )}
        <button
          type="button"
          className="quiet"
          onClick={() =>
            confirm('What you wrote here and did not save is lost then. Go on?') && void resolveConflict('disk')
          }
        >
          {text === null ? 'Let it go' : 'Take the other text'}
        </button>
      </p>
    </section>
  );
}

function nameConflict({ text, fault }: OnDisk): string {
  if (fault !== undefined) return 'Another program has put a file in its place that cannot be read';
  return text === null ? 'This file was taken away by another program' : 'Another program has changed this file';
}
