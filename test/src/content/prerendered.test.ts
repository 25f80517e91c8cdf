import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { writePrerendered } from '../../../src/content/prerendered.ts';
import type { Page } from '../../../src/content/types.ts';

test('a document carries what is asked, and not the other ways to ask it', () => {
  const answers = [{ title: 'Why do waves break?', href: '/answers/waves', asks: ['What makes surf?'] }];
  const page = { kind: 'answers', groups: [{ title: 'The Sea', href: null, answers }] } as unknown as Page;
  const { result } = JSON.parse(
    writePrerendered({ path: '/answers', result: { status: 'ready', page, head: page.head, sidebar: null } }),
  );
  assert.equal(result.page.groups[0].answers, [{ title: 'Why do waves break?', href: '/answers/waves' }]);
});

test.run();
