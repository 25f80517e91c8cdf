import type { FileDiff } from '../contract.ts';
import { DiffView } from './diff-view.tsx';

interface FileDiffsProps {
  readonly files: readonly FileDiff[];
  /** Takes back what changed in a file, where that is possible. */
  readonly onTakeBack?: (path: string) => Promise<void>;
}

/** The diffs of several files. */
export function FileDiffs({ files, onTakeBack }: FileDiffsProps) {
  return (
    <>
      {files.map(({ from, to, lines }) => (
        <details key={`${from} ${to}`} className="file-diff">
          <summary>{describeFile(from, to)}</summary>
          <DiffView lines={lines} />
          {onTakeBack !== undefined && <TakeBack path={to ?? from ?? ''} onTakeBack={onTakeBack} />}
        </details>
      ))}
    </>
  );
}

interface TakeBackProps {
  readonly path: string;
  readonly onTakeBack: (path: string) => Promise<void>;
}

export function TakeBack({ path, onTakeBack }: TakeBackProps) {
  return (
    <button type="button" className="link" aria-label={`Take back ${path}…`} onClick={() => void onTakeBack(path)}>
      Take back…
    </button>
  );
}

function describeFile(from: string | null, to: string | null): string {
  if (from === null) return `New: ${to}`;
  if (to === null) return `Gone: ${from}`;
  return from === to ? `Changed: ${to}` : `${from} becomes ${to}`;
}
