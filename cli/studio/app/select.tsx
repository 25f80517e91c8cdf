import type { ComponentProps } from 'react';
import type { NameChoice } from '../form-field.ts';

interface SelectProps extends Omit<ComponentProps<'select'>, 'onChange'> {
  readonly choices: readonly NameChoice[];
  /** The label of no choice; without it, there is always a choice. */
  readonly none?: string;
  readonly onChoose: (value: string) => void;
}

/** A select element. */
export function Select({ choices, none, onChoose, ...select }: SelectProps) {
  return (
    <select {...select} onChange={(event) => onChoose(event.target.value)}>
      {none !== undefined && <option value="">{none}</option>}
      <Options choices={choices} />
    </select>
  );
}

/** The options of a select element or a datalist. */
export function Options({ choices }: Pick<SelectProps, 'choices'>) {
  return choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
