import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { ActionButton } from '../../ui/action-button.tsx';
import { Field } from '../../ui/field.tsx';
import { VisitorText } from '../../ui/visitor-text.tsx';
import type { ForumStore } from './forum-state.ts';

export function ReplyForm({ id, store }: { id: string; store: ForumStore }) {
  const { working, dialogProblem, replies, questions, typeReply, submitReply, cancel } = useStore(store);
  const question = questions.find(({ _id }) => _id === id);
  const input = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (!working && dialogProblem !== null) input.current?.focus();
  }, [working, dialogProblem]);

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submitReply();
      }}
    >
      {question && (
        <blockquote className="replied-to">
          <VisitorText text={question.text} />
        </blockquote>
      )}
      <Field id="reply-text" label="Your reply" problem={dialogProblem?.text}>
        {(control) => (
          <textarea
            {...control}
            ref={input}
            rows={4}
            required
            value={replies[id] ?? ''}
            onChange={(event) => typeReply(id, event.target.value)}
          />
        )}
      </Field>
      <div className="dialog-actions">
        <ActionButton type="submit" doing={working && 'Submitting...'}>
          Submit
        </ActionButton>
        <button type="button" className="button-quiet" onClick={cancel}>
          Cancel
        </button>
      </div>
    </form>
  );
}
