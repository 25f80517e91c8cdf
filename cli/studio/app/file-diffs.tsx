import type { ChangedFile, FileDiff } from '../contract.ts';
import { DiffView } from './diff-view.tsx';

interface FileDiffsProps {
  readonly files: readonly FileDiff[];
  /** Takes back what changed in a file, where that is possible. */
  readonly onTakeBack?: (file: ChangedFile) => Promise<void>;
}

/** The diffs of several files. */
export function FileDiffs({ files, onTakeBack }: FileDiffsProps) {
  return (
    <>
      {files.map(({ from, to, lines }) => (
        <details key={`${from} ${to}`} className="file-diff">
          <summary>{describeFile({ from, to })}</summary>
          {lines.length > 0 && <DiffView lines={lines} />}
          {onTakeBack !== undefined && (
            <button
              type="button"
              className="link"
              aria-label={`Take back ${nameFile({ from, to })}…`}
              onClick={() => void onTakeBack({ from, to })}
            >
              Take back…
            </button>
          )}
        </details>
      ))}
    </>
  );
}

function describeFile({ from, to }: ChangedFile): string {
  if (from === null) return `New: ${to}`;
  if (to === null) return `Gone: ${from}`;
  return from === to ? `Changed: ${to}` : `${from} becomes ${to}`;
}

export function nameFile({ from, to }: ChangedFile): string {
  return to ?? from ?? '';
}
