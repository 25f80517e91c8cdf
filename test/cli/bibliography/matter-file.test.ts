import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseDocument } from 'yaml';
import { updateReferenceFile, writeReferenceFile } from '../../../cli/bibliography/matter-file.ts';
import { readPublication, writeMatter } from '../../../cli/bibliography/publication.ts';
import { referenceSchema } from '../../../cli/schema/kinds.ts';
import { publication } from './arbitrary.ts';

const odd = `---
# found in the library
type: article   # a journal
authors: [ Jane Doe , "Doe, John" ]  # two of them
title: >-
  A folded
  title

year: 2001 # on the cover
# the volume is a guess
volume: '3'
---

Body with --- in it
---
`;

function read(text: string) {
  const [, matter = '', body = ''] = /^---\n(.*?)^---\n(.*)$/ms.exec(text) ?? [];
  return readPublication('a', referenceSchema.parse(parseDocument(matter, { schema: 'core' }).toJS()), body);
}

test('a file without changes keeps every byte, ours and an oddly written one', () => {
  for (const name of readdirSync('content/references')) {
    const text = readFileSync(`content/references/${name}`, 'utf8');
    assert.is(updateReferenceFile(text, []), text, name);
  }
  assert.is(updateReferenceFile(odd, []), odd);
});

test('a change replaces its value alone, a new key stands in its usual place, comments stay', () => {
  const changed = updateReferenceFile(odd, [
    { field: 'title', value: 'A: new title' },
    { field: 'year', value: 2002 },
    { field: 'venue', value: 'Econometrica' },
    { field: 'doi', value: '10.1000/x' },
    { field: 'authors', value: ['Jane Doe', { organisation: 'World Bank' }] },
  ]);
  assert.is(
    changed,
    `---
# found in the library
type: article   # a journal
authors:
  - Jane Doe
  - organisation: World Bank  # two of them
title: "A: new title"

year: 2002 # on the cover
venue: Econometrica
# the volume is a guess
volume: '3'
doi: 10.1000/x
---

Body with --- in it
---
`,
  );
});

test('an annotation replaces the text below the front matter', () => {
  assert.match(
    updateReferenceFile(odd, [{ field: 'annotation', value: 'New.' }]) ?? '',
    /volume: '3'\n---\n\nNew\.\n$/,
  );
});

test('a text that is no file with front matter is refused', () => {
  assert.is(updateReferenceFile('# Title\n', []), null);
  assert.is(updateReferenceFile('---\ntitle: "open\n---\n', [{ field: 'year', value: 1 }]), null);
});

test('a written file reads back as the publication it was written from', () => {
  fc.assert(
    fc.property(publication, (one) => {
      assert.equal(read(writeReferenceFile(writeMatter(one), one.annotation)), { ...one, id: 'a' });
    }),
    { numRuns: 200 },
  );
});

test('a file changed field by field into another publication reads back as that one', () => {
  fc.assert(
    fc.property(publication, publication, (one, other) => {
      const full = {
        venue: 'V',
        volume: '1',
        issue: '2',
        pages: '3',
        doi: '10.1000/x',
        url: 'https://a.b',
        ...writeMatter(other),
      };
      const changes = Object.entries(full).map(([field, value]) => ({ field: field as keyof typeof full, value }));
      const changed = updateReferenceFile(writeReferenceFile(writeMatter(one), one.annotation), changes);
      assert.equal(writeMatter(read(changed ?? '')), referenceSchema.parse(full));
    }),
    { numRuns: 200 },
  );
});

test.run();
