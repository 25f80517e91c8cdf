const stamp = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

/** A moment in the visitor's zone as the forum writes it, `Mar 11, 2:05 PM`; empty for what is no date. */
export function formatStamp(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : stamp.format(date);
}

/** A moment as the chat writes it: hour and minute in the visitor's zone and habit. */
export function formatClock(date: Date): string {
  return date.toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' });
}
