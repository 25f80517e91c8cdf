import { type ComponentProps, type ReactNode, useId } from 'react';
import { Words } from './words.tsx';

interface QuestionProps {
  readonly label: string;
  readonly help?: string | undefined;
  /** How it stands on its line, as the styles name it. */
  readonly type?: string;
  /** What it is answered with. */
  readonly children: (input: { readonly id: string; readonly 'aria-describedby': string | undefined }) => ReactNode;
}

/** A question of a form: its words, what it is answered with, and what helps to answer it. */
export function Question({ label, help = '', type, children }: QuestionProps) {
  const id = useId();
  const described = help === '' ? undefined : `${id}-help`;
  return (
    <div className="field" data-type={type}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': described })}
      {help !== '' && (
        <p id={described} className="help">
          <Words text={help} />
        </p>
      )}
    </div>
  );
}

interface TextQuestionProps extends Pick<QuestionProps, 'label' | 'help'>, ComponentProps<'input'> {
  readonly onType: (words: string) => void;
}

/** A question that is answered with words. */
export function TextQuestion({ label, help, onType, ...own }: TextQuestionProps) {
  return (
    <Question label={label} help={help}>
      {(input) => (
        <input type="text" autoComplete="off" {...own} {...input} onChange={(event) => onType(event.target.value)} />
      )}
    </Question>
  );
}
