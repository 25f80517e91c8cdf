import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Problem } from '../../cli/core/problem.ts';
import type { Routes, Sidebar, TopicPage } from '../../cli/kinds/shapes.ts';
import { compileChanged, pageAt, type Workspace, workspace } from '../support/workspace.ts';

/** A copy of the site's own content, changed by replacing words in its files. */
function realContent(replacements: Readonly<Record<string, readonly (readonly [string, string])[]>>): Workspace {
  const site = workspace({}, 'content');
  for (const [place, pairs] of Object.entries(replacements)) {
    let text = readFileSync(join(site.content, place), 'utf8');
    for (const [from, to] of pairs) {
      if (!text.includes(from)) throw new Error(`${place} does not say ${from}`);
      text = text.replace(from, to);
    }
    site.apply({ [place]: text });
  }
  return site;
}

test('the site compiles from its own content without an error, and equal input gives equal bytes', async () => {
  const site = workspace({}, 'content');
  const [first, second] = [await site.compile(), await site.compile()];
  site.remove();
  assert.equal(
    first.problems.filter((problem) => problem.level === 'error'),
    [],
  );
  assert.equal(first.files, second.files);
});

test('a topic that is added appears in sidebar, chain and routes, and leaves no trace when it goes', async () => {
  const site = workspace({}, 'content');
  const before = await site.compile();
  const sidebar = JSON.parse(before.files?.get('sidebar.json') ?? '') as Sidebar;
  const [first, second] = sidebar[0]?.items ?? [];
  const orderOf = (href = '') =>
    Number(
      /^order: (\d+)$/m.exec(readFileSync(join(site.content, 'topics', `${href.split('/').at(-1)}.md`), 'utf8'))?.[1],
    );
  const order = Math.round((orderOf(first?.href) + orderOf(second?.href)) / 2);
  const text = `---\ntitle: Attention\ndescription: What attention costs, and how the cost is measured from choices.\ngroup: ${sidebar[0]?.slug}\norder: ${order}\n---\n\nAttention is scarce.\n`;
  site.apply({ 'topics/attention.md': text });
  const during = await site.compile();
  site.apply({ 'topics/attention.md': null });
  const after = await site.compile();
  site.remove();

  const link = { title: 'Attention', href: '/resources/attention' };
  const grown = JSON.parse(during.files?.get('sidebar.json') ?? '') as Sidebar;
  assert.equal(grown[0]?.items, [first, link, ...(sidebar[0]?.items.slice(1) ?? [])]);
  const page = pageAt<TopicPage>(during, '/resources/attention');
  assert.equal([page.previous, page.next], [first, second]);
  assert.equal(pageAt<TopicPage>(during, first?.href ?? '').next, link);
  assert.equal(pageAt<TopicPage>(during, second?.href ?? '').previous, link);
  const routes = JSON.parse(during.files?.get('routes.json') ?? '') as Routes;
  assert.ok(routes.some((route) => route.path === link.href));
  assert.equal(after.files, before.files);
});

