import { findMisspelt } from '../misspelt-settings.ts';
import type { CheckResult } from './check-result.ts';

/** Checks that no setting is misspelt: the server would go on without it. */
export function checkSettings(env: NodeJS.ProcessEnv): CheckResult {
  const misspelt = findMisspelt(env);
  if (misspelt.length > 0) return { state: 'wrong', sentence: misspelt.join(' ') };
  return { state: 'ok', sentence: 'No variable looks like a misspelt setting.' };
}
