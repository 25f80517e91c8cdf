import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { followAll, followCited } from '../../../src/ui/text-links.ts';

test('a reply leads to pages of the site, the web and e-mail, and nowhere else', () => {
  for (const href of ['/forum#question', 'https://example.org', 'HTTP://example.org', 'mailto:ada@example.org'])
    assert.is(followAll(href), href);
  for (const href of ['javascript:open("https://example.org")', 'data:text/html,mailto:x', 'forum', '//example.org'])
    assert.is(followAll(href), null, href);
});

test('an answer of an AI leads to what it cites, however that is written, and nowhere else', () => {
  const follow = followCited(['/caf\u00e9#one', 'https://example.org/']);
  assert.equal([follow('/caf%C3%A9#one'), follow('/caf\u00e9#one')], ['/caf%C3%A9#one', '/caf%C3%A9#one']);
  for (const href of ['/caf%C3%A9', '/forum', 'https://example.org/', '//example.org']) assert.is(follow(href), null);
});

test.run();
