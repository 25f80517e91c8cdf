import { percent } from '../numbers.ts';

/** What is left to the owner, in words that follow `the owner`; a negative stake is owed beyond the house. */
export function describeStake(stake: number): string {
  const share = Math.round(stake * 100);
  if (share === 0) return 'is left with nothing';
  if (share < 0) return `owes ${percent(-stake)} of the price more than the house is worth`;
  return `is left with ${percent(stake)} of the price`;
}
