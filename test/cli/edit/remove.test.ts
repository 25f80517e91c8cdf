import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createProblem, startOf } from '../../../cli/core/problem.ts';
import { planRemove, type RemoveOptions } from '../../../cli/edit/remove.ts';
import { startRevision } from '../../../cli/edit/revision.ts';
import { writeLock } from '../../../cli/import/imports-lock.ts';
import { type Content, readContent } from '../../../cli/read/content.ts';
import { base, change } from './stage.ts';

function remove(name: string, options: Partial<RemoveOptions> = {}, content = base) {
  const revision = startRevision(content, '2026-01-01');
  const plan = planRemove(revision, name, { force: false, redirect: undefined, ...options });
  const changes = plan.kind === 'changes' ? plan.changes : [];
  const refusal = plan.kind === 'refused' ? plan : { reason: '', hint: '', obstacles: [] };
  return { plan, refusal, text: new Map(changes.map((one) => [one.to ?? `gone ${one.from}`, one.after])) };
}

test('links stand in the way, and are listed', () => {
  const { refusal } = remove('beta');
  assert.is(refusal.reason, 'Other pages link to `topics/beta` in their text.');
  assert.equal(
    refusal.obstacles.map((one) => `${one.position} ${one.what}`),
    ['content/topics/alpha.md:15:24 links to it', 'content/topics/alpha.md:15:66 links to it'],
  );
});

test('with force the words stay, and the address is given up', () => {
  const locks = new Map([['routes.lock', '/resources/alpha\n/resources/beta\n']] as const);
  const { text } = remove('beta', { force: true }, { ...base, locks });
  assert.ok(text.has('gone content/topics/beta.md'));
  assert.match(text.get('content/topics/alpha.md') ?? '', 'See the second topic or its file.');
  assert.not.match(text.get('content/routes.lock') ?? '', '/resources/beta');
});

test('with a redirect links lead to the heir, which answers at the old addresses', () => {
  const content = change({ 'content/topics/beta.md': ['order: 20', 'order: 20\naliases: [bee]'] });
  const { text } = remove('beta', { redirect: 'paper-one' }, content);
  assert.match(
    text.get('content/topics/alpha.md') ?? '',
    '[the second topic](/research/papers/paper-one) or [its file](/research/papers/paper-one)',
  );
  assert.match(text.get('content/papers/paper-one.md') ?? '', 'aliases: [the-paper, /resources/beta, /resources/bee]');
  const near = remove('beta', { redirect: 'gamma' });
  assert.match(near.text.get('content/topics/gamma.md') ?? '', 'aliases: [beta]');
});

test('an heir that linked to the page keeps the words, and gets no link to itself', () => {
  const { text } = remove('beta', { redirect: 'alpha' });
  assert.match(text.get('content/topics/alpha.md') ?? '', 'See the second topic or its file.');
});

const betaGone: Content = {
  ...base,
  files: base.files.filter(({ slug }) => slug !== 'beta'),
  locks: new Map([['routes.lock', '/resources/alpha\n/resources/beta\n']]),
};

test('a page that was deleted by hand gives its address up, once nothing links to it', () => {
  for (const name of ['beta', 'topics/beta.md', '/resources/beta']) {
    const { refusal } = remove(name, {}, betaGone);
    assert.is(refusal.reason, '`topics/beta` is not there. Other pages link to `topics/beta` in their text.');
    assert.is(refusal.obstacles.length, 2);
    const { plan, text } = remove(name, { force: true }, betaGone);
    assert.equal(plan.kind === 'changes' && plan.notes, [
      'content/topics/beta.md is not there',
      '/resources/beta leads nowhere any more; `aliases: [/resources/beta]` in another page would keep it',
    ]);
    assert.equal([...text.keys()], ['content/routes.lock', 'content/topics/alpha.md']);
    assert.is(text.get('content/routes.lock'), '/resources/alpha\n');
    assert.match(text.get('content/topics/alpha.md') ?? '', 'See the second topic or its file.');
  }
});

test('another page takes the place of one that was deleted by hand', () => {
  const { text } = remove('beta', { redirect: 'gamma' }, betaGone);
  assert.match(text.get('content/topics/gamma.md') ?? '', 'aliases: [beta]');
  assert.match(text.get('content/topics/alpha.md') ?? '', '[the second topic](/resources/gamma)');
  assert.not(text.has('content/routes.lock'), 'the address is kept');
});

