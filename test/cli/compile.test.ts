import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { RouteList } from '../../cli/kinds/shapes/routes.ts';
import type { SidebarEntries, TopicPage } from '../../cli/kinds/shapes/topic.ts';
import { compilePresent, presentSite } from '../support/present-site.ts';
import { compileChanged, pageAt, type Workspace, workspace } from '../support/workspace.ts';

const examples = 'test/fixtures/examples/content';

/** A site with three more files of some kinds, each file like one that is there. */
function grownSite(): Workspace {
  const like = (place: string, pairs: readonly (readonly [string | RegExp, string])[]) =>
    pairs.reduce((text, [from, to]) => text.replace(from, to), readFileSync(join(examples, place), 'utf8'));
  const names = ['manufacturing', 'training', 'career'];
  const topics = names.map((name, index) => {
    const pairs = [
      ['title: Housing', `title: ${name}`],
      ['order: 30', `order: ${60 + index}`],
    ] as const;
    return [`topics/${name}.md`, like('topics/housing.md', pairs)];
  });
  const papers = names.map((name, index) => {
    const pairs = [
      ['order: 10', `order: ${60 + index}`],
      ['aliases: [the-paper]\n', ''],
    ] as const;
    return [`papers/on-${name}.md`, like('papers/paper-one.md', pairs)];
  });
  const references = names.map((name, index) => {
    const pairs = [
      ['A Study', `On ${name}`],
      ['2020', `${1990 + index}`],
      [/^doi: .*\n/m, ''],
    ] as const;
    return [`references/doe-${1990 + index}-${name}.md`, like('references/doe-2020-study.md', pairs)];
  });
  return workspace(Object.fromEntries([...topics, ...papers, ...references]), examples);
}

/** Replaces words in the files of a site. */
function replaceIn(site: Workspace, replacements: Readonly<Record<string, readonly [string, string]>>): void {
  for (const [place, [from, to]] of Object.entries(replacements)) {
    const text = readFileSync(join(site.content, place), 'utf8');
    if (!text.includes(from)) throw new Error(`${place} does not say ${from}`);
    site.apply({ [place]: text.replace(from, to) });
  }
}

test('the site compiles from its own content without an error, and equal input gives equal bytes', async () => {
  const [first, second] = [await presentSite(), await compilePresent()];
  assert.equal(
    first.problems.filter((problem) => problem.level === 'error'),
    [],
  );
  assert.equal(first.files, second.files);
});

test('a topic that is added appears in sidebar, chain and routes, and leaves no trace when it goes', async () => {
  const site = workspace({}, examples);
  const before = await site.compile();
  const sidebar = JSON.parse(before.files?.get('sidebar.json') ?? '') as SidebarEntries;
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
  const grown = JSON.parse(during.files?.get('sidebar.json') ?? '') as SidebarEntries;
  assert.equal(grown[0]?.items, [first, link, ...(sidebar[0]?.items.slice(1) ?? [])]);
  const page = pageAt<TopicPage>(during, '/resources/attention');
  assert.equal([page.previous, page.next], [first, second]);
  assert.equal(pageAt<TopicPage>(during, first?.href ?? '').next, link);
  assert.equal(pageAt<TopicPage>(during, second?.href ?? '').previous, link);
  const routes = JSON.parse(during.files?.get('routes.json') ?? '') as RouteList;
  assert.ok(routes.some((route) => route.path === link.href));
  assert.equal(after.files, before.files);
});

test('twenty mistakes of twenty kinds are all reported, each at its line', async () => {
  const site = grownSite();
  const head = '\n---\n\n';
  replaceIn(site, {
    'site.md': ['href: /research }', 'href: /reserch }'],
    'pages/home.md': ['headline:', 'haedline:'],
    'pages/contact.md': ['description:', 'description: "'],
    'groups/careers.md': ['order:', 'order: first #'],
    'topics/foundation.md': ['group: introduction', 'group: introductoin'],
    'topics/application.md': [head, '\nnext: application\n---\n\n'],
    'topics/housing.md': [head, `${head}As everybody knows [@nobody-1999].\n\n`],
    'topics/accelerator.md': [head, `${head}![](/media/attention-cost.svg)\n\n`],
    'topics/manufacturing.md': [head, `${head}![A picture](/media/attention-costs.svg)\n\n`],
    'topics/training.md': [head, `${head}See [there](/resources/decision#no-such-heading).\n\n`],
    'topics/career.md': [head, `${head}#### Too deep\n\n`],
    'topics/decision.md': [head, `${head}::figure{name=curve}\n\n`],
    'topics/businessandpolicy.md': [head, `${head}A <b>bold</b> claim.\n\n`],
    'topics/projectsandfuture.md': [`${head}A page that the examples of rules name.\n`, '\n---\n'],
    'papers/on-manufacturing.md': ['date:', 'date: 2025-13-45 #'],
    'papers/on-training.md': [head, `${head}See [it](https://nowhere).\n\n`],
    'papers/on-career.md': ['label:', 'lable:'],
    'references/doe-1990-manufacturing.md': ['year: 1990', 'year: "1990"'],
    'references/doe-1991-training.md': ['type:', 'type: journal #'],
    'references/doe-1992-career.md': ['---\n', '---\n# Doe\ntitle: Twice\n'],
  });
  const { problems, files } = await site.compile();
  const lineOf = (place: string, words: string) =>
    readFileSync(join(site.content, place), 'utf8')
      .split('\n')
      .findIndex((line) => line.includes(words)) + 1;
  const expected = [
    ['groups/careers.md', 'order: first', 'wrong-type'],
    ['pages/contact.md', 'description: "', 'yaml-syntax'],
    ['pages/home.md', 'haedline', 'unknown-key'],
    ['papers/on-career.md', 'lable', 'unknown-key'],
    ['papers/on-manufacturing.md', '2025-13-45', 'invalid-value'],
    ['papers/on-training.md', 'https://nowhere', 'external-address'],
    ['references/doe-1990-manufacturing.md', 'year: "1990"', 'invalid-value'],
    ['references/doe-1991-training.md', 'type: journal', 'invalid-value'],
    ['references/doe-1992-career.md', 'title: On career', 'yaml-syntax'],
    ['site.md', '/reserch', 'broken-link'],
    ['topics/accelerator.md', '![](', 'image-alt'],
    ['topics/application.md', 'next:', 'chain-self'],
    ['topics/businessandpolicy.md', '<b>', 'raw-html'],
    ['topics/career.md', '#### Too deep', 'heading-levels'],
    ['topics/decision.md', 'name=curve}', 'figure'],
    ['topics/foundation.md', 'introductoin', 'unknown-group'],
    ['topics/housing.md', '@nobody-1999', 'unknown-reference'],
    ['topics/manufacturing.md', 'attention-costs.svg', 'missing-media'],
    ['topics/projectsandfuture.md', '---', 'empty-body'],
    ['topics/training.md', '#no-such-heading', 'broken-anchor'],
  ] as const;
  const found = problems
    .filter((problem) => problem.level === 'error')
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

test.run();
