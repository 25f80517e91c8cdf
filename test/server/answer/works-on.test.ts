import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { indexPassages } from '../../../server/answer/corpus.ts';
import type { Passage } from '../../../server/answer/passages.ts';

const section = (path: string, page: string, text: string): Passage => ({
  kind: 'section',
  id: `section:${path}`,
  path,
  anchor: null,
  page,
  heading: null,
  asks: [],
  text,
  more: [],
});
const about = (path: string, page: string, text: string): Passage => ({
  ...section(path, page, text),
  isAboutWork: true,
});
const corpus = indexPassages([
  about('/research/papers/leave', 'Parental leave in Norway', 'Fathers stayed at home with a sick child.'),
  about(
    '/research/papers/rigs',
    'After the rigs',
    'Oil workers of Norway lost their jobs. Few oil workers left Norway.',
  ),
  about('/research/papers/tea', 'Tea', 'Pickers earn less than in Norway.'),
  section('/resources/norway', 'Norway for visitors', 'Norway is long. Norway is cold.'),
]);
const listed = (message: string) => {
  const passage = corpus.listWorksOn(message);
  return passage === null ? null : [passage.path, ...passage.more.map(({ href }) => href)];
};

test('who asks for writings on a subject gets the pages on papers that are about it, the title first', () => {
  const norway = ['/research/papers/leave', '/research/papers/rigs'];
  for (const message of [
    'anything you wrote about Norway?',
    'papers on Norway',
    'Do you have any studies about Norway',
    'what research have you done on norway?',
  ])
    assert.equal(listed(message), norway, message);
  assert.equal(listed('what have you published on oil workers?'), ['/research/papers/rigs']);
});

test('other questions, and subjects that no paper is about, get no list', () => {
  for (const message of [
    'What does the paper say about the pay of pickers?',
    'When was the paper on Norway published?',
    'papers on chess',
    'what did you write about that?',
    'Does the lamp work on oil workers of Norway?',
    'papers on Norway and not on oil',
    'what did the study on Norway find?',
    'what does the research on oil workers show?',
  ])
    assert.is(listed(message), null, message);
});

test.run();
