import type { FormField, InputType, NameChoice } from '../form-field.ts';
import { FileButton } from './file-button.tsx';
import { Options, Select } from './select.tsx';
import { useStudio, useStudioState } from './studio.ts';
import type { Path, Value } from './values.ts';

/** Up to this many names are a list to choose from; more are suggested while typing. */
const fewNames = 40;

/** The props of every input of the form. */
export interface FieldProps {
  readonly id: string;
  /** The id of the element with its help. */
  readonly described: string | undefined;
  readonly field: FormField;
  readonly path: Path;
  readonly value: Value;
}

type TextInputProps = FieldProps & {
  readonly input: Extract<InputType, { type: 'text' }>;
  /** The value of the key when the field is emptied. */
  readonly empty: Value;
};

export function TextInput(props: TextInputProps) {
  const { field, input, path, value } = props;
  const { setField } = useStudio().store.getState();
  const takesFile =
    (input.names === 'link' || input.names === 'picture') && /^(?:\/media\/.*)?$/.test(String(value ?? ''));
  return (
    <>
      <TextOrNames {...props} />
      {takesFile && (
        <FileButton
          label={field.label.toLowerCase()}
          accept={input.names === 'picture' ? 'image/*' : undefined}
          onKept={(address) => setField(path, address)}
        />
      )}
    </>
  );
}

function TextOrNames({ id, described, field, input, path, value, empty }: TextInputProps) {
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
  if (names !== undefined && isClosed(input.names, names) && isAmong(names, text))
    return <Select {...common} choices={names} none="–" onChoose={write} />;
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

/** A whole number as a number; anything else stays text, which is then reported as a problem. */
function readNumber(typed: string): number | string {
  return /^-?\d{1,15}$/.test(typed.trim()) ? Number(typed) : typed;
}

/** Whether only the names may be chosen. A link may lead out of the site, so its names are suggestions. */
function isClosed(list: string | null, names: readonly NameChoice[]): boolean {
  return list !== 'link' && names.length > 0 && names.length <= fewNames;
}

/** Whether a value is among the names. One that is not has to stay visible, to be corrected. */
function isAmong(names: readonly NameChoice[], text: string): boolean {
  return text === '' || names.some(({ value }) => value === text);
}
