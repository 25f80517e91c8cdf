/** What the owner pays at the purchase, as a share of the price. */
export const downPayment = 0.1;

/**
 * What is left to the owner after a change of the price, as a share of the purchase price, when an investor has paid
 * the share `investor` of the price and owns that share of the house, and the rest is debt; 0 is pure debt. Repayment
 * and interest are left out, and the debt is owed in full.
 */
export function ownersStake(investor: number, change: number): number {
  const debt = 1 - downPayment - investor;
  return (1 - investor) * (1 + change) - debt;
}

/** The fall of the price at which the owner's stake is gone, as a negative share. */
export function breakingPoint(investor: number): number {
  return -downPayment / (1 - investor);
}

/**
 * The investor's share at which the owner has this stake after a change of the price; null where the price has not
 * changed.
 */
export function investorThrough(change: number, stake: number): number | null {
  return Math.abs(change) < 0.01 ? null : (change + downPayment - stake) / change;
}
