import { site } from '../content/site.ts';

/** Where each curve begins and how far its ends are drawn out, from the least clear to the clearest. */
const curves = [
  [124, 130],
  [151, 155],
  [173, 180],
  [187, 206],
  [195, 232],
  [199, 262],
] as const;

/** One decision seen with growing clarity: the curves share a middle, and the clearest is the steepest. */
export function CurveFamily({ className = '' }: { className?: string }) {
  if (!site.curves) return null;
  return (
    <svg
      className={`curve-family ${className}`.trim()}
      viewBox="0 0 400 200"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {curves.map(([start, reach]) => (
        <path key={reach} d={`M0 ${start}C${reach} ${start} ${400 - reach} ${200 - start} 400 ${200 - start}`} />
      ))}
    </svg>
  );
}
