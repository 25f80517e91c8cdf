import { renderToStaticMarkup } from 'react-dom/server';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Names } from '../../../../src/features/research/names.tsx';

test('every name of a list stands apart, so that Arabic and Hebrew ones keep their places', () => {
  const names = ['נועה כהן', 'طه حسين'].map((name) => ({ name, href: null }));
  assert.is(renderToStaticMarkup(<Names names={names} />), '<bdi>נועה כהן</bdi>, <bdi>طه حسين</bdi>');
});

test.run();
