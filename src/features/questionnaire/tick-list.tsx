import { useStore } from 'zustand';
import { FieldProblem } from '../../ui/field.tsx';
import { fieldId, fields, type ListField } from './fields.ts';
import type { QuestionnaireStore } from './questionnaire-store.ts';

interface TickListProps {
  readonly field: ListField;
  readonly label?: string;
  readonly titles: readonly string[];
  readonly store: QuestionnaireStore;
}

/** A list of boxes to tick. */
export function TickList({ field, label = fields[field].label, titles, store }: TickListProps) {
  const ticked = useStore(store, ({ answers }) => answers[field]);
  const problem = useStore(store, ({ problems }) => problems.find((one) => one.field === field)?.text);
  const { missing } = fields[field];
  const id = fieldId(field);
  return (
    <fieldset className="tick-list" data-wrong={Boolean(problem) || undefined} aria-describedby={`${id}-problem`}>
      <legend>
        {label}
        {missing === null && <span className="optional"> (optional)</span>}
      </legend>
      {titles.map((title, index) => (
        <label key={title}>
          <input
            type="checkbox"
            name={field}
            id={index === 0 ? id : undefined}
            checked={ticked.includes(title)}
            onChange={(event) => store.getState().tick(field, title, event.target.checked)}
          />
          <span>{title}</span>
        </label>
      ))}
      <FieldProblem id={id} problem={problem} isAnnounced={false} />
    </fieldset>
  );
}
