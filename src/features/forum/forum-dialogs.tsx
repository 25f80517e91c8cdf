import { useStore } from 'zustand';
import { Dialog } from '../../ui/dialog.tsx';
import { LoginForm } from '../../ui/login-form.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import type { ForumDialog, ForumStore } from './forum-state.ts';
import { ReplyForm } from './reply-form.tsx';

const titles: Readonly<Record<ForumDialog['kind'], string>> = {
  login: 'Professor Login',
  reply: 'Write Reply',
  hide: 'Hide this question?',
  delete: 'Delete this question?',
};

export function ForumDialogs({ store }: { store: ForumStore }) {
  const { dialog, cancel, working, dialogProblem, wantsCode, login } = useStore(store);
  if (dialog === null) return null;
  return (
    <Dialog key={dialog.kind} title={titles[dialog.kind]} onClose={cancel}>
      {dialog.kind === 'login' && (
        <LoginForm
          working={working}
          problem={dialogProblem}
          wantsCode={wantsCode}
          onLogin={({ email, password, code }) => void login(email, password, code)}
        >
          <button type="button" className="button-quiet" onClick={cancel}>
            Cancel
          </button>
        </LoginForm>
      )}
      {dialog.kind === 'reply' && <ReplyForm id={dialog.id} store={store} />}
      {(dialog.kind === 'hide' || dialog.kind === 'delete') && <ConfirmForm kind={dialog.kind} store={store} />}
    </Dialog>
  );
}
