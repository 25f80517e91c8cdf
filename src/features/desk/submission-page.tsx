import type { ReactNode } from 'react';
import type { SubmissionLine } from '../../../server/contract/desk.ts';
import { formatStamp } from '../../lib/times.ts';
import { VisitorText } from '../../ui/visitor-text.tsx';
import { Awaited, usePart, ViewHeading } from './desk-list.tsx';
import type { DeskStore } from './desk-state.ts';
import { DownloadButton } from './download-button.tsx';

const kilobyte = 1024;

function sizeOf(bytes: number): string {
  return bytes < kilobyte * kilobyte
    ? `${Math.max(1, Math.round(bytes / kilobyte))} KB`
    : `${(bytes / kilobyte / kilobyte).toFixed(1)} MB`;
}

/** One submission with all its answers. */
export function SubmissionPage({ id, store }: { id: string; store: DeskStore }) {
  const submissions = usePart(store, 'submissions');
  if (submissions === undefined) return <Awaited part="submissions" store={store} />;
  const submission = submissions.find((line) => line.id === id);
  return (
    <>
      <ViewHeading>
        {submission === undefined ? 'One submission' : <bdi>{submission.answers.proposalTitle}</bdi>}
      </ViewHeading>
      <p className="desk-back">
        <a href="#submissions">All submissions</a>
      </p>
      {submission === undefined ? (
        <p className="quiet desk-none">This submission no longer exists.</p>
      ) : (
        <Answers submission={submission} store={store} />
      )}
    </>
  );
}

function Answers({ submission, store }: { submission: SubmissionLine; store: DeskStore }) {
  const { id, createdAt, spam, done, answers, file } = submission;
  const path = `/api/desk/submissions/${encodeURIComponent(id)}`;
  const { change } = store.getState();
  const fields: readonly (readonly [string, ReactNode])[] = [
    ['Sent', formatStamp(createdAt)],
    ['Name', <bdi key="name">{answers.name}</bdi>],
    [
      'Email',
      <a key="mail" href={`mailto:${encodeURIComponent(answers.email).replace('%40', '@')}`}>
        {answers.email}
      </a>,
    ],
    ['Location', <bdi key="location">{answers.location}</bdi>],
    ['Age', answers.age],
    ['Education', <bdi key="education">{answers.education}</bdi>],
    ['Work', <bdi key="work">{answers.workStatus}</bdi>],
    ['Interest', <VisitorText key="interest" text={answers.interestInCognitiveEconomics} />],
    ['Chapters', <Items key="chapters" items={answers.selectedChapters} />],
    ['Books', <Items key="books" items={answers.selectedBooks} />],
    ['Participation', <Items key="participation" items={answers.participationPreferences} />],
    ['Proposal', <VisitorText key="summary" text={answers.proposalSummary} />],
  ];
  return (
    <>
      <dl className="desk-answers">
        {fields.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {file !== null && (
          <div>
            <dt>File</dt>
            <dd>
              <p className="desk-file">
                <bdi>{file.name}</bdi> ({sizeOf(file.size)})
              </p>
              <DownloadButton path={`${path}/file`} name={file.name} store={store}>
                Save the file
              </DownloadButton>
              <p className="field-hint">
                It comes from a stranger. Open it only in a program that you trust with such files.
              </p>
            </dd>
          </div>
        )}
      </dl>
      <div className="desk-actions">
        <button
          type="button"
          className="button"
          onClick={() =>
            void change(
              { method: 'POST', path: `${path}/done`, body: { done: !done } },
              done ? 'The submission is open again.' : 'The submission is done.',
              'submissions',
            )
          }
        >
          {done ? 'Let it wait again' : 'Mark as done'}
        </button>
        {spam && (
          <button
            type="button"
            className="button-quiet"
            onClick={() =>
              void change({ method: 'POST', path: `${path}/restore` }, 'The submission counts again.', 'submissions')
            }
          >
            It is not spam
          </button>
        )}
      </div>
    </>
  );
}

function Items({ items }: { items: readonly string[] }) {
  if (items.length === 0) return <>None</>;
  return (
    <ul>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a visitor may send one title twice, and the list never changes.
        <li key={index}>
          <bdi>{item}</bdi>
        </li>
      ))}
    </ul>
  );
}
