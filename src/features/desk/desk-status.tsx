import { useRef } from 'react';
import { useStore } from 'zustand';
import { useFocusHandover } from '../../ui/use-focus-handover.ts';
import { findViewHeading } from './desk-list.tsx';
import type { DeskStore } from './desk-state.ts';

/** What was done, what went wrong, and the button that brings a deleted question back. */
export function DeskStatus({ store }: { store: DeskStore }) {
  const { problem, done, removed, load, dismissProblem, undoRemoval } = useStore(store);
  return (
    <div className="desk-status">
      <div role="alert">
        {problem !== null && (
          <p className="notice">
            {problem.text}
            <button
              type="button"
              className="button-quiet"
              onClick={() => (problem.parts.length > 0 ? void load(...problem.parts) : dismissProblem())}
            >
              {problem.parts.length > 0 ? 'Retry' : 'Close'}
            </button>
          </p>
        )}
      </div>
      <p className="desk-done" role="status">
        {done}
      </p>
      {removed.length > 0 && <UndoButton onUndo={() => void undoRemoval()} />}
    </div>
  );
}

/** It gets the focus when the focused question is deleted, and passes it on when it is gone itself. */
function UndoButton({ onUndo }: { onUndo: () => void }) {
  const ref = useRef<HTMLButtonElement>(null);
  useFocusHandover(ref, findViewHeading);
  return (
    <button type="button" className="button-quiet desk-undo" ref={ref} onClick={onUndo}>
      Undo
    </button>
  );
}
