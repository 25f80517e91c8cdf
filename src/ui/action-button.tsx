import { type ButtonHTMLAttributes, useLayoutEffect, useRef } from 'react';

interface ActionButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What the button is doing right now, shown in place of its label; it is disabled meanwhile. */
  readonly doing?: string | false;
}

/** A button that says what it is doing, and gets the focus back when it is done. */
export function ActionButton({ doing = false, disabled, className = 'button', children, ...rest }: ActionButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  const busy = doing !== false;

  useLayoutEffect(() => {
    if (busy) return;
    if (pressed.current && document.activeElement === document.body) ref.current?.focus();
    pressed.current = document.activeElement === ref.current;
  }, [busy]);

  return (
    <button
      type="button"
      {...rest}
      className={className}
      ref={ref}
      disabled={disabled || busy}
      onBlur={() => {
        if (!ref.current?.disabled) pressed.current = false;
      }}
      onFocus={() => {
        pressed.current = true;
      }}
    >
      {busy ? doing : children}
    </button>
  );
}
