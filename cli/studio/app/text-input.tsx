import type { FormField, InputType, NameChoice } from '../form-field.ts';
import { FileButton } from './file-button.tsx';
import type { InputAttributes } from './labelled-field.tsx';
import { Options, Select } from './select.tsx';
import { useStudioState } from './studio.ts';

/** Up to this many names are a list to choose from; more are suggested while typing. */
const fewNames = 40;

interface TextInputProps extends InputAttributes {
  readonly field: FormField;
  readonly input: Extract<InputType, { type: 'text' }>;
  readonly value: string;
  readonly write: (value: unknown) => void;
}

export function TextInput(props: TextInputProps) {
  const { field, input, value, write } = props;
  const takesFile = (input.names === 'link' || input.names === 'picture') && /^(?:\/media\/.*)?$/.test(value);
  return (
    <>
      <TextOrNames {...props} />
      {takesFile && (
        <FileButton
          label={field.label.toLowerCase()}
          accept={input.names === 'picture' ? 'image/*' : undefined}
          onKept={write}
        />
      )}
    </>
  );
}

function TextOrNames({ field, input, write, ...own }: TextInputProps) {
  const { id, value } = own;
  const names = useStudioState((state) => (input.names === null ? undefined : state.file?.names[input.names]));
  const common = { ...own, 'aria-label': id.endsWith('-item') ? field.label : undefined };
  const placeholder = field.example === '' || value !== '' ? undefined : `for example ${field.example}`;
  const type = (typed: string) => write(input.isNumber ? readNumber(typed) : typed);
  if (names !== undefined && isClosed(input.names, names) && isAmong(names, value))
    return <Select {...common} choices={names} none="–" onChoose={type} />;
  if (input.isLong)
    return (
      <textarea
        {...common}
        placeholder={placeholder}
        rows={3}
        onChange={(event) => type(event.target.value.replace(/\n/g, ' '))}
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
        onChange={(event) => type(event.target.value)}
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