test('the name of a file that was deleted by hand needs its folder when another kind has it, there or gone', () => {
  const paper = base.files.find(({ slug }) => slug === 'paper-one');
  if (paper === undefined) throw new Error('The fixture has no paper.');
  const there = { ...paper, path: 'content/papers/beta.md', slug: 'beta' };
  const both: Content = { ...betaGone, files: [...betaGone.files, there] };
  const twice: Content = {
    ...betaGone,
    locks: new Map([['routes.lock', '/research/papers/beta\n/resources/beta\n']]),
  };
  for (const content of [both, twice]) {
    const { refusal } = remove('beta', { force: true }, content);
    assert.is(refusal.reason, '`beta` is the name of more than one file.');
    assert.match(refusal.hint, '`papers/beta`');
    assert.match(refusal.hint, '`topics/beta`');
    const { plan } = remove('topics/beta', { force: true }, content);
    assert.match(plan.kind === 'changes' ? plan.notes.join() : '', 'content/topics/beta.md');
  }
});

test('addresses that a page which was deleted by hand may have had are named', () => {
  const content: Content = {
    ...base,
    files: base.files.filter(({ slug }) => slug !== 'paper-one'),
    locks: new Map([['routes.lock', '/research/papers/paper-one\n/research/papers/the-paper\n/resources/beta\n']]),
  };
  const notes = (name: string) => {
    const { plan } = remove(name, { redirect: 'beta' }, content);
    return plan.kind === 'changes' ? plan.notes : [];
  };
  assert.equal(notes('paper-one'), [
    'content/papers/paper-one.md is not there',
    '/research/papers/paper-one leads to /resources/beta',
    'nothing answers at /research/papers/the-paper: if the page had it as an alias, `npm run check` says how to keep it or give it up',
  ]);
  assert.equal(notes('papers/the-paper').slice(0, 2), [
    'content/papers/the-paper.md is not there',
    '/research/papers/the-paper leads to /resources/beta',
  ]);
});

test('a page whose file only lies elsewhere is not given up', () => {
  const problem = (path: string) => createProblem('unknown-file', 'error', { at: startOf(path), reason: 'Not read.' });
  const obstacles = (content: Content) => {
    const { refusal } = remove('beta', { force: true }, content);
    return [refusal.reason, ...refusal.obstacles.map(({ position, what }) => `${position} ${what}`)];
  };
  const reason = '`content/topics/beta.md` is not there, but may lie elsewhere under `content/`.';
  for (const path of ['content/topics/sub', 'content/beta.md', 'content/topics/Beta.MD'])
    assert.equal(obstacles({ ...betaGone, problems: [problem(path)] }), [reason, `${path} is not read`]);
  const beta = base.files.filter(({ slug }) => slug === 'beta');
  const capital = beta.map((file) => ({ ...file, path: 'content/topics/Beta.md', slug: 'Beta' }));
  assert.equal(obstacles({ ...betaGone, files: [...betaGone.files, ...capital] }), [
    reason,
    'content/topics/Beta.md may be it',
  ]);
});

test('a pin to a page that was deleted by hand is taken out, and that is said', () => {
  const files = betaGone.files.map((file) =>
    file.slug === 'alpha' ? { ...file, text: file.text.replace('order: 10', 'order: 10\nnext: beta') } : file,
  );
  const { plan, text } = remove('beta', { force: true }, { ...betaGone, files });
  assert.not.match(text.get('content/topics/alpha.md') ?? '', 'next:');
  assert.ok(plan.kind === 'changes' && plan.notes.includes('content/topics/alpha.md has no `next` any more'));
});

test('a pin to the page leads to the next, and a pin that agreed goes on agreeing', () => {
  const content = change({ 'content/topics/gamma.md': ['order: 10', 'order: 10\nnext: delta'] });
  assert.match(remove('delta', {}, content).text.get('content/topics/gamma.md') ?? '', 'next: alpha\n');
});

const answer = (topics: string) => ({
  path: 'content/answers/why.md',
  kind: 'answer' as const,
  slug: 'why',
  changed: null,
  text: `---\nquestion: Why is it so?\ntopics: ${topics}\n---\n\nNobody knows.\n`,
});
const answered = (topics: string): Content => ({ ...base, files: [answer(topics), ...base.files] });

