/** Logs to the browser's console what a visitor is not told. */
export function logFailure(what: string, why: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the specification logs these failures, and the console is where.
  console.error(what, why);
}
