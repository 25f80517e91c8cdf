const months = 'January February March April May June July August September October November December'.split(' ');

/** An ISO day in words, `11 March 2025`: the same in every zone and language. */
export function formatDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${months[(month ?? 1) - 1]} ${year}`;
}

/** When something was published: the first of January stands for a year of which no more is known. */
export function formatPublished(day: string): string {
  return day.endsWith('-01-01') ? day.slice(0, -6) : formatDay(day);
}

/** The local day of a moment, in ISO form. */
export function todayOf(now: Date): string {
  const [month, date] = [now.getMonth() + 1, now.getDate()].map((number) => String(number).padStart(2, '0'));
  return `${now.getFullYear()}-${month}-${date}`;
}
