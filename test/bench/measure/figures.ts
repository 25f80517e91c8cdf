/** The middle of some figures; of an even number the mean of the middle two. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low = Number.NaN, high = Number.NaN] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]];
  return (low + high) / 2;
}

/** Milliseconds as people read them: `212 ms`, `7.41 s`, or `never`. */
export function showTime(milliseconds: number): string {
  if (milliseconds === Number.POSITIVE_INFINITY) return 'never';
  if (milliseconds >= 1000) return `${(milliseconds / 1000).toFixed(2)} s`;
  return `${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms`;
}

/** Bytes in KB of 1,000. */
export function showBytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
