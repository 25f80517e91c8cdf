import type { FormField, InputType, NameChoice } from '../form-field.ts';
import { Choice, Options } from './choice.tsx';
import { useStudio, useStudioState } from './studio.ts';
import type { Path, Value } from './values.ts';

/** So many names are chosen from in a list; of more one is found by typing. */
const fewNames = 40;

/** What every input of a form is given. */
export interface FieldProps {
  readonly id: string;
  /** The element that holds its help. */
  readonly described: string;
  readonly field: FormField;
  readonly path: Path;
  readonly value: Value;
}

type TextInputProps = FieldProps & {
  readonly input: Extract<InputType, { type: 'text' }>;
  /** What an emptied field becomes. */
  readonly empty: Value;
};

export function TextInput({ id, described, field, input, path, value, empty }: TextInputProps) {
  const { setField } = useStudio().store.getState();
  const names = useStudioState((state) => (input.names === null ? undefined : state.file?.names[input.names]));
  const text = value === undefined || value === null ? '' : String(value);
  const common = {
    id,
    'aria-describedby': described,
    'aria-label': id.endsWith('-item') ? field.label : undefined,
    value: text,
  };
  const placeholder = field.example === '' || text !== '' ? undefined : `for example ${field.example}`;
  const write = (typed: string) => setField(path, typed === '' ? empty : input.isNumber ? readNumber(typed) : typed);
  if (names !== undefined && names.length <= fewNames && isAmong(names, text))
    return <Choice {...common} choices={names} none="–" onChoose={write} />;
  if (input.isLong)
    return (
      <textarea
        {...common}
        placeholder={placeholder}
        rows={3}
        onChange={(event) => write(event.target.value.replace(/\n/g, ' '))}
      />
    );
  const list = names === undefined ? undefined : `${id}-names`;
  return (
    <>
      <input
        {...common}
        placeholder={placeholder}
        type="text"
        inputMode={input.isNumber ? 'numeric' : undefined}
        list={list}
        autoComplete="off"
        onChange={(event) => write(event.target.value)}
      />
      {names !== undefined && (
        <datalist id={list}>
          <Options choices={names} />
        </datalist>
      )}
    </>
  );
}

/** A whole number as a number; anything else stays what was typed, and is told as a mistake. */
function readNumber(typed: string): number | string {
  return /^-?\d{1,15}$/.test(typed.trim()) ? Number(typed) : typed;
}

/** A name that is not there has to be seen, to be mended. */
function isAmong(names: readonly NameChoice[], text: string): boolean {
  return text === '' || names.some(({ value }) => value === text);
}
