import { type ComponentProps, type ReactNode, useId } from 'react';
import type { Problem } from '../../core/problem.ts';
import { InlineCode } from './inline-code.tsx';

interface FieldNotesProps {
  readonly id?: string | undefined;
  readonly help?: string | undefined;
  readonly problems?: readonly Problem[];
}

interface FieldProps extends FieldNotesProps {
  readonly label: string;
  /** The path of its key in front matter. */
  readonly path?: string;
  /** The type of the input, for the styles. */
  readonly type?: string;
  /** Renders the input. */
  readonly children: (input: { readonly id: string; readonly 'aria-describedby': string | undefined }) => ReactNode;
}

/** A field of a form: its label, its input and its notes. */
export function Field({ label, help = '', problems = [], path, type, children }: FieldProps) {
  const id = useId();
  const described = help === '' && problems.length === 0 ? undefined : `${id}-help`;
  return (
    <div className="field" data-path={path} data-type={type}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': described })}
      {described !== undefined && <FieldNotes id={described} help={help} problems={problems} />}
    </div>
  );
}

/** The help and the problems of a field. */
export function FieldNotes({ id, help = '', problems = [] }: FieldNotesProps) {
  return (
    <div id={id}>
      {help !== '' && (
        <p className="help">
          <InlineCode text={help} />
        </p>
      )}
      {problems.map(({ reason, hint, level, line, column }) => (
        <p key={`${line}:${column} ${reason}`} className="wrong" data-level={level}>
          <InlineCode text={`${reason} ${hint ?? ''}`} />
        </p>
      ))}
    </div>
  );
}

interface TextFieldProps extends Pick<FieldProps, 'label' | 'help'>, ComponentProps<'input'> {
  readonly onType: (words: string) => void;
}

/** A field for text. */
export function TextField({ label, help, onType, ...own }: TextFieldProps) {
  return (
    <Field label={label} help={help}>
      {(input) => (
        <input type="text" autoComplete="off" {...own} {...input} onChange={(event) => onType(event.target.value)} />
      )}
    </Field>
  );
}
