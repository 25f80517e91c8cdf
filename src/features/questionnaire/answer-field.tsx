import type { InputHTMLAttributes, ReactNode, WheelEvent } from 'react';
import { useStore } from 'zustand';
import { Field } from '../../ui/field.tsx';
import { fieldId, fields, type TextField } from './fields.ts';
import type { QuestionnaireStore } from './questionnaire-store.ts';

interface AnswerFieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'autoComplete'> {
  readonly field: TextField;
  readonly label?: string;
  readonly store: QuestionnaireStore;
  readonly hint?: ReactNode;
  /** Lines of a text area; without them it is an input. */
  readonly rows?: number;
}

/** A text field of the questionnaire. */
export function AnswerField({ field, label = fields[field].label, store, hint, rows, ...input }: AnswerFieldProps) {
  const value = useStore(store, ({ answers }) => answers[field]);
  const problem = useStore(store, ({ problems }) => problems.find((one) => one.field === field)?.text);
  const text = {
    name: field,
    required: true,
    value,
    onChange: (event: { readonly target: { readonly value: string } }) =>
      store.getState().type(field, event.target.value),
  };
  return (
    <Field id={fieldId(field)} label={label} hint={hint} problem={problem}>
      {(control) =>
        rows === undefined ? (
          <input {...control} {...text} {...input} onWheel={input.type === 'number' ? keepNumber : undefined} />
        ) : (
          <textarea {...control} {...text} rows={rows} />
        )
      }
    </Field>
  );
}

/** Scrolling over a focused number field would change the number. */
function keepNumber(event: WheelEvent<HTMLInputElement>): void {
  event.currentTarget.blur();
}
