import { useState } from 'react';
import type { FormField } from '../form-field.ts';
import { LabelledField, LabelledInput } from './labelled-field.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { Select } from './select.tsx';
import type { OpenDialog } from './state.ts';
import { useStudioState } from './studio.ts';

export function NewDialog({ cited, entries }: OpenDialog) {
  const kinds = useStudioState(({ tree }) => tree?.kinds) ?? [];
  const [chosen, setKind] = useState(cited ?? null);
  /** The default is the kind that is created most, a page with a position among others. */
  const usual = kinds.find(({ fields, importedAs }) =>
    entries === undefined ? fields.some(({ key }) => key === 'position') : importedAs === 'references',
  );
  const kind = chosen ?? usual?.kind ?? '';
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const { fields = [], missing = null, importedAs = null } = kinds.find((one) => one.kind === kind) ?? {};
  const owner = kinds.find((one) => one.kind === missing?.owner);
  const [source, setSource] = useState(entries ?? '');
  const isImport = importedAs !== null && source.trim() !== '';
  const isReady = fields.every(({ key, isRequired }) => !isRequired || (answers[key] ?? '').trim() !== '');
  return (
    <PlanDialog
      title="Add new content"
      isIdle={missing !== null}
      edit={isImport ? { action: 'import', as: importedAs, source } : isReady ? { action: 'new', kind, answers } : null}
      label="Add it"
      note="You see every change before it is written."
    >
      <LabelledField label="Kind">
        {(input) => (
          <Select
            {...input}
            choices={kinds.map(({ kind, title }) => ({ value: kind, label: title }))}
            value={kind}
            onChoose={setKind}
          />
        )}
      </LabelledField>
      {missing !== null && owner !== undefined && (
        <div role="status">
          <p>{`${missing.reason} Make one first.`}</p>
          <p className="choices">
            <button type="button" onClick={() => setKind(owner.kind)}>
              {`Make ${owner.title.toLowerCase()}`}
            </button>
          </p>
        </div>
      )}
      {missing === null && importedAs !== null && (
        <LabelledField
          label="DOI, BibTeX or RIS (may be empty)"
          help="For a DOI, doi.org is asked for the title, the authors and the rest. Google Scholar, Zotero and others give entries of BibTeX or RIS: paste one, or several, and nothing else has to be filled in."
        >
          {(input) => (
            <textarea {...input} rows={2} value={source} onChange={(event) => setSource(event.target.value)} />
          )}
        </LabelledField>
      )}
      {missing === null &&
        !isImport &&
        fields.map((field) => (
          <Answer
            key={`${kind} ${field.key}`}
            field={field}
            value={answers[field.key] ?? ''}
            onChange={(value) => setAnswers({ ...answers, [field.key]: value })}
          />
        ))}
    </PlanDialog>
  );
}

interface AnswerProps {
  readonly field: FormField;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Answer({ field: { label, help, isRequired, input }, value, onChange }: AnswerProps) {
  const asked = { label: `${label}${isRequired ? '' : ' (may be empty)'}`, help };
  const answer = { required: isRequired, value };
  if (input.type !== 'choice')
    return <LabelledInput {...asked} {...answer} type={input.type === 'date' ? 'date' : 'text'} onType={onChange} />;
  return (
    <LabelledField {...asked}>
      {(own) => <Select {...own} {...answer} choices={input.choices} none="Choose…" onChoose={onChange} />}
    </LabelledField>
  );
}
