import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { describeCard, hasSidebar, isNews, needsServer } from '../../../cli/kinds/pages.ts';
import { locateFile, optionalFiles } from '../../../cli/kinds/paths.ts';
import type { Page } from '../../../cli/kinds/shapes/pages.ts';
import type { PaperPage } from '../../../cli/kinds/shapes/paper.ts';
import type { TopicPage } from '../../../cli/kinds/shapes/topic.ts';
import { compileWhole } from '../../support/whole.ts';
import { pageAt } from '../../support/workspace.ts';

test('the card of a page has its title and what it belongs to, that of the home page its headline', async () => {
  const { compiled, read } = await compileWhole();
  assert.equal(describeCard(read('pages/index.json')), { title: 'A headline', label: '' });
  for (const [path, title, label] of [
    ['/resources', 'Resources', ''],
    ['/talks', 'Talks', ''],
    ['/imprint', 'Imprint', ''],
    ['/research/papers/paper-one', 'A Paper', 'Paper One'],
    ['/talks/the-next-choice', 'The Next Choice', 'Example Lectures'],
  ] as const)
    assert.equal(describeCard(pageAt<Page>(compiled, path)), { title, label }, path);
});

test('a page says its kind and its title, and a paper how long it takes to read', async () => {
  const { compiled } = await compileWhole();
  const topic = pageAt<TopicPage>(compiled, '/resources/alpha');
  const paper = pageAt<PaperPage>(compiled, '/research/papers/paper-one');
  assert.equal(
    [topic.kind, topic.title, pageAt<Page>(compiled, '/privacy-policy').kind],
    ['topic', 'Alpha', 'privacy-policy'],
  );
  assert.equal([paper.kind, paper.title, paper.minutes], ['paper', 'A Paper', 1]);
});

test('topics, papers, talks and news are articles, other pages are not', async () => {
  const { compiled } = await compileWhole();
  const typesOf = (...paths: string[]) => paths.map((path) => pageAt<Page>(compiled, path).head.type);
  const articles = ['/resources/alpha', '/research/papers/paper-one', '/talks/the-next-choice', '/news/example-prize'];
  assert.equal([...new Set(typesOf(...articles))], ['article']);
  assert.equal([...new Set(typesOf('/imprint', '/courses/attention-in-markets', '/people/jane-doe'))], ['website']);
});

test('what needs the server, stands beside the topics or is in the feed follows from the kind of a page', () => {
  const kinds = ['home', 'resources', 'topic', 'talks', 'talk', 'forum', 'chatbot', 'page'] as const;
  assert.equal(kinds.filter(needsServer), ['forum', 'chatbot']);
  assert.equal(kinds.filter(hasSidebar), ['resources', 'topic']);
  assert.equal(kinds.filter(isNews), ['topic', 'talk']);
});

test('a file is of the kind of its folder, and one that lies deeper of none', () => {
  assert.equal(locateFile('talks/one.md'), { kind: 'talk', slug: 'one' });
  assert.equal(locateFile('pages/cv.md'), { kind: 'cv', slug: 'cv' });
  assert.equal(locateFile('pages/imprint.md'), { kind: 'page', slug: 'imprint' });
  for (const path of ['talks/2025/one.md', 'talks/one.md/two.md', 'talks/one.txt', 'notes/one.md', 'talks'])
    assert.is(locateFile(path), null, path);
});

test('the curriculum vitae is the one fixed page that a site may do without', () => {
  assert.equal(optionalFiles, [{ kind: 'cv', file: 'pages/cv.md', slug: 'cv' }]);
});

test.run();
