import { basename } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { importBibliography } from '../../../cli/edit/import-bibliography.ts';
import { planMove } from '../../../cli/edit/move.ts';
import { planRemove } from '../../../cli/edit/remove.ts';
import { type Revision, startRevision } from '../../../cli/edit/revision.ts';
import { importVerified } from '../../../cli/edit/verify-import.ts';
import { readBibtex } from '../../../cli/formats/bibtex-read.ts';
import { readLock } from '../../../cli/import/imports-lock.ts';
import { describeStep } from '../../../cli/import/report.ts';
import { readContent } from '../../../cli/read/content.ts';
import { createSite } from '../../../cli/site.ts';

const base = await readContent('test/fixtures/base/content');
const today = '2026-01-01';
const abstract = 'We find that <b>attention</b> costs \\$5 [sic] and * shows *.';
const record = `@article{caplin2015, author={Caplin, Andrew and Dean, Mark}, title={Costly {Attention}: A Test},
  year=2015, journal={AER}, doi={10.1257/aer.1}, abstract={${abstract}}}`;
const page = 'content/papers/costly-attention-a-test.md';

function bring(revision: Revision, bib: string, as: 'references' | 'papers' = 'papers') {
  const { references, papers, problems } = importBibliography(revision, readBibtex(bib, 'my.bib'), as);
  const tell = (steps: typeof papers) => steps.map(({ kind, slug }) => `${kind} ${slug}`);
  return { references: tell(references), papers: tell(papers), problems };
}

function readSource(bib: string) {
  return { bibliography: readBibtex(bib, 'my.bib'), path: 'my.bib' };
}

function begin(): Revision {
  return startRevision(base, today);
}

test('a paper is a draft with title, authors and abstract, about its publication; the rest is to be filled in', () => {
  const revision = begin();
  assert.equal(bring(revision, record), {
    references: ['new caplin2015'],
    papers: ['new costly-attention-a-test'],
    problems: [],
  });
  const text = revision.read(page) ?? '';
  for (const line of [
    'title: "Costly Attention: A Test"',
    'label: "Costly Attention: A Test"',
    'authors: [Andrew Caplin, Mark Dean]',
    'publication: caplin2015',
    'references: [caplin2015]',
    'date: 2015-01-01',
    'order: 20',
    'draft: true',
  ])
    assert.ok(text.includes(`\n${line}\n`), `${line} in ${text}`);
  assert.match(text, '---\n\nWe find that attention costs \\$5 \\[sic\\] and \\* shows \\*.\n');
  assert.equal(
    createSite(revision.content(), { today }).problems.map(({ path, rule }) => `${path} ${rule}`),
    [`${page} draft-unfinished`],
  );
});

test('new papers take their places by year in a list that begins with the newest, or is empty; else they come last', () => {
  const others = ['Three, 1990', 'One, 2020', 'Two, 2003', 'Four, 2002', 'Five, 2003'].map((written) => {
    const [title, year] = written.split(', ');
    return `@book{b, author={Doe, Jane}, title={${title}}, year=${year}}`;
  });
  const [only = ''] = base.files.flatMap(({ kind, path }) => (kind === 'paper' ? [path] : []));
  const list = (oldest: string | null) => {
    const revision = begin();
    const dated = (order: number, date: string) =>
      (revision.read(only) ?? '').replace(/order: .*/, `order: ${order}`).replace(/date: .*/, `date: ${date}`);
    if (oldest === null) revision.remove(only);
    else revision.write(only, dated(10, '2010-05-01'));
    if (oldest !== null && oldest !== 'alone') revision.write('content/papers/last.md', dated(20, oldest));
    bring(revision, others.join('\n'));
    const { files } = revision.content();
    return files
      .filter(({ kind }) => kind === 'paper')
      .map(({ path, text }) => ({ name: basename(path, '.md'), order: Number(/^order: (\d+)$/m.exec(text)?.[1]) }))
      .sort((a, b) => a.order - b.order)
      .map(({ name }) => name);
  };
  assert.equal(list('2001-01-01'), ['one', 'paper-one', 'two', 'five', 'four', 'last', 'three']);
  assert.equal(list('2011-01-01'), ['paper-one', 'last', 'three', 'one', 'two', 'four', 'five']);
  assert.equal(list(null), ['one', 'two', 'five', 'four', 'three']);
  assert.equal(list('alone'), ['one', 'paper-one', 'two', 'five', 'four', 'three']);
});

