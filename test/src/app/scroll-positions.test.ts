import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createScrollPositions } from '../../../src/app/scroll-positions.ts';
import { openWindow } from '../../support/dom.ts';

for (const stored of ['null', '7', '[', '["a"]']) {
  test(`a page starts at its top where another site of the origin has stored ${stored}`, async () => {
    const close = openWindow('https://site.test/');
    sessionStorage.setItem('scroll', stored);
    try {
      assert.equal(createScrollPositions().enter({ key: 'b' }), { top: 0 });
    } finally {
      await close();
    }
  });
}

test.run();
