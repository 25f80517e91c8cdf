import type { NameChoice } from '../contract.ts';

interface ChoiceInputProps {
  readonly id: string;
  /** The id of its help. */
  readonly described: string;
  readonly choices: readonly NameChoice[];
  /** What stands in place of a value that is not chosen. */
  readonly none?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One of several values, or none yet. */
export function ChoiceInput({ id, described, choices, none = '–', value, onChange }: ChoiceInputProps) {
  return (
    <select id={id} aria-describedby={described} value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">{none}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}
