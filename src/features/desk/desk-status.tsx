import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { DeskStore } from './desk-state.ts';

/** What was done, what went wrong, and the button that brings a deleted question back. */
export function DeskStatus({ store }: { store: DeskStore }) {
  const { problem, done, removed, load, dismissProblem, undoRemoval } = useStore(store);
  const last = removed.at(-1);
  return (
    <div className="desk-status" tabIndex={-1}>
      {problem !== null && (
        <div role="alert">
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
        </div>
      )}
      <p className="desk-done" role="status">
        {done}
      </p>
      {last !== undefined && <UndoButton key={last.id} onUndo={() => void undoRemoval()} />}
    </div>
  );
}

/** The focus goes to it from the question that was deleted. */
function UndoButton({ onUndo }: { onUndo: () => void }) {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  return (
    <button type="button" className="button-quiet desk-undo" ref={ref} onClick={onUndo}>
      Undo
    </button>
  );
}
