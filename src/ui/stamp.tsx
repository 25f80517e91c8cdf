import { formatStamp } from '../lib/times.ts';
import { useHydrated } from './use-hydrated.ts';

interface StampProps {
  readonly iso: string;
  /** Shown in place of what is no date. */
  readonly otherwise?: string;
}

/** A moment in the visitor's zone; a document that was rendered elsewhere has it in UTC until scripts take it over. */
export function Stamp({ iso, otherwise = '' }: StampProps) {
  const text = formatStamp(iso, useHydrated() ? 'local' : 'UTC');
  return <time dateTime={iso}>{text || otherwise}</time>;
}
