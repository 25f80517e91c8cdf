import { useState } from 'react';
import type { SubmissionLine } from '../../../server/contract/desk.ts';
import { lastingSlot } from '../../lib/storage.ts';
import { ChoiceButtons } from '../../ui/choice-buttons.tsx';
import {
  type ColumnName,
  columnNames,
  columns,
  filterSubmissions,
  readColumns,
  type SubmissionFilter,
  submissionFilters,
} from './columns.ts';
import { Awaited, LongList, SearchField, useNarrowing, usePart, ViewHeading } from './desk-list.tsx';
import type { DeskStore } from './desk-state.ts';
import { DownloadButton } from './download-button.tsx';

const step = 50;
const slot = lastingSlot('desk-columns');

/** The questionnaire as a table. */
export function SubmissionsView({ store }: { store: DeskStore }) {
  const submissions = usePart(store, 'submissions');
  const { filter, words, choose, search } = useNarrowing<SubmissionFilter>(store, 'submissions');
  const [shown, setShown] = useState(() => readColumns(slot));

  function chooseColumn(name: ColumnName, isShown: boolean) {
    const chosen = columnNames.filter((one) => (one === name ? isShown : shown.includes(one)));
    slot.write(JSON.stringify({ columns: chosen }));
    setShown(chosen);
  }

  if (submissions === undefined) return <Awaited part="submissions" store={store} />;
  const lines = filterSubmissions(submissions, filter, words);
  return (
    <>
      <ViewHeading>Submissions</ViewHeading>
      <div className="desk-tools">
        <ChoiceButtons label="Which submissions to show" names={submissionFilters} chosen={filter} onChoose={choose} />
        <SearchField label="Search the submissions" words={words} onType={search} />
        <ColumnChoice shown={shown} onChoose={chooseColumn} />
      </div>
      <LongList key={filter} entries={lines} step={step} none="None.">
        {(some) => <SubmissionTable lines={some} shown={shown} isMixed={filter === 'all'} />}
      </LongList>
      <div className="desk-actions desk-exports">
        <DownloadButton path="/api/desk/submissions/export.csv" name="submissions.csv" store={store}>
          All as CSV
        </DownloadButton>
        <DownloadButton path="/api/desk/submissions/export.json" name="submissions.json" store={store}>
          All as JSON
        </DownloadButton>
      </div>
    </>
  );
}

interface ColumnChoiceProps {
  readonly shown: readonly ColumnName[];
  readonly onChoose: (name: ColumnName, isShown: boolean) => void;
}

function ColumnChoice({ shown, onChoose }: ColumnChoiceProps) {
  return (
    <details className="desk-columns">
      <summary>Columns</summary>
      <fieldset>
        <legend className="visually-hidden">Columns of the table</legend>
        {columnNames.map((name) => (
          <label key={name}>
            <input
              type="checkbox"
              checked={shown.includes(name)}
              onChange={({ target }) => onChoose(name, target.checked)}
            />
            {columns[name].title}
          </label>
        ))}
      </fieldset>
    </details>
  );
}

interface SubmissionTableProps {
  readonly lines: readonly SubmissionLine[];
  readonly shown: readonly ColumnName[];
  /** Whether it has lines of every state. */
  readonly isMixed: boolean;
}

function SubmissionTable({ lines, shown, isMixed }: SubmissionTableProps) {
  const chosen: readonly ColumnName[] = shown.length > 0 ? shown : ['proposal'];
  const names = isMixed && !chosen.includes('state') ? [...chosen, 'state' as const] : chosen;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by the keyboard.
    <section className="table-scroll" aria-label="Submissions" tabIndex={0}>
      <table className="desk-table">
        <thead>
          <tr>
            {names.map((name) => (
              <th key={name} scope="col">
                {columns[name].title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id} data-quiet={line.done || line.spam || undefined}>
              {names.map((name, index) => (
                <td key={name} data-name={name} data-title={columns[name].title}>
                  {index === 0 ? (
                    <a href={`#submissions/${line.id}`}>{columns[name].text(line) || 'Without a title'}</a>
                  ) : (
                    <bdi>{columns[name].text(line)}</bdi>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
