import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { AnswerPage, AnswersPage } from '../../../cli/kinds/shapes/answer.ts';
import type { RouteList } from '../../../cli/kinds/shapes/routes.ts';
import type { SearchEntries } from '../../../cli/kinds/shapes/search.ts';
import type { SiteData } from '../../../cli/kinds/shapes/site.ts';
import type { TopicPage } from '../../../cli/kinds/shapes/topic.ts';
import { compileChanged, pageAt, topic } from '../../support/workspace.ts';

const cited = `---
question: 'Why do waves break?'
asks: ['What makes surf?']
topics: [gamma]
references: [doe-2020-study]
updated: 2025-05-01
---

They trip over the <ground> [@doe-2020-study]. See [the page on it](/resources/gamma).
`;
const onSite = "---\nquestion: 'Does it cost anything?'\n---\n\nNo.\n";
const changes = {
  'topics/gamma.md': topic('Text [@doe-2020-study].', 'references: [doe-2020-study]\n'),
  'answers/waves.md': cited.replace('<ground>', '“ground”'),
  'answers/cost.md': onSite,
};

test('answers stand on one page below the topics that they name, those on the site itself last', async () => {
  const { title, groups, head } = pageAt<AnswersPage>(await compileChanged(changes), '/answers');
  assert.is(title, 'Answers');
  assert.equal(groups, [
    {
      title: 'Gamma',
      href: '/resources/gamma',
      answers: [{ title: 'Why do waves break?', href: '/answers/waves', asks: ['What makes surf?'] }],
    },
    {
      title: 'General questions',
      href: null,
      answers: [{ title: 'Does it cost anything?', href: '/answers/cost', asks: [] }],
    },
  ]);
  assert.match(head.description, /^2 questions /);
});

test('a group begins with a frequent question of the forum, else with the question that is asked in most ways', async () => {
  const answer = (question: string, rest: string) => `---\nquestion: '${question}'\n${rest}---\n\nSo.\n`;
  const many = {
    'answers/a.md': answer('Is it old?', ''),
    'answers/b.md': answer('Is it blue?', "asks: ['What colour has it?', 'Which colour is it?']\n"),
    'answers/c.md': answer('Is it cold?', "asks: ['How warm is it?']\n"),
  };
  const titles = async (changes: Record<string, string>) =>
    pageAt<AnswersPage>(await compileChanged(changes), '/answers').groups.map(({ answers }) =>
      answers.map(({ title }) => title),
    );
  assert.equal(await titles(many), [['Is it blue?', 'Is it old?', 'Is it cold?']]);
  const frequent = { ...many, 'answers/c.md': answer('Is it cold?', 'faq: 10\n') };
  assert.equal(await titles(frequent), [['Is it cold?', 'Is it old?', 'Is it blue?']]);
});

test('an answer stands below the first topic that it names, else below its first paper, and leads to all of them', async () => {
  const compiled = await compileChanged({
    'answers/both.md': "---\nquestion: 'Is it old?'\ntopics: [gamma, alpha]\npapers: [paper-one]\n---\n\nSo.\n",
    'answers/paper.md': "---\nquestion: 'Is it new?'\npapers: [paper-one]\n---\n\nSo.\n",
  });
  const paper = { title: 'Paper One', href: '/research/papers/paper-one' };
  assert.equal(
    pageAt<AnswersPage>(compiled, '/answers').groups.map(({ title, href, answers }) => [
      title,
      href,
      answers.map((answer) => answer.href),
    ]),
    [
      ['Gamma', '/resources/gamma', ['/answers/both']],
      [paper.title, paper.href, ['/answers/paper']],
    ],
  );
  assert.equal(pageAt<AnswerPage>(compiled, '/answers/paper').more, [paper]);
  assert.equal(pageAt<AnswerPage>(compiled, '/answers/both').more, [
    { title: 'Alpha', href: '/resources/alpha' },
    { title: 'Gamma', href: '/resources/gamma' },
    paper,
  ]);
});

test('a topic that stands in no list is named', async () => {
  const { problems } = await compileChanged({
    'answers/waves.md': "---\nquestion: 'Why do waves break?'\ntopics: gamma\n---\n\nSo.\n",
  });
  assert.equal(
    problems.map(({ rule, reason }) => [rule, reason]),
    [['wrong-type', '`topics` is the text `gamma`; a list is expected.']],
  );
});

test('an answer has a page with its question, its references and the topics that say more', async () => {
  const page = pageAt<AnswerPage>(await compileChanged(changes), '/answers/waves');
  assert.equal([page.title, page.list], ['Why do waves break?', { title: 'Answers', href: '/answers' }]);
  assert.is(page.head.title, 'Why do waves break? · Test Site');
  assert.is(page.head.description, 'They trip over the “ground”. See the page on it.');
  assert.equal(page.more, [{ title: 'Gamma', href: '/resources/gamma' }]);
  assert.equal([page.next, page.others], [null, []]);
  const html = page.body.map((part) => ('html' in part ? part.html : '')).join('\n');
  assert.match(html, 'href="#ref-doe-2020-study"');
  assert.match(html, 'id="ref-doe-2020-study"');
});

test('search engines are told the question with its answer, and the way to it', async () => {
  const { head } = pageAt<AnswerPage>(await compileChanged(changes), '/answers/waves');
  const graph: readonly { readonly '@type': string }[] = JSON.parse(head.jsonLd)['@graph'];
  const question = graph.find((node) => node['@type'] === 'QAPage') as unknown as {
    readonly mainEntity: { readonly name: string; readonly acceptedAnswer: { readonly text: string } };
  };
  assert.is(question.mainEntity.name, 'Why do waves break?');
  assert.is(question.mainEntity.acceptedAnswer.text, 'They trip over the “ground”. See the page on it.');
  assert.match(head.jsonLd, '"BreadcrumbList"');
});

test('the search finds an answer by other ways to ask it, the footer leads to the list and the menu does not', async () => {
  const compiled = await compileChanged(changes);
  const read = (file: string) => JSON.parse(compiled.files?.get(file) ?? 'null');
  const found = (read('search.json') as SearchEntries).find(({ href }) => href === '/answers/waves');
  assert.equal(found, {
    kind: 'question',
    href: '/answers/waves',
    title: 'Why do waves break?',
    context: 'Answer',
    text: 'They trip over the “ground”. See the page on it.',
    also: 'What makes surf?',
  });
  const site = read('site.json') as SiteData;
  assert.equal(site.footer, [
    { title: 'References', href: '/references' },
    { title: 'Answers', href: '/answers' },
  ]);
  assert.not.ok(site.navigation.some(({ href }) => href === '/answers'));
});

test('what an answer cites is counted on no other page', async () => {
  const without = await compileChanged({ ...changes, 'answers/waves.md': null });
  const bodyOf = (compiled: typeof without) => pageAt<TopicPage>(compiled, '/resources/gamma').body;
  assert.equal(bodyOf(await compileChanged(changes)), bodyOf(without));
});

test('without answers and terms there are no lists of them', async () => {
  const compiled = await compileChanged({});
  const paths = (JSON.parse(compiled.files?.get('routes.json') ?? '[]') as RouteList).map(({ path }) => path);
  assert.equal(
    paths.filter((path) => /^\/(?:answers|glossary)/.test(path)),
    [],
  );
});

test.run();
