/**
 * How often a claim made with probability `stated` comes true, for a judge whose log odds are too far from zero by a
 * constant factor: `slope` 1 is perfect calibration, below 1 overconfidence, above 1 underconfidence.
 */
export function comesTrue(slope: number, stated: number): number {
  if (stated <= 0 || stated >= 1) return stated <= 0 ? 0 : 1;
  return 1 / (1 + ((1 - stated) / stated) ** slope);
}

/** The mean distance between what is said and what comes true, over claims of 5, 15, … 95 per cent made equally often. */
export function meanGap(slope: number): number {
  const claims = Array.from({ length: 10 }, (_, index) => (index + 0.5) / 10);
  return claims.reduce((sum, stated) => sum + Math.abs(stated - comesTrue(slope, stated)), 0) / claims.length;
}

/**
 * The slope of a judge whose claims of one probability come true with such a share; null near one half, where all
 * slopes agree.
 */
export function slopeThrough(stated: number, share: number): number | null {
  if (Math.abs(stated - 0.5) < 0.02 || stated <= 0 || stated >= 1) return null;
  const inside = Math.min(0.999, Math.max(0.001, share));
  return Math.log(inside / (1 - inside)) / Math.log(stated / (1 - stated));
}
