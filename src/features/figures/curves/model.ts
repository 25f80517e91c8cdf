/**
 * The probability of choosing option A when its utility exceeds that of B by `difference`: the logit rule that follows
 * from costly attention, with `clarity` the steepness of the curve in the middle, up to a factor of four.
 */
export function chanceOfA(clarity: number, difference: number): number {
  return 1 / (1 + Math.exp(-clarity * difference));
}

/** The probability of choosing the better of two options whose utilities lie `gap` apart, whichever it is. */
export function chanceOfBetter(clarity: number, gap: number): number {
  return chanceOfA(clarity, Math.abs(gap));
}

/** The x of a curve's name: of the steeper one where it levels out, of the other where it has begun to rise. */
export function labelPosition(clarity: number, isSteeper: boolean): number {
  const [chance, farthest] = isSteeper ? [0.8, 4] : [0.62, 1.8];
  return Math.min(farthest, Math.log(chance / (1 - chance)) / clarity);
}

/** The clarity with which the curve runs through a point; null where both options are worth the same. */
export function clarityThrough(difference: number, chance: number): number | null {
  if (Math.abs(difference) < 0.1) return null;
  const inside = Math.min(0.999, Math.max(0.001, chance));
  return Math.log(inside / (1 - inside)) / difference;
}
