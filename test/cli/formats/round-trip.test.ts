import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Publication, readPublication, writeFrontMatter } from '../../../cli/core/publication.ts';
import { readBibtex } from '../../../cli/formats/bibtex-read.ts';
import type { ExportFormat } from '../../../cli/formats/citation-formats.ts';
import { readCsl } from '../../../cli/formats/csl-read.ts';
import { exportPublications as write } from '../../../cli/formats/export.ts';
import { readRis } from '../../../cli/formats/ris-read.ts';
import { publication } from './arbitrary.ts';

const numRuns = process.env.LONG ? 5000 : 300;

const readers: Readonly<Record<ExportFormat, (text: string) => readonly Publication[]>> = {
  bibtex: (text) => readBibtex(text, 'x.bib').entries.map((entry) => entry.publication),
  ris: (text) => readRis(text, 'x.ris').entries.map((entry) => entry.publication),
  'csl-json': (text) => JSON.parse(text).map((item: unknown) => readCsl(item, 'x.json').entry?.publication),
};

for (const [format, read] of Object.entries(readers) as [ExportFormat, (typeof readers)[ExportFormat]][]) {
  test(`every publication that our schema can hold survives ${format}, whatever stands in its fields`, () => {
    fc.assert(
      fc.property(publication, (one) => {
        assert.equal(read(write([one], format)), [one]);
      }),
      { numRuns },
    );
  });

  test(`a whole bibliography survives ${format}, in its order`, () => {
    const many = fc.uniqueArray(publication, { selector: (one) => one.id, maxLength: 8 });
    fc.assert(
      fc.property(many, (all) => {
        assert.equal(read(write(all, format)), all);
      }),
      { numRuns: numRuns / 10 },
    );
  });
}

test('front matter written from a publication reads back as the same publication', () => {
  fc.assert(
    fc.property(publication, (one) => {
      assert.equal(readPublication(one.id, writeFrontMatter(one), one.annotation), one);
    }),
    { numRuns },
  );
});

test.run();
