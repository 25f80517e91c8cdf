import { useStore } from 'zustand';
import { Dialog } from '../../ui/dialog.tsx';
import { LoginForm } from '../../ui/login-form.tsx';
import { ReplyForm } from '../../ui/reply-form.tsx';
import { VisitorText } from '../../ui/visitor-text.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import type { ForumDialog, ForumStore } from './forum-state.ts';

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
          onLogin={(request) => void login(request)}
        >
          <button type="button" className="button-quiet" onClick={cancel}>
            Cancel
          </button>
        </LoginForm>
      )}
      {dialog.kind === 'reply' && <Reply id={dialog.id} store={store} />}
      {(dialog.kind === 'hide' || dialog.kind === 'delete') && <ConfirmForm kind={dialog.kind} store={store} />}
    </Dialog>
  );
}

const words = { send: 'Submit', sending: 'Submitting...', cancel: 'Cancel' };

/** The form for a reply, below the question. */
function Reply({ id, store }: { id: string; store: ForumStore }) {
  const { working, dialogProblem, replies, questions, typeReply, submitReply, cancel } = useStore(store);
  const question = questions.find(({ _id }) => _id === id);
  return (
    <>
      {question && (
        <blockquote className="replied-to">
          <VisitorText text={question.text} />
        </blockquote>
      )}
      <ReplyForm
        id="reply-text"
        label="Your reply"
        text={replies[id] ?? ''}
        problem={dialogProblem?.text}
        words={words}
        working={working}
        onType={(text) => typeReply(id, text)}
        onSend={() => void submitReply()}
        onCancel={cancel}
      />
    </>
  );
}
