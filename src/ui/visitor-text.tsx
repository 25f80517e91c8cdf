import { memo, useId, useRef } from 'react';
import { useFold } from './use-fold.ts';

/** What a visitor wrote, as typed: no markup, no links. On the screen more than twelve lines are folded. */
export const VisitorText = memo(function VisitorText({ text }: { text: string }) {
  const id = useId();
  const ref = useRef<HTMLParagraphElement>(null);
  const { long, open, setOpen } = useFold(ref);

  return (
    <>
      {/* The browser scrolls a folded text when it finds a word in its hidden lines: they are shown then. */}
      <p className="visitor-text" id={id} ref={ref} data-folded={!open || undefined} onScroll={() => setOpen(true)}>
        {text}
      </p>
      {long && (
        <button
          type="button"
          className="button-plain visitor-text-fold"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Show less' : 'Show all'}
        </button>
      )}
    </>
  );
});
