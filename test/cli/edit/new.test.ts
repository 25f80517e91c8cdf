import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type NewFile, type Position, planNew, toNewFile } from '../../../cli/edit/new.ts';
import { startRevision } from '../../../cli/edit/revision.ts';
import { planVerified } from '../../../cli/edit/verify.ts';
import type { StarterAnswers } from '../../../cli/kinds/kind.ts';
import { schemas } from '../../../cli/kinds/schemas.ts';
import { readContent } from '../../../cli/read/content.ts';
import { describeKeys } from '../../../cli/schema/describe.ts';
import { createSite } from '../../../cli/site.ts';

const base = await readContent('test/fixtures/base/content');

function create(kind: NewFile['kind'], values: NewFile['values'], position: Position = {}, content = base) {
  const revision = startRevision(content, '2026-01-01');
  const plan = planNew(revision, { kind, slug: undefined, values, position });
  const changes = plan.kind === 'changes' ? plan.changes : [];
  return { plan, content: revision.content(), text: new Map(changes.map((one) => [one.to, one.after])) };
}

const talk = { date: '2026-01-01', event: 'A Workshop', place: 'A Hall' };
const reference = { title: 'A Tale', type: 'book', authors: ['Jane Poe'], year: 2022 };

test('a new file is valid and explains every key that it may have', () => {
  for (const [kind, values, position, path] of [
    ['topic', { title: 'Attention: what it costs' }, { after: 'alpha' }, 'content/topics/attention-what-it-costs.md'],
    ['paper', { title: 'A "New" Paper', label: 'New', date: '2026-01-01' }, {}, 'content/papers/a-new-paper.md'],
    ['group', { title: 'Third' }, {}, 'content/groups/third.md'],
    ['reference', reference, {}, 'content/references/a-tale.md'],
    ['talk', { ...talk, title: 'A Talk' }, {}, 'content/talks/a-talk.md'],
    [
      'course',
      { title: 'A Course', institution: 'A School', terms: [{ name: 'Autumn', starts: '2025-10-01' }] },
      {},
      'content/courses/a-course.md',
    ],
    ['news', { title: 'It happened', date: '2026-01-01' }, {}, 'content/news/it-happened.md'],
    ['person', { title: 'Jane Poe', relation: 'team' }, {}, 'content/people/jane-poe.md'],
    ['answer', { title: 'Why?', question: 'Why?' }, {}, 'content/answers/why.md'],
    ['term', { title: 'noise', term: 'noise', plain: 'What says nothing.' }, {}, 'content/terms/noise.md'],
    ['page', { title: 'Imprint' }, {}, 'content/pages/imprint.md'],
  ] as const) {
    const { content, text } = create(kind, values, position);
    const file = text.get(path) ?? '';
    const { problems } = createSite(content, { today: '2026-01-01' });
    assert.equal(
      problems.filter((one) => one.level === 'error'),
      [],
      kind,
    );
    for (const { name, description } of describeKeys(schemas[kind])) {
      assert.match(file, `# ${description}\n`);
      assert.ok(new RegExp(`^(?:# )?${name}: \\S`, 'm').test(file), `${kind} ${name}`);
    }
  }
});

test('a page of its own that would take an address of the site is refused with that address', () => {
  const refusal = (title: string) => {
    const { plan } = create('page', { title });
    return plan.kind === 'refused' ? `${plan.reason} ${plan.hint}` : '';
  };
  const hint = 'Choose another title, or give it a name with `--slug`, such as `media-page`.';
  assert.is(
    refusal('Media'),
    `\`/media\` is the address of pictures and downloads, so no page of your own can have it. ${hint}`,
  );
  assert.match(refusal('Talks'), '`/talks` is the address of the section Talks');
});

test('the examples of a new file name files of the site, and invented ones of which it has none', () => {
  const examples = (content = base) => {
    const { text } = create('talk', { ...talk, title: 'A Talk' }, {}, content);
    return ['papers', 'references'].map(
      (key) => new RegExp(`^# ${key}: (.*)$`, 'm').exec([...text.values()].join())?.[1],
    );
  };
  assert.equal(examples(), ['[paper-one]', '[doe-2020-study]']);
  const files = base.files.filter(({ kind }) => kind !== 'paper' && kind !== 'reference');
  assert.equal(examples({ ...base, files }), ['[name-of-the-paper]', '[name-of-the-reference]']);
});

