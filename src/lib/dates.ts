const months = 'January February March April May June July August September October November December'.split(' ');

/** An ISO day as a reader writes it, `11 March 2025`: the same on every machine, whatever its zone and language. */
export function formatDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${months[(month ?? 1) - 1]} ${year}`;
}

/** The day that a clock shows where it stands, as ISO writes it. */
export function todayOf(now: Date): string {
  const [month, date] = [now.getMonth() + 1, now.getDate()].map((number) => String(number).padStart(2, '0'));
  return `${now.getFullYear()}-${month}-${date}`;
}
