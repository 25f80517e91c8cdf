import type { DiffLine } from '../../report/diff.ts';

/** A diff, with removed lines struck out and added lines underlined. */
export function DiffView({ lines }: { lines: readonly DiffLine[] }) {
  return (
    <div className="diff">
      {lines.map(({ kind, line }, index) => {
        const text = line.trimEnd() === '' ? '\u00a0' : line.trimEnd();
        const key = `${index} ${line}`;
        if (kind === 'removed') return <del key={key}>{text}</del>;
        return kind === 'added' ? <ins key={key}>{text}</ins> : <p key={key}>{text}</p>;
      })}
    </div>
  );
}
