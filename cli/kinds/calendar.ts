/** The address of the calendar of a page or a list, without the base of the site. */
export function calendarOf(path: string): string {
  return `${path}.ics`;
}
