import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { withoutLinks } from '../../../server/answer/without-links.ts';

const lines: readonly (readonly [written: string, plain: string])[] = [
  ['Voting settles, see [the page](https://evil.example "here").', 'Voting settles, see the page.'],
  ['Voting settles ![a picture](https://evil.example/a.png)', 'Voting settles a picture'],
  ['Voting **always** settles, `so` __it__ goes.', 'Voting always settles, so it goes.'],
  ['## Voting settles', 'Voting settles'],
  ['[1]: evil.example', ''],
  ['Voting <b>settles</b>.', 'Voting settles.'],
  ['Voting settles https://evil.example', 'Voting settles'],
  ['Voting settles www.evil.example', 'Voting settles'],
  ['Voting settles ada@evil.example', 'Voting settles'],
  ['Voting settles ht<b>tps:</b>//evil.example', 'Voting settles'],
];
for (const [written, plain] of lines) {
  test(`of ${written} nothing is left that could be a link`, () => {
    assert.is(withoutLinks(written), plain);
  });
}

test.run();
