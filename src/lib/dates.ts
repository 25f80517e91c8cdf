const months = 'January February March April May June July August September October November December'.split(' ');

/** An ISO day in words, `11 March 2025`: the same in every zone and language. */
export function formatDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${months[(month ?? 1) - 1]} ${year}`;
}

/** The local day of a moment, in ISO form. */
export function todayOf(now: Date): string {
  const [month, date] = [now.getMonth() + 1, now.getDate()].map((number) => String(number).padStart(2, '0'));
  return `${now.getFullYear()}-${month}-${date}`;
}
