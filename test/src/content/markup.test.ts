import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { mapMarkup } from '../../../src/content/markup.ts';

test('every Markup is mapped, wherever it stands, and nothing else changes', () => {
  const page = {
    title: 'A',
    intro: [{ key: 'a', html: '<p>a</p>' }, { figure: 'curves' }],
    sections: [{ id: 's', body: { key: 'b', html: '<p>b</p>' } }],
    next: null,
    minutes: 3,
  };
  assert.equal(
    mapMarkup(page, ({ key, html }) => `${key}${html.length}`),
    {
      ...page,
      intro: [{ key: 'a', html: 'a8' }, { figure: 'curves' }],
      sections: [{ id: 's', body: { key: 'b', html: 'b8' } }],
    },
  );
});

test.run();
