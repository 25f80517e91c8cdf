import * as assert from 'uvu/assert';
import { createClient } from '../../../cli/studio/app/client.ts';
import { studioSuite } from './stage.ts';

const test = studioSuite('client');

test('a page that another start of the studio has made is told to be loaded anew', async ({ studio }) => {
  const { listen } = createClient(studio.address, 'the token of the last start');
  const ended = listen({
    onChange: () => undefined,
    onStart: () => undefined,
    onEnd(reason) {
      throw new Error(reason);
    },
  });
  await ended.then(assert.unreachable, ({ message }) => assert.match(message, 'Load this page anew'));
});

test.run();
