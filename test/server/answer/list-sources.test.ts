import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { indexPassages } from '../../../server/answer/corpus.ts';
import { listSources } from '../../../server/answer/list-sources.ts';
import type { Passage } from '../../../server/answer/passages.ts';

const publication = (id: string): Passage => ({
  ...{ kind: 'fact', id: `fact:publication-${id}`, path: '/references', anchor: `ref-${id}`, page: 'References' },
  ...{ heading: null, asks: [], text: `Of ${id}.`, more: [] },
});
const corpus = indexPassages(['a', 'b', 'c', 'd'].map(publication));
const answer = (...sources: readonly string[]): Passage => ({
  ...publication('x'),
  kind: 'answer',
  sources: [...sources],
});
const listed = (last: Passage | null) => listSources(corpus, last)?.hits[0]?.passage.text;

test('of the publications that an answer rests on the first three that the site has are listed, in its order', () => {
  assert.is(listed(answer('d', 'gone', 'b', 'a', 'c')), 'That rests on:\n- Of d.\n- Of b.\n- Of a.');
  assert.is(listed(answer('b')), 'That rests on:\nOf b.');
  assert.equal(
    [listed(answer('gone')), listed({ ...answer(), sources: undefined }), listed(null)],
    Array(3).fill(undefined),
  );
});

test.run();
