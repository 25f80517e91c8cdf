import { diffTexts } from '../../report/diff.ts';
import { DiffView } from './diff-view.tsx';
import { textOf } from './state.ts';
import { useWholeState } from './studio.ts';

/** The choice between two versions of a file after another program has changed it. */
export function ConflictNote() {
  const { conflict, file, resolveConflict } = useWholeState();
  if (conflict === null || file === null) return null;
  const isGone = conflict.disk === null;
  return (
    <section className="conflict" role="alert" aria-label="Two texts of this file">
      <h2>{isGone ? 'This file was taken away by another program' : 'Another program has changed this file'}</h2>
      <p>
        {isGone
          ? 'What you wrote is still here. Nothing is written until you choose.'
          : 'What you wrote is still here, and so is the other text. Nothing is written until you choose.'}
      </p>
      {!isGone && (
        <details>
          <summary>Show both: struck out is the file, underlined is yours</summary>
          <DiffView lines={diffTexts(conflict.disk ?? '', textOf(file))} />
        </details>
      )}
      <p className="choices">
        <button type="button" className="main-action" onClick={() => void resolveConflict('mine')}>
          Keep mine and save it
        </button>
        <button type="button" className="quiet" onClick={() => void resolveConflict('disk')}>
          {isGone ? 'Let it go' : 'Take the other text'}
        </button>
      </p>
    </section>
  );
}
