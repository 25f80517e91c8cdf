const width = 24;

/** Shows on a terminal how much of a long work is done, and nothing elsewhere; what is done last clears the line. */
export function showProgress(done: number, total: number, noun: string): void {
  if (!process.stderr.isTTY) return;
  const filled = Math.round((width * done) / total);
  const bar = `[${'#'.repeat(filled)}${' '.repeat(width - filled)}] ${done} of ${total} ${noun}`;
  process.stderr.write(done < total ? `\r${bar}` : '\r\u001b[K');
}
