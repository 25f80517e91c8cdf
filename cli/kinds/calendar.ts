/** Where the calendar of a page, or of all that a list names, lies below the base of the site. */
export function calendarOf(path: string): string {
  return `${path}.ics`;
}
