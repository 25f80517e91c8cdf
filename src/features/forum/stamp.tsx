import { formatStamp } from '../../lib/times.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';

interface StampProps {
  readonly iso: string;
  /** Shown in place of an invalid date. */
  readonly otherwise?: string;
}

/** A moment in the visitor's zone; until the page is hydrated, in UTC. */
export function Stamp({ iso, otherwise = '' }: StampProps) {
  const text = formatStamp(iso, useHydrated() ? 'local' : 'UTC');
  return <time dateTime={iso}>{text || otherwise}</time>;
}
