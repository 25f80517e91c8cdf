import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { planMove } from '../../../cli/edit/move.ts';
import { startRevision } from '../../../cli/edit/revision.ts';
import { planVerified } from '../../../cli/edit/verify.ts';
import { writeLock } from '../../../cli/import/imports-lock.ts';
import { type Content, readContent } from '../../../cli/read/content.ts';
import { topic, workspace } from '../../support/workspace.ts';
import { base, change } from './stage.ts';

const today = '2026-01-01';

/** What each changed file says after a move. */
function move(content: Content, from: string, to: string) {
  const revision = startRevision(content, today);
  const plan = planMove(revision, from, to);
  const changes = plan.kind === 'changes' ? plan.changes : [];
  return { plan, text: new Map(changes.map((one) => [one.to, one.after])) };
}

test('a topic takes its links, pins and front matter along and leaves its address as an alias', () => {
  const content = change({ 'content/topics/alpha.md': ['order: 10', 'order: 10\nnext: beta'] });
  const { plan, text } = move(content, 'beta', 'better');
  assert.is(plan.kind, 'changes');
  const alpha = text.get('content/topics/alpha.md') ?? '';
  assert.match(alpha, '[the second topic](/resources/better#more-of-it) or [its file](better.md)');
  assert.match(alpha, 'next: better\n');
  assert.match(text.get('content/topics/better.md') ?? '', 'aliases: [beta]\n---');
  assert.match(text.get('content/routes.lock') ?? '', '/resources/beta\n/resources/better\n');
});

test('an old address is kept beside one that stands alone where a list should be', () => {
  const content = change({ 'content/topics/beta.md': ['order: 20', 'order: 20\naliases: older'] });
  const { text } = move(content, 'beta', 'better');
  assert.match(text.get('content/topics/better.md') ?? '', 'aliases: [older, beta]\n');
  assert.match(text.get('content/routes.lock') ?? '', '/resources/beta\n');
});

test('a page leaves an address that the site needs itself, without an alias there', async () => {
  const page = '---\ntitle: Data\ndescription: A sentence that is long enough to be a description.\n---\n\nNumbers.\n';
  const site = workspace({ 'pages/data.md': page, 'topics/gamma.md': topic('See [the numbers](/data).') });
  try {
    const content = await readContent(site.content);
    const plan = planVerified(content, today, (revision) => planMove(revision, 'pages/data', 'corpus'));
    assert.is(plan.kind, 'changes', JSON.stringify(plan));
    if (plan.kind !== 'changes') return;
    const text = new Map(plan.changes.map(({ to, after }) => [to, after]));
    assert.not.match(text.get('content/pages/corpus.md') ?? '', 'aliases');
    assert.match(text.get('content/topics/gamma.md') ?? '', '[the numbers](/corpus)');
    assert.equal(plan.notes, ['content/pages/data.md becomes content/pages/corpus.md']);
    assert.not.match(text.get('content/routes.lock') ?? '', '/data\n');
    site.apply({ 'pages/data.md': null, 'pages/corpus.md': page });
    const byHand = await readContent(site.content);
    const finished = planVerified(byHand, today, (revision) => planMove(revision, 'data', 'corpus'));
    assert.is(finished.kind, 'changes', JSON.stringify(finished));
  } finally {
    site.remove();
  }
});

test('an address that nobody could open yet is given up, if that is asked for', () => {
  const content = { ...base, locks: new Map([['routes.lock', '/resources/alpha\n/resources/beta\n']] as const) };
  const revision = startRevision(content, today);
  const plan = planMove(revision, 'beta', 'better', { keepsAddress: false });
  assert.is(plan.kind, 'changes');
  const text = new Map(revision.changes().map((one) => [one.to, one.after]));
  assert.match(text.get('content/topics/alpha.md') ?? '', '[the second topic](/resources/better#more-of-it)');
  assert.not.match(text.get('content/topics/better.md') ?? '', 'aliases');
  assert.is(text.get('content/routes.lock'), '/resources/alpha\n/resources/better\n');
  assert.equal(plan.kind === 'changes' && plan.notes, [
    'content/topics/beta.md becomes content/topics/better.md',
    '/resources/beta leads nowhere any more',
  ]);
});

test('a path with backslashes, as Windows completes it, names the same file', () => {
  const whole = move(base, 'beta', 'better').text;
  for (const [from, to] of [
    ['content\\topics\\beta.md', 'content\\topics\\better.md'],
    ['.\\content\\topics\\beta.md', 'topics\\better'],
  ] as const)
    assert.equal(move(base, from, to).text, whole);
});

