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
