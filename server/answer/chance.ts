/** Log odds as a chance, 0 to 1. */
export function chance(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}