test('a new paper stands by its date in a list that begins with the newest or has but one, and last in any other', () => {
  const [paper] = base.files.filter(({ kind }) => kind === 'paper');
  assert.ok(paper);
  const list = (days: readonly string[]) =>
    days.map((day, index) => ({
      ...paper,
      path: `content/papers/p${index}.md`,
      slug: `p${index}`,
      text: paper.text.replace(/^date: .*$/m, `date: ${day}`).replace(/^order: .*$/m, `order: ${(index + 1) * 10}`),
    }));
  const orderAmong = (days: readonly string[]) => {
    const files = [...base.files.filter((file) => file !== paper), ...list(days)];
    const revision = startRevision({ ...base, files }, '2026-01-01');
    const values = { title: 'New', label: 'New', date: '2025-01-01' };
    planNew(revision, { kind: 'paper', slug: undefined, values, position: {} });
    return /^order: (.*)$/m.exec(revision.read('content/papers/new.md') ?? '')?.[1];
  };
  assert.is(orderAmong(['2024-01-01', '2020-01-01']), '5');
  assert.is(orderAmong(['2024-01-01']), '5');
  assert.is(orderAmong(['2026-01-01']), '20');
  assert.is(orderAmong(['2026-01-01', '2020-01-01']), '15');
  assert.is(orderAmong(['2026-01-01', '2025-01-01']), '15');
  assert.is(orderAmong(['2024-01-01', '2024-01-01']), '30');
  assert.is(orderAmong(['2020-01-01', '2024-01-01']), '30');
});

test('a new file that needs neither a description nor a text has nothing to replace', () => {
  for (const [kind, values] of [
    ['news', { title: 'We Won', date: '2026-01-01' }],
    ['person', { title: 'Jane Poe' }],
  ] as const) {
    const { content } = create(kind, values);
    assert.equal(createSite(content, { today: '2026-01-01' }).problems, [], kind);
  }
});

test('a topic stands where it was told to, and its neighbours move only when there is no room', () => {
  const { text, plan } = create('topic', { title: 'New' }, { after: 'alpha' });
  assert.match(text.get('content/topics/new.md') ?? '', 'order: 15\n');
  assert.equal([...text.keys()], ['content/topics/new.md']);
  assert.match(plan.kind === 'changes' ? plan.notes.join() : '', 'after `alpha` and before `beta`');
  assert.match(
    create('topic', { title: 'New' }, { before: 'gamma' }).text.get('content/topics/new.md') ?? '',
    'order: 5\n',
  );
  assert.match(
    create('topic', { title: 'New' }, { within: 'first' }).text.get('content/topics/new.md') ?? '',
    'order: 30\n',
  );
  const files = base.files.map((file) => ({ ...file, text: file.text.replace('order: 20\n', 'order: 11\n') }));
  const close = create('topic', { title: 'New' }, { after: 'alpha' }, { ...base, files });
  assert.equal(
    [...close.text].map(([path, text]) => [path, /^order: .*/m.exec(text)?.[0]]),
    [
      ['content/topics/beta.md', 'order: 30'],
      ['content/topics/new.md', 'order: 20'],
    ],
  );
  assert.match(close.plan.kind === 'changes' ? close.plan.notes.join() : '', 'because no gap was left');
});

test('a pin across the new place leads to the new page', () => {
  const revision = startRevision(base, '2026-01-01');
  revision.edit('content/topics/alpha.md', (text) => text.replace('order: 10', 'order: 10\nnext: beta'));
  planNew(revision, { kind: 'topic', slug: undefined, values: { title: 'New' }, position: { after: 'alpha' } });
  assert.match(revision.read('content/topics/alpha.md') ?? '', 'next: new\n');
});

test('a page of its own never takes the place of one of the fixed pages, whether or not that is there', () => {
  for (const title of ['Research', 'Contact', 'Forum']) {
    const { plan, content } = create('page', { title });
    assert.is(plan.kind, 'refused', title);
    assert.equal(content, base);
  }
});