test('twenty mistakes of twenty kinds are all reported, each at its line', async () => {
  const site = realContent({
    'site.md': [['href: /forum', 'href: /froum']],
    'pages/home.md': [['headline:', 'haedline:']],
    'pages/contact.md': [['description:', 'description: "']],
    'groups/careers.md': [['order:', 'order: first #']],
    'topics/foundation.md': [['group: introduction', 'group: introductoin']],
    'topics/application.md': [['\n---\n\n', '\nnext: application\n---\n\n']],
    'topics/housing.md': [['\n---\n\n', '\n---\n\nAs everybody knows [@nobody-1999].\n\n']],
    'topics/accelerator.md': [['\n---\n\n', '\n---\n\n![](/media/two-inspectors.svg)\n\n']],
    'topics/manufacturing.md': [['\n---\n\n', '\n---\n\n![A picture](/media/two-inspector.svg)\n\n']],
    'topics/training.md': [['\n---\n\n', '\n---\n\nSee [there](/resources/decision#no-such-heading).\n\n']],
    'topics/career.md': [['\n---\n\n', '\n---\n\n#### Too deep\n\n']],
    'topics/decision.md': [['::figure{name=curves}', '::figure{name=curve}']],
    'topics/businessandpolicy.md': [['\n---\n\n', '\n---\n\nA <b>bold</b> claim.\n\n']],
    'papers/political-economy.md': [['date:', 'date: 2025-13-45 #']],
    'papers/operations-research-paper.md': [['\n---\n\n', '\n---\n\nSee [it](https://nowhere).\n\n']],
    'papers/social-welfare-policy.md': [['label:', 'lable:']],
    'references/dawid-1982-well-calibrated.md': [['year: 1982', 'year: "1982"']],
    'references/guo-2017-calibration.md': [['type:', 'type: journal #']],
    'references/king-2004-vignettes.md': [['---\n', '---\n# King\ntitle: Twice\n']],
  });
  const gamma = readFileSync(join(site.content, 'topics/projectsandfuture.md'), 'utf8').replace(
    /\n---\n[\s\S]*$/,
    '\n---\n',
  );
  site.apply({ 'topics/projectsandfuture.md': gamma });
  const { problems, files } = await site.compile();
  const lineOf = (place: string, words: string) =>
    readFileSync(join(site.content, place), 'utf8')
      .split('\n')
      .findIndex((line) => line.includes(words)) + 1;
  const expected = [
    ['groups/careers.md', 'order: first', 'wrong-type'],
    ['pages/contact.md', 'description: "', 'yaml-syntax'],
    ['pages/home.md', 'haedline', 'unknown-key'],
    ['papers/operations-research-paper.md', 'https://nowhere', 'external-address'],
    ['papers/political-economy.md', '2025-13-45', 'invalid-value'],
    ['papers/social-welfare-policy.md', 'lable', 'unknown-key'],
    ['references/dawid-1982-well-calibrated.md', 'year: "1982"', 'invalid-value'],
    ['references/guo-2017-calibration.md', 'type: journal', 'invalid-value'],
    ['references/king-2004-vignettes.md', 'title: Enhancing the V', 'yaml-syntax'],
    ['site.md', '/froum', 'broken-link'],
    ['topics/accelerator.md', '![](', 'image-alt'],
    ['topics/application.md', 'next:', 'chain-self'],
    ['topics/businessandpolicy.md', '<b>', 'raw-html'],
    ['topics/career.md', '#### Too deep', 'heading-levels'],
    ['topics/decision.md', 'name=curve}', 'figure'],
    ['topics/foundation.md', 'introductoin', 'unknown-group'],
    ['topics/housing.md', '@nobody-1999', 'unknown-reference'],
    ['topics/manufacturing.md', 'two-inspector.svg', 'missing-media'],
    ['topics/projectsandfuture.md', '---', 'empty-body'],
    ['topics/training.md', '#no-such-heading', 'broken-anchor'],
  ] as const;
  // Other pages may lead to headings of the one that lost its text.
  const leadsThere = ({ reason }: Problem) => reason.startsWith('`/resources/projectsandfuture` has no heading');
  const found = problems
    .filter((problem) => problem.level === 'error' && !leadsThere(problem))
    .map(({ path, line, rule }) => `${path}:${line} ${rule}`);
  const wanted = expected.map(([place, words, rule]) => `content/${place}:${lineOf(place, words)} ${rule}`);
  site.remove();
  assert.equal(found, wanted);
  assert.is(files, null);
});

test('drafts and pages whose day has not come stay out, and the chain closes over them', async () => {
  const beta = readFileSync('test/fixtures/base/content/topics/beta.md', 'utf8');
  const alpha = readFileSync('test/fixtures/base/content/topics/alpha.md', 'utf8').replace(
    /See \[the second[\s\S]*/,
    '',
  );
  for (const key of ['draft: true', 'publishAt: 2026-01-02']) {
    const compiled = await compileChanged({
      'topics/beta.md': beta.replace('order: 20', `order: 20\n${key}`),
      'topics/alpha.md': alpha,
    });
    assert.equal(compiled.problems, []);
    assert.not(compiled.files?.has('pages/resources/beta.json'));
    assert.is(pageAt<TopicPage>(compiled, '/resources/alpha').next?.href, '/resources/gamma');
    assert.is(pageAt<TopicPage>(compiled, '/resources/gamma').previous?.href, '/resources/alpha');
  }
  const onTheDay = await compileChanged({
    'topics/beta.md': beta.replace('order: 20', 'order: 20\npublishAt: 2026-01-01'),
  });
  assert.ok(onTheDay.files?.has('pages/resources/beta.json'));
});

test('the chain has no previous at its beginning and leads from its end to its beginning', async () => {
  const compiled = await compileChanged({});
  const ends = (slug: string) => {
    const { previous, next } = pageAt<TopicPage>(compiled, `/resources/${slug}`);
    return [previous?.href ?? null, next?.href ?? null];
  };
  assert.equal(ends('alpha'), [null, '/resources/beta']);
  assert.equal(ends('gamma'), ['/resources/beta', '/resources/delta']);
  assert.equal(ends('delta'), ['/resources/gamma', '/resources/alpha']);
});

test('the real chain is the one that is meant', async () => {
  const site = workspace({}, 'content');
  const { model } = await site.compile();
  site.remove();
  assert.equal(
    model.chain.groups.map(({ topics }) => topics.map((one) => one.slug)),
    [
      ['foundation', 'application', 'housing', 'accelerator'],
      ['importanceandproblem', 'caseandlesson', 'futureandreferences'],
      ['manufacturing', 'training', 'caliberationandreferences'],
      ['career', 'preparingworkers', 'projectsandfuture'],
      ['decision', 'businessandpolicy'],
    ],
  );
});

test.run();
