import type { Problem } from '../../core/problem.ts';
import { Words } from './words.tsx';

interface FieldNotesProps {
  readonly id: string;
  readonly help: string;
  readonly problems: readonly Problem[];
}

/** What a field is for, and what is wrong with what stands in it. */
export function FieldNotes({ id, help, problems }: FieldNotesProps) {
  return (
    <div id={id}>
      {help !== '' && (
        <p className="help">
          <Words text={help} />
        </p>
      )}
      {problems.map(({ reason, hint, level, line, column }) => (
        <p key={`${line}:${column} ${reason}`} className="wrong" data-level={level}>
          <Words text={`${reason} ${hint ?? ''}`} />
        </p>
      ))}
    </div>
  );
}
