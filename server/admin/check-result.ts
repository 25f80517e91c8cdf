/** The result of one of doctor's checks: all right, worth knowing, or to be repaired. */
export interface CheckResult {
  readonly state: 'ok' | 'note' | 'wrong';
  readonly sentence: string;
}

/** The message of whatever was thrown. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** A time span for people: `3 minutes`, `5 days`. */
export function describeSpan(milliseconds: number): string {
  const minutes = Math.max(1, Math.round(milliseconds / 60_000));
  const [count, unit] =
    minutes < 120
      ? [minutes, 'minute']
      : minutes < 2880
        ? [Math.round(minutes / 60), 'hour']
        : [Math.round(minutes / 1440), 'day'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
