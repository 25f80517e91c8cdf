import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createOwnViews } from '../../../../src/features/analytics/own-views.ts';

function createStage({
  takes = ['views'],
  isLeftOut = false,
}: {
  takes?: readonly string[];
  isLeftOut?: boolean;
} = {}) {
  const sent: string[] = [];
  let asked = 0;
  const track = createOwnViews({
    takes: async () => {
      asked += 1;
      return takes;
    },
    send: (path) => sent.push(path),
    isLeftOut: () => isLeftOut,
  });
  return { track, sent, asked: () => asked };
}

test('each page that is shown is told once, by its path', async () => {
  const { track, sent } = createStage();
  for (const path of ['/', '/', '/forum', '/']) await track(path);
  assert.equal(sent, ['/', '/forum', '/']);
});

test('a backend that does not announce it is told nothing', async () => {
  const { track, sent } = createStage({ takes: ['desk'] });
  await track('/');
  assert.equal(sent, []);
});

test('of a browser that is left out nothing is told or asked', async () => {
  const { track, sent, asked } = createStage({ isLeftOut: true });
  await track('/');
  assert.equal([sent, asked()], [[], 0]);
});

test.run();
