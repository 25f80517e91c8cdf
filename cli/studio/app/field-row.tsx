import { useId } from 'react';
import { useStore } from 'zustand';
import type { Problem } from '../../core/problem.ts';
import type { FormField, InputType } from '../contract.ts';
import { ChoiceInput } from './choice-input.tsx';
import { FieldNotes } from './field-notes.tsx';
import type { FieldProps } from './field-props.ts';
import type { StudioStore } from './store.ts';
import { TextInput } from './text-input.tsx';
import { type Path, type Value, valueAt } from './values.ts';

type FieldInputProps = FieldProps & { readonly input: InputType };

interface FieldRowProps {
  readonly field: FormField;
  readonly path: Path;
  readonly value: Value;
  readonly problems: readonly Problem[];
  readonly store: StudioStore;
}

/** A field with its name above it, its help below, and what is wrong with it. */
export function FieldRow({ field, path, value, problems, store }: FieldRowProps) {
  const id = useId();
  const { label, help, isRequired, input } = field;
  const name = `${label}${isRequired ? '' : ' (may be empty)'}`;
  const described = `${id}-help`;
  const body = (
    <FieldInput
      id={id}
      described={described}
      label={label}
      field={field}
      input={input}
      path={path}
      value={value}
      store={store}
    />
  );
  const notes = <FieldNotes id={described} help={help} problems={problems} />;
  const isMany = input.type === 'keys' || input.type === 'list' || input.type === 'either';
  if (isMany)
    return (
      <fieldset className="field" data-path={path.join('.')} aria-describedby={described}>
        <legend>{name}</legend>
        {notes}
        {body}
      </fieldset>
    );
  return (
    <div className="field" data-path={path.join('.')} data-type={input.type}>
      <label htmlFor={id}>{name}</label>
      {body}
      {notes}
    </div>
  );
}

interface FieldRowsProps extends Pick<FieldRowProps, 'path' | 'value' | 'store'> {
  readonly fields: readonly FormField[];
}

/** The fields of a group of keys. */
function FieldRows({ fields, path, value, store }: FieldRowsProps) {
  return fields.map((field) => (
    <FieldRow
      key={field.key}
      field={field}
      path={[...path, field.key]}
      value={valueAt(value, [field.key])}
      problems={[]}
      store={store}
    />
  ));
}

/** What a value is typed into, by what it may be. What is emptied and may be left out is taken out of the file. */
function FieldInput(props: FieldInputProps) {
  const { id, described, field, input, path, value, store } = props;
  const setField = useStore(store, (state) => state.setField);
  const empty = field.isRequired ? '' : undefined;
  switch (input.type) {
    case 'keys':
      return <FieldRows fields={input.fields} path={path} value={value} store={store} />;
    case 'list':
      return <ListInput {...props} item={input.item} />;
    case 'either':
      return <EitherInput {...props} plain={input.plain} fields={input.fields} />;
    case 'switch':
      return (
        <input
          id={id}
          type="checkbox"
          aria-describedby={described}
          checked={value === true}
          onChange={(event) => setField(path, event.target.checked ? true : field.isRequired ? false : undefined)}
        />
      );
    case 'choice':
      return (
        <ChoiceInput
          id={id}
          described={described}
          choices={input.choices}
          value={String(value ?? '')}
          onChange={(chosen) => setField(path, chosen === '' ? empty : chosen)}
        />
      );
    case 'date':
      return (
        <input
          id={id}
          type="date"
          aria-describedby={described}
          value={String(value ?? '')}
          onChange={(event) => setField(path, event.target.value === '' ? empty : event.target.value)}
        />
      );
    default:
      return <TextInput {...props} input={input} empty={empty} />;
  }
}

/** A list, an entry below the other, each with a way to take it out. */
function ListInput({ item, ...props }: FieldInputProps & { readonly item: InputType }) {
  const { id, field, label, path, value, store } = props;
  const setField = useStore(store, (state) => state.setField);
  const entries: readonly Value[] = Array.isArray(value) ? value : [];
  const entry = { ...field, isRequired: true };
  return (
    <div className="list">
      {entries.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an entry is known by its place; its words change while one types.
        <div className="entry" key={index}>
          <FieldInput
            {...props}
            id={`${id}-${index}-item`}
            label={`${label} ${index + 1}`}
            field={entry}
            input={item}
            path={[...path, index]}
            value={one}
          />
          <button
            type="button"
            className="take-out"
            aria-label={`Take out ${label.toLowerCase()} ${index + 1}`}
            title="Take out"
            onClick={() => setField([...path, index], undefined)}
          >
            ×
          </button>
        </div>
      ))}
      <button
        type="button"
        className="quiet"
        aria-label={`Add to ${label.toLowerCase()}`}
        onClick={() => setField([...path, entries.length], item.type === 'keys' ? emptyGroup(item.fields) : '')}
      >
        Add
      </button>
    </div>
  );
}

/** A new entry of a list of groups: what it needs, still empty. */
function emptyGroup(fields: Extract<InputType, { type: 'keys' }>['fields']): Value {
  return Object.fromEntries(fields.flatMap(({ key, isRequired }) => (isRequired ? [[key, '']] : [])));
}

type EitherInputProps = FieldInputProps & { readonly plain: InputType; readonly fields: readonly FormField[] };

/** A plain value, such as the name of a publication, which can be made a group of keys that says more of it. */
function EitherInput({ plain, fields, ...props }: EitherInputProps) {
  const { path, value, store } = props;
  const setField = useStore(store, (state) => state.setField);
  const [first, ...others] = fields;
  if (value !== null && typeof value === 'object')
    return (
      <div className="group">
        <FieldRows fields={fields} path={path} value={value} store={store} />
      </div>
    );
  const more = (others.length > 0 ? others : fields).map(({ label }) => label.toLowerCase()).join(' and ');
  const grown: Value = Object.fromEntries(fields.map(({ key }) => [key, key === first?.key ? (value ?? '') : '']));
  return (
    <>
      <FieldInput {...props} input={plain} />
      <button type="button" className="link" onClick={() => setField(path, grown)}>
        {others.length > 0 ? `Add a ${more}` : `It is an ${more}`}
      </button>
    </>
  );
}
