import type { Level, Problem } from '../../core/problem.ts';
import { plural } from '../../core/text.ts';
import { keyOfProblem, offsetInBody } from './problem-positions.ts';
import { useStudio, useStudioState } from './studio.ts';
import { TextWithCode } from './text-with-code.tsx';

/** What has to be done comes first. */
const levels: readonly Level[] = ['error', 'warning', 'info'];

export function ProblemList() {
  const { store, editor } = useStudio();
  const file = useStudioState((state) => state.file);
  if (file === null || file.problems.length === 0) return null;
  const ordered = levels.flatMap((level) => file.problems.filter((problem) => problem.level === level));
  const errors = file.problems.filter(({ level }) => level === 'error').length;

  function goTo(problem: Problem): void {
    if (file === null) return;
    const offset = offsetInBody(file, problem);
    if (offset === null) focusField(keyOfProblem(file, problem));
    else editor.current?.goTo(offset);
  }

  return (
    <details className="problems" open={errors > 0}>
      <summary>{writeCounts(file.problems)}</summary>
      <ul>
        {ordered.map((problem) => (
          <li key={`${problem.line}:${problem.column} ${problem.rule} ${problem.reason}`} data-level={problem.level}>
            <button type="button" className="link" onClick={() => goTo(problem)}>{`Line ${problem.line}`}</button>{' '}
            <TextWithCode text={problem.reason} />
            {problem.suggestion !== null && (
              <>
                {' '}
                <TextWithCode text={`Did you mean \`${problem.suggestion}\`?`} />
              </>
            )}
            {problem.mends.map((mend) => (
              <button key={mend.title} type="button" className="mend" onClick={() => void store.getState().mend(mend)}>
                <TextWithCode text={mend.title} />
              </button>
            ))}
            {problem.hint !== null && !problem.mends.some(({ title }) => `${title}.` === problem.hint) && (
              <>
                {' '}
                <TextWithCode text={problem.hint} />
              </>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** As in the list of files, where notes are not counted. */
function writeCounts(problems: readonly Problem[]): string {
  const count = (level: Level) => problems.filter((problem) => problem.level === level).length;
  const [errors, warnings, notes] = [count('error'), count('warning'), count('info')];
  return [
    ...(errors > 0 ? [`${plural(errors, 'mistake')} to mend`] : []),
    ...(warnings > 0 ? [`${warnings} to look at`] : []),
    ...(notes > 0 ? [plural(notes, 'note')] : []),
  ].join(', ');
}

/** Focuses the field of a key, or else the text of the front matter, or the button that shows it. */
function focusField(key: string | null): void {
  const form = document.querySelector<HTMLDetailsElement>('.front-matter');
  if (form !== null) form.open = true;
  const field = `[data-path="${key}"] :is(input, select, textarea, button)`;
  (form?.querySelector<HTMLElement>(field) ?? form?.querySelector<HTMLElement>('.raw, :scope > button'))?.focus();
}
