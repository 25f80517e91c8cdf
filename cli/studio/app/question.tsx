import { type ComponentProps, type ReactNode, useId } from 'react';
import type { Problem } from '../../core/problem.ts';
import { Message } from './message.tsx';

interface NotesProps {
  readonly id?: string | undefined;
  readonly help?: string | undefined;
  readonly problems?: readonly Problem[];
}

interface QuestionProps extends NotesProps {
  readonly label: string;
  /** The path of its key in front matter. */
  readonly path?: string;
  /** The type of the input, for the styles. */
  readonly type?: string;
  /** Renders the input. */
  readonly children: (input: { readonly id: string; readonly 'aria-describedby': string | undefined }) => ReactNode;
}

/** A field of a form: its label, its input and its notes. */
export function Question({ label, help = '', problems = [], path, type, children }: QuestionProps) {
  const id = useId();
  const described = help === '' && problems.length === 0 ? undefined : `${id}-help`;
  return (
    <div className="field" data-path={path} data-type={type}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': described })}
      {described !== undefined && <Notes id={described} help={help} problems={problems} />}
    </div>
  );
}

/** The help and the problems of a field. */
export function Notes({ id, help = '', problems = [] }: NotesProps) {
  return (
    <div id={id}>
      {help !== '' && (
        <p className="help">
          <Message text={help} />
        </p>
      )}
      {problems.map(({ reason, hint, level, line, column }) => (
        <p key={`${line}:${column} ${reason}`} className="wrong" data-level={level}>
          <Message text={`${reason} ${hint ?? ''}`} />
        </p>
      ))}
    </div>
  );
}

interface TextQuestionProps extends Pick<QuestionProps, 'label' | 'help'>, ComponentProps<'input'> {
  readonly onType: (words: string) => void;
}

/** A field for text. */
export function TextQuestion({ label, help, onType, ...own }: TextQuestionProps) {
  return (
    <Question label={label} help={help}>
      {(input) => (
        <input type="text" autoComplete="off" {...own} {...input} onChange={(event) => onType(event.target.value)} />
      )}
    </Question>
  );
}
