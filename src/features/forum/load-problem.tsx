import { useState } from 'react';
import { useStore } from 'zustand';
import { ActionButton } from '../../ui/action-button.tsx';
import type { ForumStore } from './forum-state.ts';

export function LoadProblem({ store }: { store: ForumStore }) {
  const { status, questions, load } = useStore(store);
  const [retrying, setRetrying] = useState(false);

  async function retry() {
    setRetrying(true);
    await load();
    setRetrying(false);
    if (store.getState().status === 'ready') document.getElementById('questions')?.focus();
  }

  return (
    <div role="alert">
      {(status === 'failed' || retrying) && (
        <p className="notice">
          {questions.length > 0 ? 'The list could not be updated.' : 'The questions could not be loaded.'}{' '}
          <ActionButton className="button-quiet" doing={retrying && 'Loading...'} onClick={() => void retry()}>
            Retry
          </ActionButton>
        </p>
      )}
    </div>
  );
}
