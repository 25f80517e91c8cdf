import { type ReactNode, useEffect, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { FailureNote } from './failure-note.tsx';
import { focusMain } from './focus-main.ts';
import { type Studio, useStudio } from './studio.ts';

interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Closes the dialog at once: while it is open, nothing outside of it takes the focus. */
export function closeDialog({ store }: Pick<Studio, 'store'>): void {
  flushSync(() => store.getState().show(null));
}

/** A modal dialog. It begins at its first field. Escape closes it, and the focus returns to where it was. */
export function StudioDialog({ title, children }: DialogProps) {
  const studio = useStudio();
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const before = document.activeElement;
    element.current?.showModal();
    element.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    return () => {
      // A new file is in sight in the list by now, from which the button may be far.
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      else focusMain();
    };
  }, []);
  const close = () => closeDialog(studio);
  return (
    <dialog
      ref={element}
      aria-labelledby={id}
      onCancel={(event) => {
        // The next key may come before the event `close`, which comes alone only where the browser insists.
        event.preventDefault();
        close();
      }}
      onClose={close}
    >
      <div className="dialog-head">
        <h2 id={id}>{title}</h2>
        <button type="button" className="link" onClick={close}>
          Close
        </button>
      </div>
      <FailureNote />
      {children}
    </dialog>
  );
}