test('lists of names stand in the way, and name the heir or lose the name', () => {
  const { refusal } = remove('delta', {}, answered('[alpha, delta]'));
  assert.equal(
    [refusal.reason, refusal.hint, ...refusal.obstacles.map((one) => `${one.position} ${one.what}`)],
    [
      'Other files name `topics/delta` at their top.',
      'Name another topic for it with `--redirect PAGE`, or take it out of these lists with `--force`.',
      'content/answers/why.md:3:17 names it',
    ],
  );
  const after = (topics: string, options: Partial<RemoveOptions>) =>
    /^topics: .*$/m.exec(remove('delta', options, answered(topics)).text.get('content/answers/why.md') ?? '')?.[0];
  assert.is(after('[alpha, delta]', { redirect: 'gamma' }), 'topics: [alpha, gamma]');
  assert.is(after('[alpha, delta]', { redirect: 'alpha' }), 'topics: [alpha]');
  assert.is(after('[alpha, delta]', { redirect: 'paper-one' }), 'topics: [alpha]');
  assert.is(after('[alpha, delta]', { force: true }), 'topics: [alpha]');
  assert.is(after('[delta]', { force: true }), undefined);
});

test('what front matter links to cannot be taken out of it', () => {
  const { refusal } = remove('alpha', { force: true });
  assert.is(refusal.reason, 'Other files link to `topics/alpha` at their top.');
  assert.equal(
    refusal.obstacles.map((one) => one.position.split(':')[0]),
    ['content/pages/home.md', 'content/site.md'],
  );
});

test('all that stands in the way is named at once: names in lists, links of front matter, and links of texts', () => {
  const content = answered('[delta, gamma, alpha]');
  const named = remove(
    'alpha',
    {},
    {
      ...content,
      files: content.files.map((file) => ({
        ...file,
        text: file.text.replace('Nobody', '[Nobody](/resources/alpha)'),
      })),
    },
  ).refusal;
  assert.is(
    named.reason,
    'Other files name `topics/alpha` at their top. Other files link to `topics/alpha` at their top. Other pages link to `topics/alpha` in their text.',
  );
  assert.is(named.hint, 'Let another page take its place with `--redirect PAGE`, or change these lines first.');
  assert.equal(
    named.obstacles.map((one) => `${one.position.replace(/:.*/, '')} ${one.what}`),
    [
      'content/answers/why.md names it',
      'content/pages/home.md links to it',
      'content/site.md links to it',
      'content/answers/why.md links to it',
    ],
  );
  const soft = remove('beta', {}, answered('[beta]')).refusal;
  assert.is(
    soft.reason,
    'Other files name `topics/beta` at their top. Other pages link to `topics/beta` in their text.',
  );
  assert.match(soft.hint, 'or take the names and the links out with `--force`, which keeps the words.');
  assert.is(soft.obstacles.length, 3);
});

test('a publication is taken out of lists and citations by force alone', () => {
  const { refusal } = remove('doe-2020-study');
  assert.equal(
    refusal.obstacles.map((one) => `${one.position} ${one.what}`),
    ['content/topics/alpha.md:7:5 lists it', 'content/topics/alpha.md:11:20 cites it'],
  );
  const alpha = remove('doe-2020-study', { force: true }).text.get('content/topics/alpha.md') ?? '';
  assert.match(alpha, 'references:\n  - { id: roe-2021-essay');
  assert.match(alpha, 'A study shows it, and so does');
});

test('an entry with a note goes whole', () => {
  const { text } = remove('roe-2021-essay', { force: true });
  assert.match(text.get('content/topics/alpha.md') ?? '', 'references:\n  - doe-2020-study\n---');
});