test('an entry that becomes of another type takes out what that has no place for, unless a person wrote it', () => {
  const entry = (title: string) =>
    `@article{rents, author={Doe, Jane}, title={${title}}, year=2020, journal={Data in Brief}, publisher={Elsevier}, doi={10.1000/1}}`;
  const path = 'content/references/rents.md';
  const again = (edit: (text: string) => string) => {
    const before = begin();
    importBibliography(before, readBibtex(entry('Rents'), 'my.bib'), 'references');
    assert.match(before.read(path) ?? '', '\npublisher: Elsevier\n');
    before.edit(path, edit);
    return importVerified(before.content(), today, readSource(entry('Rents {[Dataset]}')), 'references');
  };
  const { revision, outcome } = again((text) => text);
  assert.equal(
    outcome.references.map((step) => describeStep(step, 'references', String)),
    ['updated   references/rents: type (taken out, for its type has no place for it: publisher)'],
  );
  assert.match(revision.read(path) ?? '', '\nvenue: Data in Brief\n');
  assert.not.match(revision.read(path) ?? '', 'publisher');
  assert.not(outcome.problems.some(({ rule }) => rule === 'import-entry'));
  const own = again((text) => text.replace('Elsevier', 'My House'));
  assert.match(own.revision.read(path) ?? '', '\npublisher: My House\n');
});

test('without an abstract the text is to be written, and an abstract that comes later takes its place', () => {
  const revision = begin();
  const short = record.replace(/,\s*abstract=.*/, '}');
  bring(revision, short);
  assert.match(revision.read(page) ?? '', '\n\nReplace this text by that of the page.\n');
  assert.equal(bring(revision, record).papers, ['update costly-attention-a-test']);
  assert.match(revision.read(page) ?? '', '\n\nWe find that attention');
  assert.equal(bring(revision, record).papers, ['same costly-attention-a-test']);
});

test('a paper stays that of the publication that it was made of, whatever it lists and is about later', () => {
  const edits = [
    ['references: [', 'references: [doe-2020-study, '],
    ['publication: caplin2015\n', ''],
    ['publication: caplin2015', 'publication: doe-2020-study'],
  ] as const;
  for (const [from, to] of edits) {
    const revision = begin();
    bring(revision, record);
    revision.edit(page, (text) => text.replace(from, to));
    assert.equal(bring(revision, record).papers, ['same costly-attention-a-test'], to);
    const other = '@article{doe-2020-study, author={Doe, Jane}, title={A Study}, year=2020, doi={10.1000/study}}';
    assert.equal(
      bring(revision, other).papers,
      [to.includes('publication') ? 'kept costly-attention-a-test' : 'new a-study'],
      to,
    );
  }
});

test('a paper whose publication was removed, or has another name now, is updated by its own entry alone', () => {
  const both = `${record}\n@book{beta, author={Doe, Jane}, title={Beta}, year=2020}`;
  const removed = begin();
  bring(removed, both);
  removed.edit(page, (text) => text.replace('references: [', 'references: [beta, '));
  removed.remove('content/references/caplin2015.md');
  removed.edit(page, (text) => text.replace('publication: caplin2015\n', '').replace(', caplin2015', ''));
  assert.equal(bring(removed, both).papers, ['same costly-attention-a-test', 'same beta']);
  const renamed = begin();
  bring(renamed, record);
  renamed.remove('content/references/caplin2015.md');
  renamed.edit(page, (text) => text.replace(/publication: .*\n|references: .*\n/g, ''));
  assert.equal(bring(renamed, record.replace('caplin2015', 'caplin-dean')).papers, ['same costly-attention-a-test']);
  const moved = begin();
  bring(moved, record);
  assert.is(planMove(moved, 'references/caplin2015', 'costly').kind, 'changes');
  assert.match(moved.read(page) ?? '', '\npublication: costly\n');
  assert.equal(bring(moved, record.replace('A Test', 'Two Tests')).papers, ['update costly-attention-a-test']);
});

test('what an older import made is the paper of what it lists first', () => {
  const revision = begin();
  bring(revision, record);
  revision.edit('content/imports.lock', (text) =>
    text.replace(/\s*"publication": "\w+",/, '').replace(/\s*"date": "\w+",/, ''),
  );
  revision.edit(page, (text) => text.replace('publication: caplin2015\n', '').replace('2015-01-01', '2026-01-01'));
  assert.equal(bring(revision, record).papers, ['same costly-attention-a-test']);
});

