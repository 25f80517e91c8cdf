import { type ReactNode, useState } from 'react';

/** What ties a control to its label, hint and problem. */
interface ControlProps {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

interface FieldProps {
  readonly id: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly problem?: string | null | undefined;
  readonly children: (control: ControlProps) => ReactNode;
}

/** A label, its hint, the control, and what is wrong with its value. */
export function Field({ id, label, hint, problem, children }: FieldProps) {
  const wrong = Boolean(problem);
  // What is wrong already when the focus comes is read with the field. Undefined while the focus is elsewhere.
  const [known, setKnown] = useState<string | null>();
  const isAnnounced = known === null || (known !== undefined && known !== problem);
  const described = [hint ? `${id}-hint` : '', wrong ? `${id}-problem` : ''].join(' ').trim();
  return (
    <div className="field" data-wrong={wrong || undefined}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-invalid': wrong,
        'aria-describedby': described || undefined,
        onFocus: () => setKnown(problem || null),
        onBlur: () => setKnown(undefined),
      })}
      <FieldProblem id={id} problem={problem} isAnnounced={isAnnounced} />
    </div>
  );
}

interface FieldProblemProps extends Pick<FieldProps, 'id' | 'problem'> {
  readonly isAnnounced?: boolean;
}

/**
 * What is wrong with a field. It is announced when it appears under the fingers; what a refused form finds is not, or
 * all its fields would speak at once.
 */
export function FieldProblem({ id, problem, isAnnounced = true }: FieldProblemProps) {
  return (
    <p className="field-problem" id={`${id}-problem`} role={isAnnounced ? 'alert' : undefined}>
      {problem}
    </p>
  );
}