test('another publication takes its place in lists and citations, once in each, and keeps what is said of it', () => {
  const { text, plan } = remove('doe-2020-study', { redirect: 'roe-2021-essay' });
  const alpha = text.get('content/topics/alpha.md') ?? '';
  assert.match(alpha, 'references:\n  - { id: roe-2021-essay, note: Why it matters here. }\n---');
  assert.match(alpha, 'A study shows it [@roe-2021-essay], and so does an essay [@roe-2021-essay, p. 7].');
  assert.ok(text.has('gone content/references/doe-2020-study.md'));
  assert.not(text.has('content/references/roe-2021-essay.md'), 'it has an annotation of its own');
  assert.equal(plan.kind === 'changes' && plan.notes, [
    'content/references/doe-2020-study.md is removed',
    'what named or cited it names content/references/roe-2021-essay.md now',
  ]);
  const both = change({
    'content/topics/alpha.md': ['[@doe-2020-study]', '[@doe-2020-study; @roe-2021-essay]'],
    'content/references/roe-2021-essay.md': ['\nSays what it means.\n', ''],
  });
  const again = remove('doe-2020-study', { redirect: 'references/roe-2021-essay' }, both).text;
  assert.match(again.get('content/topics/alpha.md') ?? '', 'A study shows it [@roe-2021-essay], and');
  assert.match(again.get('content/references/roe-2021-essay.md') ?? '', '---\n\nShows how it is.\n');
  const silent = change({
    'content/references/doe-2020-study.md': ['\nShows how it is.\n', ''],
    'content/references/roe-2021-essay.md': ['\nSays what it means.\n', ''],
  });
  assert.not(
    remove('doe-2020-study', { redirect: 'roe-2021-essay' }, silent).text.has('content/references/roe-2021-essay.md'),
  );
});

test('of two entries for one publication the note stays', () => {
  const noted = change({
    'content/topics/alpha.md': [
      '- doe-2020-study\n  - { id: roe-2021-essay, note: Why it matters here. }',
      '- { id: doe-2020-study, note: Why it matters here. }\n  - roe-2021-essay',
    ],
  });
  const { text } = remove('doe-2020-study', { redirect: 'roe-2021-essay' }, noted);
  assert.match(
    text.get('content/topics/alpha.md') ?? '',
    'references:\n  - { id: roe-2021-essay, note: Why it matters here. }\n---',
  );
});

test('a page about a publication, and a course that reads it, lose it by force or get the heir', () => {
  const about = change({ 'content/papers/paper-one.md': ['order: 10', 'publication: doe-2020-study\norder: 10'] });
  const week =
    'syllabus:\n  - title: One\n    references: [doe-2020-study, roe-2021-essay]\n  - title: Two\n    references:\n      - doe-2020-study\n';
  const syllabus = `---\ntitle: Markets\ndescription: ${'A sentence that is long enough. '.repeat(2).trim()}\ninstitution: School\nterms: [{ name: Spring 2027 }]\n${week}---\n`;
  const path = 'content/courses/markets.md';
  const revision = startRevision(about, '2026-01-01');
  revision.write(path, syllabus);
  const content = revision.content();
  assert.equal(
    remove('doe-2020-study', {}, content).refusal.obstacles.map((one) => `${one.position} ${one.what}`),
    [
      `${path}:8:18 lists it`,
      `${path}:11:9 lists it`,
      'content/papers/paper-one.md:5:14 is about it',
      'content/topics/alpha.md:7:5 lists it',
      'content/topics/alpha.md:11:20 cites it',
    ],
  );
  const forced = remove('doe-2020-study', { force: true }, content).text;
  assert.is(forced.get('content/papers/paper-one.md'), base.files.find(({ slug }) => slug === 'paper-one')?.text);
  assert.is(
    forced.get(path),
    syllabus.replace('doe-2020-study, ', '').replace('references:\n      - doe-2020-study\n', 'references: []\n'),
  );
  const led = remove('doe-2020-study', { redirect: 'roe-2021-essay' }, content).text;
  assert.match(led.get('content/papers/paper-one.md') ?? '', '\npublication: roe-2021-essay\n');
  assert.is(led.get(path), syllabus.replace('doe-2020-study, ', '').replace('- doe-2020-study', '- roe-2021-essay'));
});

test('the heir of a publication is another publication', () => {
  const reason = (redirect: string) => remove('doe-2020-study', { redirect }).refusal.reason;
  assert.is(reason('beta'), '`topics/beta` is no publication.');
  assert.is(reason('doe-2020-study'), 'A publication cannot take its own place.');
  assert.is(reason('roe-1999'), 'There is no `roe-1999`.');
});

test('a group goes only when it is empty', () => {
  const { refusal } = remove('second', { force: true });
  assert.is(refusal.obstacles.length, 2);
  assert.match(refusal.hint, 'Give each another `group`');
});