test('what leads elsewhere stays as it is, and so does a former address', () => {
  const others =
    '[a](alpha.md), [b](#here), [c](https://out.test/beta.md), [d](/resources/beta-old), [e](../papers/beta.md)';
  const content = change({
    'content/topics/gamma.md': ['The third topic.', `${others}, [f](beta.md?x#y).`],
    'content/topics/beta.md': ['order: 20', 'order: 20\naliases: [beta-old]'],
  });
  const { text } = move(content, 'beta', 'better');
  assert.match(text.get('content/topics/gamma.md') ?? '', `${others}, [f](better.md?x#y).`);
});

test('a move finishes what was renamed by hand, as if the file were still under its old name', () => {
  const content = { ...base, locks: new Map([['routes.lock', '/resources/alpha\n/resources/beta\n']] as const) };
  const rename = (before: Content, from: string, to: string): Content => ({
    ...before,
    files: before.files.map((file) =>
      file.slug === from ? { ...file, slug: to, path: file.path.replace(from, to) } : file,
    ),
  });
  const whole = move(content, 'beta', 'better').text;
  const finished = move(rename(content, 'beta', 'better'), 'topics/beta.md', 'better').text;
  assert.equal([...finished].sort(), [...whole].sort());
  const recorded = { ...content, locks: new Map([['routes.lock', '/resources/beta\n/resources/better\n']] as const) };
  assert.is(move(rename(recorded, 'beta', 'better'), 'beta', 'better').plan.kind, 'changes');
  const group = move(rename(base, 'second', 'last'), 'second', 'last').text;
  assert.match(group.get('content/topics/gamma.md') ?? '', 'group: last\n');
});

test('a name that never was is no rename by hand', () => {
  assert.is(move(base, 'beat', 'gamma').plan.kind, 'refused');
  assert.is(move(base, 'beta', 'alpha').plan.kind, 'refused');
});

test('a move and its reverse leave both addresses working', () => {
  const revision = startRevision(base, today);
  planMove(revision, 'beta', 'better');
  planMove(revision, 'better', 'beta');
  assert.match(revision.read('content/topics/beta.md') ?? '', 'aliases: [better]\n');
  assert.is(revision.read('content/topics/alpha.md'), base.files.find((one) => one.path.endsWith('alpha.md'))?.text);
});

test('a page that moves twice leaves both addresses, and its links are those of the last one', () => {
  const revision = startRevision(base, today);
  planMove(revision, 'beta', 'better');
  planMove(revision, 'better', 'best');
  assert.match(revision.read('content/topics/best.md') ?? '', 'aliases: [beta, better]\n');
  assert.match(revision.read('content/topics/alpha.md') ?? '', '(/resources/best#more-of-it) or [its file](best.md)');
  assert.match(revision.read('content/routes.lock') ?? '', '/resources/best\n/resources/beta\n/resources/better\n');
  const again = planMove(revision, 'beta', 'other');
  assert.is(
    again.kind === 'refused' && `${again.reason} ${again.hint}`,
    '`beta` is only another name of `/resources/best`. Write `/resources/best`, if that is the page you mean.',
  );
});

test('a table moves with what is said of it, and an answer and a word with the links to their places on a list', async () => {
  const whole = await readContent('test/fixtures/whole/content');
  const links = 'See [this](/forum#what-is-this), [that](/forum#what-is-this-not) and [it](/glossary#attention).\n';
  const word = {
    path: 'content/terms/attention.md',
    kind: 'term' as const,
    slug: 'attention',
    changed: null,
    text: '---\nterm: attention\nplain: What we notice.\n---\n',
  };
  const files = whole.files.map((file) =>
    file.path.endsWith('gamma.md') ? { ...file, text: `${file.text}\n${links}` } : file,
  );
  const revision = startRevision({ ...whole, files: [...files, word] }, today);
  for (const [from, to] of [
    ['data/attention', 'notice'],
    ['data/notice', 'noticed'],
    ['answers/what-is-this', 'this'],
    ['terms/attention', 'awareness'],
  ] as const)
    assert.is(planMove(revision, from, to).kind, 'changes');
  const page = revision.read('content/topics/gamma.md') ?? '';
  assert.match(page, '::figure{name=noticed}\n');
  assert.match(page, 'See [this](/forum#this), [that](/forum#what-is-this-not) and [it](/glossary#awareness).');
  assert.equal([...revision.content().tables.keys()], ['noticed']);
  const [table] = revision.changes().filter(({ from }) => from?.endsWith('.csv'));
  assert.equal([table?.from, table?.to], ['content/data/attention.csv', 'content/data/noticed.csv']);
});

