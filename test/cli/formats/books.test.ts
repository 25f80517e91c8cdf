/** A book in a series, and one with editors, as lists of references have them. */
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { noTexts, type Publication } from '../../../cli/core/publication.ts';
import { cite } from '../../../cli/formats/cite.ts';

const base: Publication = {
  ...noTexts,
  id: 'doe-2023',
  type: 'book',
  authors: [{ given: 'Jane', family: 'Doe' }],
  editors: [],
  translators: [],
  title: 'Networks',
  year: 2023,
  venue: 'AMS',
  annotation: '',
};

test('of two editors who stand for the authors, an organisation is set apart as a person is', () => {
  const editors = [{ given: 'Jim', family: 'Roe' }, { organisation: 'World Bank' }];
  assert.equal(cite([{ ...base, authors: [], editors }], 'apa'), [
    'Roe, J., & World Bank (Eds.). (2023). Networks. AMS.',
  ]);
  const chapter: Publication = { ...base, type: 'chapter', venue: 'A Book', editors };
  assert.equal(cite([chapter], 'apa'), ['Doe, J. (2023). Networks. In J. Roe & World Bank (Eds.), A Book.']);
});

test.run();
