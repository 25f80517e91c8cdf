/** The rows of the form, each with the input for what its key holds. */

import { useId } from 'react';
import { flushSync } from 'react-dom';
import type { Problem } from '../../core/problem.ts';
import { valueAt } from '../../core/value-at.ts';
import type { Path } from '../../edit/front-matter.ts';
import type { FormField, InputType } from '../form-field.ts';
import { FieldNotes, type InputAttributes, LabelledField } from './labelled-field.tsx';
import { Select } from './select.tsx';
import { useStudio } from './studio.ts';
import { TextInput } from './text-input.tsx';

/** The props of every input of the form. */
interface FieldProps extends InputAttributes {
  readonly field: FormField;
  readonly path: Path;
  readonly value: unknown;
}

interface FieldRowProps extends Pick<FieldProps, 'field' | 'path' | 'value'> {
  readonly problems?: readonly Problem[];
}

/** A field with its label, help and problems. */
export function FieldRow({ field, path, value, problems = [] }: FieldRowProps) {
  const id = useId();
  const { label, help, isRequired, input } = field;
  const name = `${label}${isRequired || input.type === 'switch' ? '' : ' (may be empty)'}`;
  if (input.type !== 'keys' && input.type !== 'list' && input.type !== 'either')
    return (
      <LabelledField label={name} type={input.type} path={path.join('.')} help={help} problems={problems}>
        {(own) => <FieldInput {...own} field={field} path={path} value={value} />}
      </LabelledField>
    );
  const described = `${id}-help`;
  return (
    <fieldset className="field" data-path={path.join('.')} aria-describedby={described}>
      <legend>{name}</legend>
      <FieldNotes id={described} help={help} problems={problems} />
      <FieldInput id={id} aria-describedby={described} field={field} path={path} value={value} />
    </fieldset>
  );
}

interface FieldRowsProps extends Pick<FieldProps, 'path' | 'value'> {
  readonly fields: readonly FormField[];
}

/** The fields of a group of keys. */
function FieldRows({ fields, path, value }: FieldRowsProps) {
  return fields.map((field) => (
    <FieldRow key={field.key} field={field} path={[...path, field.key]} value={valueAt(value, [field.key])} />
  ));
}

/** The input for a value. Emptying a field that is not required removes its key. */
function FieldInput(props: FieldProps) {
  const { field, path, value, ...own } = props;
  const { input, isRequired } = field;
  const { setField } = useStudio().store.getState();
  const write = (typed: unknown) => setField(path, typed === '' && !isRequired ? undefined : typed);
  const common = { ...own, value: String(value ?? '') };
  switch (input.type) {
    case 'keys':
      return <FieldRows fields={input.fields} path={path} value={value} />;
    case 'list':
      return <ListInput {...props} item={input.item} />;
    case 'either':
      return <EitherInput {...props} plain={input.plain} fields={input.fields} />;
    case 'switch':
      return (
        <input
          id={own.id}
          type="checkbox"
          aria-describedby={own['aria-describedby']}
          checked={value === true}
          onChange={({ target: { checked } }) => setField(path, checked || (isRequired ? false : undefined))}
        />
      );
    case 'choice':
      return <Select {...common} choices={input.choices} none="–" onChoose={write} />;
    case 'date':
      return <input {...common} type="date" onChange={(event) => write(event.target.value)} />;
    case 'text':
      return <TextInput {...common} field={field} input={input} write={write} />;
  }
}

/** A list with buttons to add and remove entries. */
function ListInput({ item, ...props }: FieldProps & { readonly item: InputType }) {
  const { id, field, path, value } = props;
  const { setField } = useStudio().store.getState();
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const label = field.label.toLowerCase();

  /** Writes a value; then the focus goes to a part of the list, which stands elsewhere in the form if it is new or empty. */
  function writeAndFocus(index: number, written: unknown, part: string) {
    flushSync(() => setField([...path, index], written));
    document.querySelector<HTMLElement>(`[data-path="${path.join('.')}"] > .list > ${part}`)?.focus();
  }

  function add() {
    const value = item.type === 'keys' ? emptyGroup(item.fields) : '';
    writeAndFocus(entries.length, value, '.entry:last-of-type :is(input, select, textarea)');
  }

  return (
    <div className="list">
      {entries.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an entry is known by its place; its words change while one types.
        <div className="entry" key={index}>
          <FieldInput
            {...props}
            id={`${id}-${index}-item`}
            field={{ ...field, label: `${field.label} ${index + 1}`, isRequired: true, input: item }}
            path={[...path, index]}
            value={one}
          />
          <button
            type="button"
            className="take-out"
            aria-label={`Take out ${label} ${index + 1}`}
            title="Take out"
            onClick={() => writeAndFocus(index, undefined, '.quiet')}
          >
            ×
          </button>
        </div>
      ))}
      <button type="button" className="quiet" aria-label={`Add to ${label}`} onClick={add}>
        Add
      </button>
    </div>
  );
}

/** A new group of keys, with the required ones empty. */
function emptyGroup(fields: readonly FormField[]): unknown {
  return Object.fromEntries(fields.flatMap(({ key, isRequired }) => (isRequired ? [[key, '']] : [])));
}

type EitherInputProps = FieldProps & { readonly plain: InputType; readonly fields: readonly FormField[] };

/** A plain value, such as the id of a publication, which can become a group of keys with more details. */
function EitherInput({ plain, fields, ...props }: EitherInputProps) {
  const { field, path, value } = props;
  const { setField } = useStudio().store.getState();
  const [first, ...others] = fields;
  if (value !== null && typeof value === 'object')
    return (
      <div className="group">
        <FieldRows fields={fields} path={path} value={value} />
      </div>
    );
  const more = (others.length > 0 ? others : fields).map(({ label }) => label.toLowerCase()).join(' and ');
  const grown = Object.fromEntries(fields.map(({ key }) => [key, key === first?.key ? (value ?? '') : '']));
  return (
    <>
      <FieldInput {...props} field={{ ...field, input: plain }} />
      <button type="button" className="link" onClick={() => setField(path, grown)}>
        {others.length > 0 ? `Add a ${more}` : `It is an ${more}`}
      </button>
    </>
  );
}
