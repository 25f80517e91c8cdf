/** How numbers are written in a picture. */
export interface Unit {
  readonly unit?: string | undefined;
  readonly signed: boolean;
}

/** Formats a number with a real minus sign, a plus for a change, and its unit. */
export function writeAmount(value: number, { unit = '', signed }: Unit): string {
  const size = Math.abs(value).toLocaleString('en-US', { maximumFractionDigits: 2 });
  const sign = value < 0 ? '−' : signed && value > 0 ? '+' : '';
  return `${sign}${size}${/^\w/.test(unit) ? ' ' : ''}${unit}`;
}