test('a page by the name of one that a site may do without is begun as what it is, once', () => {
  for (const title of ['CV', 'Curriculum Vitae']) {
    const revision = startRevision(base, '2026-01-01');
    const cv = { kind: 'page', slug: undefined, values: { title }, position: {} } as const;
    const plan = planNew(revision, cv);
    assert.equal(plan.kind === 'changes' && plan.notes, ['content/pages/cv.md is new, at /cv']);
    assert.equal(
      createSite(revision.content(), { today: '2026-01-01' }).problems.filter(({ level }) => level === 'error'),
      [],
    );
    const again = planNew(revision, cv);
    assert.is(again.kind === 'refused' && again.reason, '`content/pages/cv.md` is there already.');
  }
});

test('it is refused, with a way out, where it makes no sense', () => {
  const refusal = (values: NewFile['values'], position: Position) => {
    const { plan } = create('topic', values, position);
    return plan.kind === 'refused' ? `${plan.reason} ${plan.hint}` : '';
  };
  const title = 'New';
  assert.is(refusal({ title }, {}), 'A topic needs a place. Say `--after`, `--before` or `--group`.');
  assert.is(refusal({ title }, { after: 'alhpa' }), 'There is no topic `alhpa`. Did you mean `alpha`?');
  assert.is(refusal({ title }, { within: 'frist' }), 'There is no group `frist`. Did you mean `first`?');
  assert.match(refusal({ title }, { after: 'alpha', before: 'beta' }), 'are two places');
  assert.match(refusal({ title }, { after: 'alpha', within: 'second' }), 'is not in the group');
  assert.match(refusal({ title: 'Beta' }, { after: 'alpha' }), '`content/topics/beta.md` is there already.');
  assert.match(refusal({ title: '注意' }, { after: 'alpha' }), 'Give one with `--slug`');
  assert.match(refusal({ title: 'Con' }, { after: 'alpha' }), 'Windows');
});

test('a reference that pages cite before it is there can be made, though they do not list it yet', () => {
  const cite = (pages: readonly string[]) => ({
    ...base,
    files: base.files.map((file) =>
      pages.includes(file.slug) ? { ...file, text: `${file.text}\nSo it is [@poe-2022-tale].\n` } : file,
    ),
  });
  const make = (pages: readonly string[], values: NewFile['values']) =>
    planVerified(cite(pages), '2026-01-01', (revision) =>
      planNew(revision, { kind: 'reference', slug: 'poe-2022-tale', values, position: {} }),
    );
  for (const pages of [['gamma'], ['gamma', 'delta']]) {
    const plan = make(pages, reference);
    assert.equal(plan.kind === 'changes' && plan.changes.map(({ to }) => to), ['content/references/poe-2022-tale.md']);
  }
  assert.is(make(['gamma'], { ...reference, year: 'soon' }).kind, 'refused');
});

test('the DOI of a new reference may be given in any form in which people write one', () => {
  const model = startRevision(base, '2026-01-01').model();
  for (const written of [
    '10.1000/Tale',
    'doi:10.1000/Tale',
    'https://doi.org/10.1000/Tale',
    'dx.doi.org/10.1000/Tale',
  ]) {
    const given = { title: 'A Tale', type: 'book', author: ['Jane Poe'], year: '2022', doi: written };
    const file = toNewFile('reference', given, model, '2026-01-01');
    assert.is('values' in file && file.values.doi, '10.1000/Tale', written);
  }
});

test('what was asked for becomes the keys of the file, and a day that nobody gave is today', () => {
  const model = startRevision(base, '2026-01-01').model();
  const valuesOf = (kind: NewFile['kind'], given: StarterAnswers) => {
    const file = toNewFile(kind, { title: 'New', ...given }, model, '2026-01-01');
    return 'values' in file && file.values;
  };
  assert.equal(valuesOf('course', { institution: 'A School', term: [' Spring 2027', ''] }), {
    title: 'New',
    institution: 'A School',
    terms: [{ name: 'Spring 2027' }],
  });
  for (const kind of ['news', 'talk'] as const) {
    assert.equal(valuesOf(kind, {}), { title: 'New', date: '2026-01-01' });
    assert.equal(valuesOf(kind, { date: '2025-05-05' }), { title: 'New', date: '2025-05-05' });
  }
  assert.equal(valuesOf('paper', {}), { title: 'New', label: 'New', date: '2026-01-01' });
});

test.run();
