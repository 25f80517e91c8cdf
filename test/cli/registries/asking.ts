import { createPace } from '../../../cli/links/pace.ts';
import { readResponses } from '../../../cli/registries/answers.ts';
import type { Asking } from '../../../cli/registries/ask-json.ts';
import { createTestClock } from '../links/publishers.ts';

/** What asking takes, with a time of its own and nothing remembered. */
export function createAsking(time = createTestClock()) {
  const { clock } = time;
  const asking: Asking = {
    means: { fetch, clock, pace: createPace(clock, () => 200), timeout: 30_000, patience: 60_000, agent: 'site-test' },
    answers: readResponses('', clock.now),
  };
  return { asking, time };
}
