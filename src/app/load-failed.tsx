import type { PageResult } from '../content/page-store.ts';

const reasons: Readonly<Record<Extract<PageResult, { status: 'failed' }>['why'], string>> = {
  connection: 'The connection failed. Check it, then try again.',
  incomplete: 'A part of it is missing. The site may just have been updated, or the connection failed: try again.',
};

interface LoadFailedProps {
  readonly why: keyof typeof reasons;
  readonly onRetry: () => void;
}

export function LoadFailed({ why, onRetry }: LoadFailedProps) {
  return (
    <div className="page load-failed" role="alert">
      <h1>This page could not be loaded</h1>
      <p>{reasons[why]}</p>
      <button type="button" className="button" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