test('a publication that was removed stays away from a list, and comes back where it is asked for alone', () => {
  const revision = begin();
  const other = '@book{doe2001, author={Doe, Jane}, title={Another}, year=2001, publisher={P}}';
  bring(revision, record, 'references');
  assert.is(planRemove(revision, 'references/caplin2015', { force: false, redirect: undefined }).kind, 'changes');
  const list = readBibtex(`${record}\n${other}`, 'my.bib');
  const told = (isList: boolean, entries = list.entries) => {
    const source = { bibliography: { ...list, entries }, path: 'my.bib' };
    const { outcome, revision: after } = importVerified(revision.content(), today, source, 'papers', isList);
    return [...outcome.references, ...outcome.papers]
      .map(({ kind, slug }) => `${kind} ${slug}`)
      .concat(readLock(after.read('content/imports.lock') ?? '')?.removed === undefined ? ['nothing is removed'] : []);
  };
  assert.equal(told(true), ['removed caplin2015', 'new doe2001', 'new another']);
  const [alone] = list.entries;
  assert.equal(told(false, alone ? [alone] : []), [
    'new caplin2015',
    'new costly-attention-a-test',
    'nothing is removed',
  ]);
});

test('a paper has the day of its entry, or the first of its month, if the entry says so', () => {
  const dayOf = (more: string) => {
    const revision = begin();
    bring(revision, record.replace('year=2015', `year=2015, ${more}`));
    return /^date: (.*)$/m.exec(revision.read(page) ?? '')?.[1];
  };
  assert.is(dayOf('month=may'), '2015-05-01');
  assert.is(dayOf('month=may, day={17}'), '2015-05-17');
});

test('the year of a paper follows its entry, unless a person gave a day', () => {
  const year = (text = '') => /^date: (.*)$/m.exec(text)?.[1];
  const dated = (written: string) => record.replace('year=2015', `year={${written}}`);
  for (const [first, day] of [
    ['2015', '2015-01-01'],
    ['forthcoming', today],
  ] as const) {
    const revision = begin();
    bring(revision, dated(first));
    assert.is(year(revision.read(page)), day);
    assert.equal(bring(revision, dated('2016')).papers, ['update costly-attention-a-test']);
    assert.is(year(revision.read(page)), '2016-01-01');
    revision.edit(page, (text) => text.replace('2016-01-01', '2016-05-09'));
    assert.equal(bring(revision, dated('2017')).papers, ['kept costly-attention-a-test']);
    assert.is(year(revision.read(page)), '2016-05-09');
  }
});

test('what a person changed in a page stays, the rest follows its entry', () => {
  const revision = begin();
  bring(revision, record);
  revision.edit(page, (text) => text.replace('We find', 'I find').replace('label: "Costly', 'label: "On Costly'));
  const later = record.replace('A Test', 'Two Tests').replace('Dean, Mark', 'Dean, Mark and Leahy, John');
  assert.equal(bring(revision, later).papers, ['update costly-attention-a-test']);
  const text = revision.read(page) ?? '';
  assert.match(text, 'title: "Costly Attention: Two Tests"\n');
  assert.match(text, 'label: "On Costly Attention: A Test"\n');
  assert.match(text, 'Mark Dean\n  - John Leahy\n');
  assert.match(text, 'I find that');
});

test('what another source knows less of stays in the page as well, however often that source is brought in', () => {
  const revision = begin();
  bring(revision, record.replace('year=2015', 'year=2015, month=may, day={17}'));
  const before = revision.read(page);
  const poorer = (more: string) => `@article{CD15, author={Caplin, A.}, title={Costly Attention}, year=2015,
    journal={AER}, doi={10.1257/aer.1}, abstract={We find that attention costs.}${more}}`;
  for (const more of ['', ', volume=105', ', volume=105, month=may', ', volume=106']) {
    assert.equal(bring(revision, poorer(more)).papers, ['kept costly-attention-a-test'], more);
    assert.is(revision.read(page), before, more);
  }
  assert.equal(bring(revision, poorer(', month=jun')).papers, ['update costly-attention-a-test']);
  assert.match(revision.read(page) ?? '', '\ndate: 2015-06-01\n');
});

test('a publication that has a page by hand is not given another, nor is that page touched', () => {
  const revision = begin();
  const before = revision.read('content/papers/paper-one.md') ?? '';
  const title = /title: (.*)/.exec(before)?.[1] ?? '';
  const entry = `@article{mine, author={Writer, Ada}, title={${title.toUpperCase()}}, year=2001}`;
  assert.equal(bring(revision, entry).papers, ['kept paper-one']);
  assert.is(revision.read('content/papers/paper-one.md'), before);
});

test('a record of imports that cannot be read stops the import, for nothing would say what a person has changed', () => {
  for (const lock of ['<<<<<<< HEAD\n{}', '{ "references": 1 }']) {
    const revision = startRevision({ ...base, locks: new Map([['imports.lock', lock]]) }, today);
    const { references, papers, problems } = bring(revision, record);
    assert.equal([references, papers, revision.changes()], [[], [], []]);
    assert.equal(
      problems.map(({ rule, path, level }) => `${level} ${rule} ${path}`),
      ['error imports-lock content/imports.lock'],
    );
  }
});