test('a page that was never recorded is not taken for public because another one moves', () => {
  const locks = new Map([['routes.lock', '/resources/beta\n']] as const);
  const { text } = move({ ...base, locks }, 'beta', 'better');
  assert.is(text.get('content/routes.lock'), '/resources/beta\n/resources/better\n');
});

test('a draft leaves no alias, for nobody could open it', () => {
  const content = change({ 'content/topics/delta.md': ['order: 20', 'order: 20\ndraft: true'] });
  assert.not.match(move(content, 'delta', 'later').text.get('content/topics/later.md') ?? '', 'aliases');
});

test('a publication is renamed in lists, citations, links to its entry and the record of imports', () => {
  const content = change({ 'content/topics/beta.md': ['The end.', 'See [it](/resources/alpha#ref-doe-2020-study).'] });
  const lock = writeLock({ references: { 'doe-2020-study': { title: 'abc' } }, papers: {} });
  const { text } = move({ ...content, locks: new Map([['imports.lock', lock]]) }, 'doe-2020-study', 'doe-2020');
  assert.match(text.get('content/topics/alpha.md') ?? '', '  - doe-2020\n');
  assert.match(text.get('content/topics/alpha.md') ?? '', '[@doe-2020], and');
  assert.match(text.get('content/topics/beta.md') ?? '', '(/resources/alpha#ref-doe-2020)');
  assert.match(text.get('content/imports.lock') ?? '', '"doe-2020": {');
  assert.ok(text.has('content/references/doe-2020.md'));
});

test('a paper that was imported keeps its record under its new name', () => {
  const lock = writeLock({ references: {}, papers: { 'paper-one': { title: 'abc' } } });
  const { text } = move({ ...base, locks: new Map([['imports.lock', lock]]) }, 'paper-one', 'paper-first');
  assert.is(text.get('content/imports.lock'), lock.replace('paper-one', 'paper-first'));
});

test('a group is renamed in its topics', () => {
  const { text } = move(base, 'second', 'last');
  assert.match(text.get('content/topics/gamma.md') ?? '', 'group: last\n');
  assert.match(text.get('content/topics/delta.md') ?? '', 'group: last\n');
});

test('it is refused, with a way out, where it makes no sense', () => {
  const refusal = (from: string, to: string, content = base) => {
    const { plan } = move(content, from, to);
    return plan.kind === 'refused' ? `${plan.reason} ${plan.hint}` : '';
  };
  assert.is(refusal('betta', 'x'), 'There is no `betta`. Did you mean `beta`?');
  assert.is(refusal('beta', 'alpha'), '`content/topics/alpha.md` is there already. Choose another name.');
  assert.match(refusal('beta', 'My Page'), 'Use `my-page`.');
  assert.match(refusal('beta', 'beta'), 'is its name already');
  assert.match(refusal('beta', '/research/papers/beta'), 'A topic stays in `topics/`');
  assert.match(refusal('contact', 'reach'), 'has its fixed place');
  assert.match(refusal('the-paper', 'x'), 'is only another name of `/research/papers/paper-one`');
  const former = change({ 'content/topics/alpha.md': ['order: 10', 'order: 10\naliases: [gone]'] });
  assert.is(
    refusal('beta', 'gone', former),
    '`/resources/gone` is an alias of `content/topics/alpha.md`. Choose another name, or take the alias out there.',
  );
  const twice = change({ 'content/groups/first.md': ['', ''] });
  const shared = {
    ...twice,
    files: twice.files.flatMap((one) =>
      one.path.endsWith('first.md') ? [{ ...one, slug: 'beta', path: 'content/groups/beta.md' }, one] : [one],
    ),
  };
  assert.is(
    refusal('beta', 'x', shared),
    '`beta` is the name of more than one file. Write `groups/beta` or `topics/beta`.',
  );
  const broken = change({ 'content/topics/delta.md': ['title: Delta', 'title: "Delta'] });
  assert.match(refusal('beta', 'x', broken), 'A file that cannot be read may mention this one.');
});

test('a name, a file and an address name the same page', () => {
  for (const name of [
    'beta',
    'beta.md',
    'topics/beta',
    'content/topics/beta.md',
    '/resources/beta',
    './content/topics/beta.md',
  ])
    assert.is(move(base, name, 'better').plan.kind, 'changes', name);
});

test('a picture is renamed by hand, and it is said what comes then', () => {
  const plan = planMove(startRevision(base, '2026-01-01'), 'media/picture.svg', 'image.svg');
  assert.is(
    plan.kind === 'refused' && `${plan.reason} ${plan.hint}`,
    '`media/picture.svg` is no page, and pictures and other files of `media/` are renamed and removed by hand. `npm run check` then names each line in which the old name stands.',
  );
});

test.run();
