const shown = 10;

/** The slowest parts of a run, one a line, for the end of its report; times are in milliseconds. */
export function listSlowest(times: Readonly<Record<string, number>>): string {
  const sorted = Object.entries(times).sort(([, one], [, other]) => other - one);
  return sorted
    .slice(0, shown)
    .map(([name, time]) => `${(time / 1000).toFixed(1).padStart(7)} s  ${name}`)
    .join('\n');
}
