import { type OutputTarget, refuseOutput } from '../../output/refuse-output.ts';
import { UsageError } from './usage-error.ts';

/** Throws a UsageError where a command may not write into the folder that it was given. */
export function requireOutput(output: OutputTarget): void {
  const refusal = refuseOutput(output);
  if (refusal !== null) throw new UsageError(refusal);
}
