import type { NameChoice } from '../contract.ts';

interface ChoiceInputProps {
  readonly id: string;
  /** The id of its help. */
  readonly described: string;
  readonly choices: readonly NameChoice[];
  /** What stands in place of a value that is not chosen. */
  readonly none?: string;
  /** Whether the form is not sent without it. */
  readonly isRequired?: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One of several values, or none yet. */
export function ChoiceInput({
  id,
  described,
  choices,
  none = '–',
  isRequired = false,
  value,
  onChange,
}: ChoiceInputProps) {
  return (
    <select
      id={id}
      required={isRequired}
      aria-describedby={described}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{none}</option>
      <Options choices={choices} />
    </select>
  );
}

/** What can be chosen in a list. */
export function Options({ choices }: Pick<ChoiceInputProps, 'choices'>) {
  return choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
