const width = 24;

/** Shows a progress bar on a terminal, and nothing elsewhere; the last step clears it. */
export function showProgress(done: number, total: number, noun: string): void {
  if (!process.stderr.isTTY) return;
  const filled = Math.round((width * done) / total);
  const bar = `[${'#'.repeat(filled)}${' '.repeat(width - filled)}] ${done} of ${total} ${noun}`;
  process.stderr.write(done < total ? `\r${bar}` : '\r\u001b[K');
}
