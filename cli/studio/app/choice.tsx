import type { ComponentProps } from 'react';
import type { NameChoice } from '../form-field.ts';

interface ChoiceProps extends Omit<ComponentProps<'select'>, 'onChange'> {
  readonly choices: readonly NameChoice[];
  /** What stands in place of a value that is not chosen; without it one always is. */
  readonly none?: string;
  readonly onChoose: (value: string) => void;
}

/** One of several values. */
export function Choice({ choices, none, onChoose, ...select }: ChoiceProps) {
  return (
    <select {...select} onChange={(event) => onChoose(event.target.value)}>
      {none !== undefined && <option value="">{none}</option>}
      <Options choices={choices} />
    </select>
  );
}

/** What can be chosen in a list. */
export function Options({ choices }: Pick<ChoiceProps, 'choices'>) {
  return choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
