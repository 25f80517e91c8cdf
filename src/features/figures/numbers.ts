/** A share of one as whole per cent, `73%`. */
export function percent(share: number): string {
  return `${Math.round(share * 100)}%`.replace('-', '−');
}

/** A share of one to a tenth of a per cent, where there is one: `12.5%`. */
export function percentExact(share: number): string {
  return `${Math.round(share * 1000) / 10}%`.replace('-', '−');
}

/** A number with its sign, in print: `+1`, `0`, `−2.5`. */
export function signed(value: number): string {
  const size = String(Math.round(Math.abs(value) * 10) / 10);
  return size === '0' ? '0' : `${value < 0 ? '−' : '+'}${size}`;
}

/** A change as whole per cent with its sign, `−20%`. */
export function signedPercent(share: number): string {
  return `${signed(Math.round(share * 100))}%`;
}

/** A value for a table, rounded to three decimals. */
export function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** The cells of a column with equally many decimals, so that the decimal points are aligned. */
export function printColumn(cells: readonly (string | number)[]): string[] {
  const digits = Math.max(...cells.map((cell) => (typeof cell === 'number' && `${cell}`.split('.')[1]?.length) || 0));
  return cells.map((cell) => (typeof cell === 'number' ? cell.toFixed(digits).replace('-', '−') : cell));
}

/** Equal steps from one value to another, both included. */
export function steps(from: number, to: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1));
}
