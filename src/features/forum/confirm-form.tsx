import { useStore } from 'zustand';
import { ActionButton } from '../../ui/action-button.tsx';
import type { ForumStore, ModerationAction } from './forum-state.ts';

const words = {
  hide: {
    does: 'Visitors will no longer see the question. It is kept on the server.',
    label: 'Hide',
    doing: 'Hiding...',
  },
  delete: { does: 'The question and its reply will be permanently deleted.', label: 'Delete', doing: 'Deleting...' },
} as const;

export function ConfirmForm({ kind, store }: { kind: Exclude<ModerationAction['kind'], 'reply'>; store: ForumStore }) {
  const { working, dialogProblem, confirm, cancel } = useStore(store);
  const { does, label, doing } = words[kind];
  return (
    <>
      <p>{does}</p>
      <p className="dialog-problem" role="alert">
        {dialogProblem?.text}
      </p>
      <div className="dialog-actions">
        <button type="button" className="button-quiet" onClick={cancel}>
          Cancel
        </button>
        <ActionButton doing={working && doing} onClick={() => void confirm()}>
          {label}
        </ActionButton>
      </div>
    </>
  );
}
