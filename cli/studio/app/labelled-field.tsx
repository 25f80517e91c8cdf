import { type ComponentProps, type ReactNode, useId } from 'react';
import type { Problem } from '../../core/problem.ts';
import { TextWithCode } from './text-with-code.tsx';

/** What ties an input to its label, its help and its problems. */
export interface InputAttributes {
  readonly id: string;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: boolean | undefined;
}

interface LabelledFieldProps {
  readonly label: string;
  readonly help?: string | undefined;
  readonly problems?: readonly Problem[];
  /** The path of its key in front matter. */
  readonly path?: string;
  /** The type of the input, for the styles. */
  readonly type?: string;
  /** Renders the input. */
  readonly children: (input: InputAttributes) => ReactNode;
}

/** A field of a form: its label, its input and its notes. */
export function LabelledField({ label, help = '', problems = [], path, type, children }: LabelledFieldProps) {
  const id = useId();
  const described = help === '' && problems.length === 0 ? undefined : `${id}-help`;
  return (
    <div className="field" data-path={path} data-type={type}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': described, 'aria-invalid': problems.some(isError) })}
      {described !== undefined && <FieldNotes id={described} help={help} problems={problems} />}
    </div>
  );
}

function isError({ level }: Problem): boolean {
  return level === 'error';
}

interface FieldNotesProps {
  readonly id: string;
  readonly help: string;
  readonly problems: readonly Problem[];
}

/** The help and the problems of a field. */
export function FieldNotes({ id, help, problems }: FieldNotesProps) {
  return (
    <div id={id}>
      {help !== '' && (
        <p className="help">
          <TextWithCode text={help} />
        </p>
      )}
      {problems.map(({ reason, hint, level, line, column }) => (
        <p key={`${line}:${column} ${reason}`} className="wrong" data-level={level}>
          <TextWithCode text={`${reason} ${hint ?? ''}`} />
        </p>
      ))}
    </div>
  );
}

interface LabelledInputProps extends Pick<LabelledFieldProps, 'label' | 'help'>, ComponentProps<'input'> {
  readonly onType: (words: string) => void;
}

/** A field for text. */
export function LabelledInput({ label, help, onType, ...own }: LabelledInputProps) {
  return (
    <LabelledField label={label} help={help}>
      {(input) => (
        <input type="text" autoComplete="off" {...own} {...input} onChange={(event) => onType(event.target.value)} />
      )}
    </LabelledField>
  );
}
