import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { TopicPage } from '../../cli/kinds/shapes/topic.ts';
import { readContent } from '../../cli/read/content.ts';
import { createSite } from '../../cli/site.ts';
import { type Changes, topic, workspace } from '../support/workspace.ts';

async function compile(changes: Changes, options: { readonly today?: string; readonly withDrafts?: boolean }) {
  const site = workspace(changes);
  try {
    return createSite(await readContent(site.content), { today: '2026-01-01', ...options });
  } finally {
    site.remove();
  }
}

function page(compiled: Awaited<ReturnType<typeof compile>>, path: string): TopicPage | undefined {
  const file = compiled.files?.get(`pages${path}.json`);
  return file === undefined ? undefined : JSON.parse(file);
}

const draft = { 'topics/gamma.md': topic('Text.', 'draft: true\n') };
const waiting = { 'topics/gamma.md': topic('Text.', 'publishAt: 2026-03-01\n') };

test('a draft is left out, and the chain closes over it', async () => {
  const compiled = await compile(draft, {});
  assert.is(page(compiled, '/resources/gamma'), undefined);
  assert.is(page(compiled, '/resources/beta')?.next?.href, '/resources/delta');
  assert.is(page(compiled, '/resources/delta')?.previous?.href, '/resources/beta');
  // What an editor may write in front matter names drafts too.
  const shown = [...(compiled.files ?? [])].filter(([path]) => !path.startsWith('schemas/'));
  for (const [path, text] of shown) assert.not.ok(text.includes('gamma'), path);
});

test('with drafts it is a page in its place, marked as one, and other pages are not', async () => {
  const compiled = await compile(draft, { withDrafts: true });
  assert.is(page(compiled, '/resources/gamma')?.draft, true);
  assert.is(page(compiled, '/resources/beta')?.next?.href, '/resources/gamma');
  assert.is(page(compiled, '/resources/beta')?.draft, false);
});

test('a page waits for its day, and is a page like any other from then on', async () => {
  assert.is(page(await compile(waiting, { today: '2026-02-28' }), '/resources/gamma'), undefined);
  assert.is(page(await compile(waiting, { today: '2026-02-28', withDrafts: true }), '/resources/gamma')?.draft, true);
  assert.is(page(await compile(waiting, { today: '2026-03-01' }), '/resources/gamma')?.draft, false);
});

test('a page that waited is no older than its day, and a change after that day counts', async () => {
  for (const [updated, told] of [
    ['2025-12-20', '2026-01-10'],
    ['2026-01-15', '2026-01-15'],
  ]) {
    const waited = { 'topics/gamma.md': topic('Text.', `publishAt: 2026-01-10\nupdated: ${updated}\n`) };
    const compiled = await compile(waited, { today: '2026-02-01' });
    assert.is(page(compiled, '/resources/gamma')?.updated, told);
    const routes = JSON.parse(compiled.files?.get('routes.json') ?? '[]') as { path: string; updated: string | null }[];
    assert.is(routes.find(({ path }) => path === '/resources/gamma')?.updated, told);
  }
});

test('a link to a draft is a problem, with drafts too; a link from one draft to another is none', async () => {
  const rules = async (changes: Changes, withDrafts: boolean) =>
    (await compile(changes, { withDrafts })).problems.map((problem) => `${problem.path} ${problem.rule}`);
  const linked = {
    ...draft,
    'topics/delta.md': topic('See [it](/resources/gamma).').replace('order: 10', 'order: 20'),
  };
  for (const withDrafts of [false, true])
    assert.equal(await rules(linked, withDrafts), ['content/topics/delta.md draft-link']);
  const both = {
    ...draft,
    'topics/delta.md': topic('See [it](/resources/gamma).', 'draft: true\n').replace('order: 10', 'order: 20'),
  };
  for (const withDrafts of [false, true])
    assert.equal(
      (await rules(both, withDrafts)).filter((one) => one.includes('draft-link')),
      [],
    );
});

test('a link to a page that waits is told with its day', async () => {
  const linked = {
    ...waiting,
    'topics/delta.md': topic('See [it](/resources/gamma).').replace('order: 10', 'order: 20'),
  };
  const { problems } = await compile(linked, { today: '2026-02-28' });
  const told = problems.map(({ rule, reason }) => `${rule}: ${reason}`);
  assert.ok(
    told.includes('draft-link: `/resources/gamma` waits for 2026-03-01: readers cannot open it before.'),
    `${told}`,
  );
});

test('a pin over a draft holds with drafts too, for readers do not see it', async () => {
  const pinned = {
    ...draft,
    'topics/beta.md': topic('Text.', 'next: delta\n')
      .replace('second', 'first')
      .replace('order: 10', 'order: 20')
      .replace('Text.', 'Text.\n\n## More of it'),
  };
  assert.equal((await compile(pinned, { withDrafts: true })).problems, []);
});

test.run();
