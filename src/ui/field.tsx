import type { ReactNode } from 'react';

/** What ties a control to its label, hint and problem. */
interface ControlProps {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
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
  const described = [hint ? `${id}-hint` : '', wrong ? `${id}-problem` : ''].join(' ').trim();
  return (
    <div className="field" data-wrong={wrong || undefined}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children({ id, 'aria-invalid': wrong, 'aria-describedby': described || undefined })}
      <FieldProblem id={id} problem={problem} />
    </div>
  );
}

/** What is wrong with a field, announced when it appears. */
export function FieldProblem({ id, problem }: Pick<FieldProps, 'id' | 'problem'>) {
  return (
    <p className="field-problem" id={`${id}-problem`} role="alert">
      {problem}
    </p>
  );
}
