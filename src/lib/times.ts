const parts = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', hour12: true } as const;
const stamp = new Intl.DateTimeFormat('en-US', parts);
const stampInUtc = new Intl.DateTimeFormat('en-US', { ...parts, timeZone: 'UTC', timeZoneName: 'short' });

/**
 * A moment as the forum writes it, `Mar 11, 2:05 PM`, in the visitor's zone, or in UTC with the name of the zone; empty
 * for an invalid date.
 */
export function formatStamp(iso: string, zone: 'local' | 'UTC' = 'local'): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  return (zone === 'UTC' ? stampInUtc : stamp).format(date);
}

/** A moment as the chat writes it: hour and minute in the visitor's zone and language. */
export function formatClock(date: Date): string {
  return date.toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' });
}
