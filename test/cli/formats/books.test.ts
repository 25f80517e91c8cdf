/** A book in a series, and one with editors, as lists of references have them. */
import { toString as textOf } from 'mdast-util-to-string';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { noTexts, type Publication } from '../../../cli/core/publication.ts';
import { cite } from '../../../cli/formats/cite.ts';
import { formatReference } from '../../../cli/render/citation-text.ts';

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

/** A book in a list of references, and in Chicago, Harvard and APA. */
const citeBook = (book: Partial<Publication>) => {
  const whole = { ...base, ...book };
  const sentences = (['chicago', 'harvard', 'apa'] as const).flatMap((format) => cite([whole], format));
  return [textOf(formatReference({ ...whole, citedOn: [] } as never)), ...sentences];
};

test('the volume of a book in a series is the number in that series, and how many pages it has is not said', () => {
  assert.equal(citeBook({ series: 'Graduate Studies', volume: '231', pages: 'xiv+412' }), [
    'Jane Doe (2023). Networks. AMS. Graduate Studies 231.',
    'Doe, Jane. 2023. Networks. Graduate Studies 231. AMS.',
    'Doe, J. (2023) Networks. AMS (Graduate Studies 231).',
    'Doe, J. (2023). Networks. AMS.',
  ]);
  const paper = { type: 'chapter', venue: 'Graph Drawing', publisher: 'Springer', pages: '211-223' } as const;
  assert.equal(citeBook({ ...paper, series: 'LNCS', volume: '10692' }), [
    'Jane Doe (2023). Networks. Graph Drawing, 211–\u2060223. LNCS 10692. Springer.',
    'Doe, Jane. 2023. “Networks.” In Graph Drawing, 211–223. LNCS 10692. Springer.',
    'Doe, J. (2023) ‘Networks’, in Graph Drawing. Springer (LNCS 10692), pp. 211–223.',
    'Doe, J. (2023). Networks. In Graph Drawing (pp. 211–223). Springer.',
  ]);
});

test('a volume beside a series that has its number is one of the book', () => {
  const [line, chicago, , apa] = citeBook({ series: 'Islamic History 168', volume: '2' });
  assert.is(line, 'Jane Doe (2023). Networks. AMS, 2. Islamic History 168.');
  assert.is(chicago, 'Doe, Jane. 2023. Networks. Vol. 2. Islamic History 168. AMS.');
  assert.is(apa, 'Doe, J. (2023). Networks (Vol. 2). AMS.');
  for (const series of ['Loeb Classical Library 12A', 'Abhandlungen XIV'])
    assert.match(citeBook({ series, volume: '2' })[1] ?? '', `${series}.`);
  const [repeated] = citeBook({ series: 'Islamic History 168', volume: '168' });
  assert.is(repeated, 'Jane Doe (2023). Networks. AMS. Islamic History 168.');
});

test.run();
