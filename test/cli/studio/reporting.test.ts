import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createReporting } from '../../../cli/studio/app/reporting.ts';
import { initialState, type State } from '../../../cli/studio/app/state.ts';
import { turn } from './store-stage.ts';

test('what a person waits for is told once it takes long, and until it has ended', async () => {
  let state: State = initialState;
  const set = (part: Partial<State>) => {
    state = { ...state, ...part };
  };
  const { attempt } = createReporting({ get: () => state, set }, 0);
  for (const end of ['answered', 'failed']) {
    await attempt(async () => {
      while (state.waits === 0) await turn();
      if (end === 'failed') throw new Error('It does not answer.');
    });
    assert.is(state.waits, 0);
  }
});

test('what is answered at once is no wait, and takes none from another', async () => {
  let state: State = { ...initialState, waits: 1 };
  const set = (part: Partial<State>) => {
    state = { ...state, ...part };
  };
  await createReporting({ get: () => state, set }).attempt(async () => 'answered');
  assert.is(state.waits, 1);
});

test.run();