test('references that are there already get their pages, entries that repeat one do not, and broken ones stop none', () => {
  const revision = begin();
  bring(revision, record, 'references');
  assert.is(revision.read(page), undefined);
  const again = record.replace('caplin2015', 'again');
  const { references, papers, problems } = bring(revision, `${record}\n${again}\n@book{broken, title={No author}}`);
  assert.equal(references, ['same caplin2015', 'repeated caplin2015']);
  assert.equal(papers, ['new costly-attention-a-test']);
  assert.equal(
    problems.map((problem) => problem.rule),
    ['import-entry'],
  );
});

test('an import that brings nothing records nothing', () => {
  const revision = begin();
  const known = '@article{any, author={Doe, Jane}, title={Another Title}, year=2020, journal={J}, doi={10.1000/study}}';
  assert.equal(bring(revision, known, 'references').references, ['kept doe-2020-study']);
  assert.equal(revision.changes(), []);
});

test('an imported page is found again under another name and title', () => {
  const revision = begin();
  bring(revision, record);
  assert.is(planMove(revision, 'costly-attention-a-test', 'attention').kind, 'changes');
  revision.edit('content/papers/attention.md', (text) => text.replace('title: "Costly', 'title: "Very Costly'));
  assert.equal(bring(revision, record).papers, ['kept attention']);
});

test('works of one title get pages of their own, and a title in another script takes the name of its reference', () => {
  const revision = begin();
  const entry = (key: string, year: number) =>
    `@article{${key}, author={Li, Wei}, title={注意力}, year=${year}, doi={10.1000/${key}}}\n`;
  assert.equal(bring(revision, entry('li1', 2001)).papers, ['new li1']);
  assert.equal(bring(revision, entry('li1', 2001) + entry('li2', 2002)).papers, ['same li1', 'new li2']);
  assert.equal(bring(revision, entry('li1', 2001) + entry('li2', 2002)).papers, ['same li1', 'same li2']);
});

test('a publication that pages cite before it is there can be brought in, though they do not list it yet', () => {
  for (const pages of [['gamma'], ['gamma', 'delta']]) {
    const files = base.files.map((file) =>
      pages.includes(file.slug) ? { ...file, text: `${file.text}\nIt costs [@caplin2015].\n` } : file,
    );
    const { outcome } = importVerified({ ...base, files }, today, readSource(record), 'references');
    assert.equal(
      outcome.references.map(({ kind, slug }) => `${kind} ${slug}`),
      ['new caplin2015'],
    );
    assert.equal(outcome.problems, []);
  }
});

test('an entry that would leave the site with an error is left out with its reason, and the others are not', () => {
  const bad = '@book{bad, author={Poe, Ann}, title={A Book}, year=2001, annote={See [the page](/resources/nowhere).}}';
  const { revision, outcome } = importVerified(base, today, readSource(`${record}\n${bad}`), 'references');
  assert.equal(
    outcome.references.map(({ kind, slug }) => `${kind} ${slug}`),
    ['new caplin2015'],
  );
  const refused = outcome.problems.filter(({ level }) => level === 'error');
  assert.equal(
    refused.map(({ path, line }) => `${path}:${line}`),
    ['my.bib:3'],
  );
  assert.match(refused[0]?.reason ?? '', 'The entry `bad` is left out, for the site would have an error: ');
  assert.is(revision.read('content/references/bad.md'), undefined);
  assert.not.match(JSON.stringify(revision.content().locks.get('imports.lock')), 'bad');
  assert.equal(
    createSite(revision.content(), { today }).problems.filter(({ level }) => level === 'error'),
    [],
  );
});

test('of an address of this site where nothing stands only the address is left out', () => {
  const own = createSite(base, { today }).model.site?.frontMatter.url ?? '';
  const notes = `@book{notes, author={Poe, Ann}, title={A Book}, year=2001, publisher={Press}, url={${own}/notes.pdf}}`;
  const { revision, outcome } = importVerified(base, today, readSource(notes), 'references');
  assert.equal(
    outcome.references.map(({ kind }) => kind),
    ['new'],
  );
  assert.not.match(revision.read('content/references/notes.md') ?? '', 'url:');
  assert.equal(
    outcome.problems.map(({ level, reason }) => `${level}: ${reason}`),
    [
      `warning: The \`url\` of the entry \`notes\` is left out, for nothing stands at that address of this site: \`${own}/notes.pdf\`.`,
    ],
  );
});

test.run();