test('a data set goes with its table, once no page shows it', async () => {
  const whole = await readContent('test/fixtures/whole/content');
  const shown = remove('data/attention', {}, whole).refusal;
  assert.equal(
    [shown.reason, shown.hint, ...shown.obstacles.map(({ position, what }) => `${position} ${what}`)],
    ['Pages show `data/attention`.', 'Take these lines out first.', 'content/topics/gamma.md:10:1 shows it'],
  );
  const files = whole.files.map((file) => ({ ...file, text: file.text.replace('::figure{name=attention}', '') }));
  const revision = startRevision({ ...whole, files }, '2026-01-01');
  assert.is(planRemove(revision, 'data/attention', { force: false, redirect: undefined }).kind, 'changes');
  assert.equal(
    revision
      .changes()
      .filter(({ from }) => from !== null)
      .map(({ from, to, isCarried }) => [from, to, isCarried]),
    [
      ['content/data/attention.csv', null, true],
      ['content/data/attention.md', null, undefined],
    ],
  );
});

test('links to where a list or the forum shows a file stand in the way, and go with it', async () => {
  const whole = await readContent('test/fixtures/whole/content');
  const links = 'See [this](/forum#what-is-this), [that](/resources#what-is-this) and [it](/glossary#attention).';
  const term = '---\nterm: attention\nplain: What we notice.\n---\n';
  const files = [
    ...whole.files.map((file) =>
      file.path.endsWith('gamma.md') ? { ...file, text: `${file.text}\n${links}\n` } : file,
    ),
    { path: 'content/terms/attention.md', kind: 'term' as const, slug: 'attention', changed: null, text: term },
  ];
  const content = { ...whole, files };
  const texts = (name: string, options: Partial<RemoveOptions>) =>
    remove(name, options, content).text.get('content/topics/gamma.md') ?? '';
  const answer = remove('answers/what-is-this', {}, content).refusal;
  assert.match(
    answer.obstacles.map(({ position, what }) => `${position} ${what}`).join(),
    /^content\/topics\/gamma\.md:\d+:\d+ links to it$/,
  );
  assert.match(texts('answers/what-is-this', { force: true }), 'See this, [that](/resources#what-is-this) and');
  assert.match(texts('answers/what-is-this', { redirect: 'topics/beta' }), 'See [this](/resources/beta), [that]');
  const explained = remove('terms/attention', {}, content).refusal;
  assert.equal(
    [explained.reason, explained.hint, explained.obstacles.length],
    ['Pages link to `terms/attention`.', 'Take these links out, or keep the words without them with `--force`.', 1],
  );
  assert.match(texts('terms/attention', { force: true }), '[that](/resources#what-is-this) and it.');
});

test('an heir must be a page that readers can open', () => {
  const reason = (redirect: string, content = base) => remove('beta', { redirect }, content).refusal.reason;
  assert.match(reason('beta'), 'cannot take its own place');
  assert.match(reason('doe-2020-study'), 'has no address');
  assert.match(reason('nowhere'), 'There is no `nowhere`');
  assert.match(
    reason('gamma', change({ 'content/topics/gamma.md': ['order: 10', 'order: 10\ndraft: true'] })),
    'is not published yet',
  );
  assert.match(remove('second', { redirect: 'beta' }).refusal.reason, 'has no address of its own');
});

test('what still cites a publication whose file was deleted by hand is named, and taken out by force', () => {
  const content = { ...base, files: base.files.filter(({ slug }) => slug !== 'doe-2020-study') };
  for (const name of ['doe-2020-study', 'references/doe-2020-study', 'content/references/doe-2020-study.md']) {
    const { refusal } = remove(name, {}, content);
    assert.is(refusal.reason, '`references/doe-2020-study` is not there. Pages name or cite `doe-2020-study`.');
    assert.equal(
      refusal.obstacles.map((one) => `${one.position} ${one.what}`),
      ['content/topics/alpha.md:7:5 lists it', 'content/topics/alpha.md:11:20 cites it'],
    );
  }
  const locks = new Map([
    ['imports.lock', writeLock({ references: { 'doe-2020-study': {}, other: {} }, papers: {} })],
  ] as const);
  const { text, plan } = remove('doe-2020-study', { force: true }, { ...content, locks });
  assert.match(text.get('content/topics/alpha.md') ?? '', 'references:\n  - { id: roe-2021-essay');
  assert.is(
    text.get('content/imports.lock'),
    writeLock({ references: { other: {} }, papers: {}, removed: { 'doe-2020-study': {} } }),
  );
  assert.equal(plan.kind === 'changes' && plan.notes, ['content/references/doe-2020-study.md is not there']);
  assert.is(remove('roe-1999-nothing', {}, content).refusal.reason, 'There is no `roe-1999-nothing`.');
});

test.run();
