import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { findArxiv } from '../../../cli/core/arxiv.ts';

test('an identifier of arXiv is found in every form in which people write one, and nothing else is', () => {
  for (const written of [
    ...['2301.11358', 'arXiv:2301.11358', 'arXiv preprint arXiv:2301.11358', 'arXiv: 2301.11358 [econ.TH]'],
    ...[
      'https://arxiv.org/abs/2301.11358',
      'http://www.arxiv.org/pdf/2301.11358.pdf',
      ' https://arxiv.org/pdf/2301.11358 ',
    ],
  ])
    assert.is(findArxiv(written), '2301.11358', written);
  assert.is(findArxiv('https://arxiv.org/abs/math/0211159'), 'math/0211159');
  for (const other of ['', 'arXiv', '10.48550/arXiv.2301.11358', 'https://example.org/abs/2301.11358', 'w31422'])
    assert.is(findArxiv(other), null, other);
});

test.run();
