import { useId, useState } from 'react';
import { useStore } from 'zustand';
import type { FormField } from '../contract.ts';
import { ChoiceInput, Options } from './choice-input.tsx';
import { PlanView } from './plan-view.tsx';
import { StudioDialog } from './studio-dialog.tsx';
import type { StudioProps } from './studio-props.ts';
import { Words } from './words.tsx';

export function NewDialog({ store }: StudioProps) {
  const tree = useStore(store, (state) => state.tree);
  const kinds = tree?.kinds ?? [];
  const id = useId();
  const [chosen, setKind] = useState<string | null>(null);
  /** A page that stands between others is what is begun most. */
  const kind = chosen ?? kinds.find(({ fields }) => fields.some(({ key }) => key === 'place'))?.kind ?? '';
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const fields = kinds.find((one) => one.kind === kind)?.fields ?? [];
  const isReady = fields.every(({ key, isRequired }) => !isRequired || (answers[key] ?? '').trim() !== '');
  return (
    <StudioDialog title="Add new content" store={store}>
      <form onSubmit={(event) => event.preventDefault()}>
        <div className="field">
          <label htmlFor={id}>Kind</label>
          <select id={id} value={kind} onChange={(event) => setKind(event.target.value)}>
            <Options choices={kinds.map(({ kind, title }) => ({ value: kind, label: title }))} />
          </select>
        </div>
        {fields.map((field) => (
          <Answer
            key={`${kind} ${field.key}`}
            field={field}
            value={answers[field.key] ?? ''}
            onChange={(value) => setAnswers({ ...answers, [field.key]: value })}
          />
        ))}
        <PlanView store={store} edit={isReady ? { action: 'new', kind, answers } : null} label="Add it" />
        <p className="help">You see every change before it is written.</p>
      </form>
    </StudioDialog>
  );
}

interface AnswerProps {
  readonly field: FormField;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Answer({ field: { label, help, isRequired, input }, value, onChange }: AnswerProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{`${label}${isRequired ? '' : ' (may be empty)'}`}</label>
      {input.type === 'choice' ? (
        <ChoiceInput
          id={id}
          described={`${id}-help`}
          choices={input.choices}
          isRequired={isRequired}
          none="Choose…"
          value={value}
          onChange={onChange}
        />
      ) : (
        <input
          id={id}
          type="text"
          required={isRequired}
          aria-describedby={`${id}-help`}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      <p id={`${id}-help`} className="help">
        <Words text={help} />
      </p>
    </div>
  );
}
