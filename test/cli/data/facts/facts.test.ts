import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Passages } from '../../../../cli/kinds/shapes/passages.ts';
import { type Changes, compileChanged } from '../../../support/workspace.ts';

async function factsOf(changes: Changes): Promise<ReadonlyMap<string, Passages[number]>> {
  const { files } = await compileChanged(changes);
  const passages = JSON.parse(files?.get('passages.json') ?? '') as Passages;
  return new Map(
    passages.filter(({ id }) => id.startsWith('fact:')).map((fact) => [fact.id.slice('fact:'.length), fact]),
  );
}

test('what the data say is told in sentences, each with the place that shows it', async () => {
  const facts = await factsOf({});
  const told = (name: string) => [facts.get(name)?.text, `${facts.get(name)?.path}#${facts.get(name)?.anchor ?? ''}`];
  assert.equal(told('publisher'), ['The book was published by A Press in 2025.', '/#']);
  assert.equal(told('title'), [
    'The book is called “A Book”. It was published by A Press in 2025. It is open access: it is free to read and to download at the publisher, https://press.test/book.',
    '/#',
  ]);
  assert.match(told('address')[0] ?? '', /^The book is open access:/);
  assert.equal(told('chapters'), ['The book has one chapter:\n1. Chapter one', '/questionnaire#']);
  assert.equal(told('order-first'), [
    'The group “First Group” has two pages, to be read in this order:\n1. Alpha\n2. Beta',
    '/resources/alpha#',
  ]);
  assert.is(told('after-alpha')?.[0], 'After “Alpha” comes “Beta”. No topic comes before “Alpha”.');
  assert.equal(told('after-beta'), ['After “Beta” comes “Gamma”. Before it comes “Alpha”.', '/resources/gamma#']);
  assert.equal(told('author-John Roe'), [
    'The site has two publications by John Roe, the newest first:\n- Is It an Essay? (2021)\n- A Study (2020)',
    '/references#',
  ]);
  assert.equal(told('publication-doe-2020-study'), [
    '“A Study” is by Jane Doe and John Roe; it came out in Journal of Tests 12(3), 1–20, in 2020. Its DOI is 10.1000/study.\nShows how it is.',
    '/references#ref-doe-2020-study',
  ]);
  const paper =
    '---\ntitle: A Paper\nlabel: Paper One\ndescription: A sentence that is long enough to be a description of this page.\norder: 10\ndate: 2024-05-01\nreferences: [doe-2020-study]\n---\n\nWhat the paper finds.\n';
  const subject = (await factsOf({ 'papers/paper-one.md': paper })).get('subject-paper-one');
  assert.is(subject?.text, 'On Paper One the site has a page with one publication:\n- A Study (2020)');
});

test('how to take part is told by the questionnaire, unless a page of its own says it', async () => {
  const page = (title: string, more = '') =>
    `---\ntitle: ${title}\ndescription: A sentence that is long enough to be a description of this page.\n${more}---\n\nCome to the laboratory.\n`;
  const isAsked = async (text: string) => (await factsOf({ 'pages/study.md': text })).has('participation');
  assert.equal(
    [
      await isAsked(page('Our Laboratory')),
      await isAsked(page('Take Part in a Study')),
      await isAsked(page('Participants', 'draft: true\n')),
    ],
    [true, false, true],
  );
});

test('a publication on participation does not say how to take part', async () => {
  const work =
    '---\ntype: article\nauthors: [John Roe]\ntitle: Why People Participate\nyear: 2020\nvenue: A Journal\n---\n';
  const facts = await factsOf({ 'references/a.md': work });
  assert.ok(facts.has('participation'));
});

test('a book that is not open access is said to be none', async () => {
  const source = readFileSync('test/fixtures/base/content/site.md', 'utf8');
  const facts = await factsOf({ 'site.md': source.replace('openAccess: true', 'openAccess: false') });
  assert.match(facts.get('address')?.text ?? '', /^The book is not open access; it is found at the publisher, /);
});

test('what its researcher has published can be asked, in all, of a year, a type or a subject, and in a journal', async () => {
  const write = (title: string, year: number | string, venue: string) =>
    `---\ntype: article\nauthors: [A. Writer, John Roe]\ntitle: ${title}\nyear: ${year}\nvenue: ${venue}\n---\n`;
  const facts = await factsOf({
    'references/a.md': write('On Tides', 2020, 'Journal of Tests'),
    'references/b.md': write('On Waves', 'forthcoming', 'Journal of Tests'),
    'references/c.md': write('On Sand', 2020, 'Annals of Sand'),
    'references/d.md': write('On Dunes', 2019, 'A Handbook')
      .replace('article', 'chapter')
      .replace('venue:', 'publisher: P\nvenue:'),
    'topics/beta.md':
      '---\ntitle: Tides and Seas\ndescription: A sentence that is long enough to be a description of this page.\ngroup: first\norder: 20\nreferences: [a, b, c]\n---\n\nFrom [@a; @b; @c].\n\n## More of it\n\nThe end.\n',
  });
  const of = (name: string) => [facts.get(name)?.text, facts.get(name)?.path];
  assert.equal(of('own-works'), [
    'The site has four publications by Ada Writer, the newest first:\n- On Waves (forthcoming)\n- On Tides (2020)\n- On Sand (2020)\n- On Dunes (2019)',
    '/references',
  ]);
  assert.equal(of('own-works-2020'), [
    'The site has two publications by Ada Writer from 2020:\n- On Tides (2020)\n- On Sand (2020)',
    '/references',
  ]);
  assert.is(
    facts.get('own-works-Annals of Sand')?.text,
    'The site has one publication by Ada Writer in Annals of Sand:\n- On Sand (2020)',
  );
  assert.ok(facts.get('own-works')?.asks.includes('How many papers have you written?'));
  assert.ok(facts.get('own-works-Journal of Tests')?.asks.includes('Have you published in Journal of Tests?'));
  assert.equal(of('own-works-article'), [
    'The site has three articles by Ada Writer, the newest first:\n- On Waves (forthcoming)\n- On Tides (2020)\n- On Sand (2020)',
    '/references',
  ]);
  assert.ok(facts.get('own-works-article')?.asks.includes('List your articles'));
  assert.equal(of('own-works-on-Tides'), [
    'The site has three publications by Ada Writer on Tides:\n- On Waves (forthcoming)\n- On Tides (2020)\n- On Sand (2020)',
    '/references',
  ]);
  assert.ok(facts.get('own-works-chapter')?.asks.includes('Are there any book chapters by you?'));
  assert.ok(facts.get('own-works-on-Seas')?.asks.includes('What have you published on Seas?'));
  assert.not.ok(facts.has('own-works-on-first'));
  assert.equal(of('people-co-author'), ['Co-authors:\n- John Roe', '/references']);
  assert.not.ok((await factsOf({})).has('own-works'));
});

test('what its researcher has published with somebody can be asked, whose given name may be an initial', async () => {
  const write = (title: string, year: number, authors: string) =>
    `---\ntype: article\nauthors: [${authors}]\ntitle: ${title}\nyear: ${year}\nvenue: A Journal\n---\n`;
  const facts = await factsOf({
    'references/a.md': write('On Tides', 2020, 'Ada Writer, J. Row, M. Low'),
    'references/b.md': write('On Waves', 2022, 'A. Writer, Jane Row, Max Low'),
    'references/c.md': write('On Sand', 2019, 'Jane Row, Mia Low'),
    'topics/beta.md':
      '---\ntitle: Beta\ndescription: A sentence that is long enough to be a description of this page.\ngroup: first\norder: 20\nreferences: [a, b, c]\n---\n\nFrom [@a; @b; @c].\n\n## More of it\n\nThe end.\n',
  });
  assert.is(
    facts.get('own-works-with-Jane Row')?.text,
    'The site has two publications by Ada Writer with Jane Row:\n- On Waves (2022)\n- On Tides (2020)',
  );
  assert.ok(facts.get('own-works-with-Jane Row')?.asks.includes('Which papers did you write with Jane Row?'));
  assert.is(
    facts.get('author-Jane Row')?.text,
    'The site has three publications by Jane Row, the newest first:\n- On Waves (2022)\n- On Tides (2020)\n- On Sand (2019)',
  );
  assert.ok(facts.get('own-works-with-Jane Row')?.asks.includes('What did you write together with Row?'));
  assert.not.ok(facts.get('own-works-with-Max Low')?.asks.includes('What did you write together with Low?'));
  // Of two with the initial, either may be meant.
  assert.equal([facts.has('author-M. Low'), facts.has('own-works-with-M. Low')], [true, true]);
  assert.equal([facts.has('own-works-with-Ada Writer'), facts.has('own-works-with-A. Writer')], [false, false]);
});

test('who an author is, is told by the publications, but not who the researcher is', async () => {
  const facts = await factsOf({
    'references/a.md':
      '---\ntype: book\nauthors: [Ada Writer, John Roe]\ntitle: On Tides\nyear: 2020\nvenue: A Press\n---\n',
    'topics/beta.md':
      '---\ntitle: Beta\ndescription: A sentence that is long enough to be a description of this page.\ngroup: first\norder: 20\nreferences: [a]\n---\n\nFrom [@a].\n\n## More of it\n\nThe end.\n',
  });
  const answers = (name: string, question: string) => facts.get(name)?.asks.includes(question) ?? false;
  assert.equal(
    [answers('author-John Roe', 'Who is John Roe?'), answers('author-Ada Writer', 'Who is Ada Writer?')],
    [true, false],
  );
});

test('the pages on papers are listed, the first of them by their names', async () => {
  const paper = (title: string, order: number) =>
    `---\ntitle: ${title}\nlabel: ${title}\ndescription: A sentence that is long enough to be a description of this page.\norder: ${order}\ndate: 2024-05-01\nreferences: [doe-2020-study]\n---\n\nWhat the paper finds.\n`;
  const numbers = [1, 2, 3, 4, 5, 6, 7];
  const facts = await factsOf(Object.fromEntries(numbers.map((n) => [`papers/p${n}.md`, paper(`Tide ${n}`, n)])));
  assert.match(
    facts.get('papers')?.text ?? '',
    /has eight pages on papers:\n- Tide 1\n(?:- Tide \d\n){5}The page has 2 more\.$/,
  );
});

test('papers can be asked for by a part of their subject and by a keyword, topics by the name of their file', async () => {
  const paper =
    '---\ntitle: A Paper\nlabel: Homes and Prices/Work\nkeywords: [menu costs]\ndescription: A sentence that is long enough to be a description of this page.\norder: 10\ndate: 2024-05-01\nreferences: [doe-2020-study]\n---\n\nWhat the paper finds.\n';
  const facts = await factsOf({ 'papers/paper-one.md': paper });
  const asks = facts.get('subject-paper-one')?.asks ?? [];
  for (const subject of ['Homes and Prices/Work', 'Homes', 'Prices', 'Work', 'menu costs'])
    assert.ok(asks.includes(`Which papers are about ${subject}?`), subject);
  assert.ok(facts.get('after-beta')?.asks.includes('What comes after beta?'));
});

test('what tells of a publication that was retracted says so', async () => {
  const place = 'references/doe-2020-study.md';
  const text = readFileSync(join('test/fixtures/base/content', place), 'utf8');
  const facts = await factsOf({ [place]: text.replace('year:', 'retracted: https://test.example/notice\nyear:') });
  assert.is(
    facts.get('publication-doe-2020-study')?.text,
    '“A Study” is by Jane Doe and John Roe; it came out in Journal of Tests 12(3), 1–20, in 2020. It has been retracted. Its DOI is 10.1000/study.\nShows how it is.',
  );
  assert.match(facts.get('author-John Roe')?.text ?? '', '- A Study (2020), retracted');
});

test('a publication is told with what it is, and where it came out as its type has it', async () => {
  const write = (lines: string) => `---\ntitle: On Sand\n${lines}\n---\n`;
  const works = {
    book: 'type: book\nauthors: [Ada Roe]\nyear: 2019\nvenue: Shore Press',
    volume: 'type: book\nauthors: [Ada Roe]\nyear: 2018\nvenue: Shore Press\nvolume: "3"\npages: "450"',
    chapter: 'type: chapter\nauthors: [Ada Roe]\nyear: 2020\nvenue: Handbook of Coasts\npages: 3-9',
    edited: 'type: book\neditors: [Ada Roe, Bo Doe]\nyear: forthcoming\nvenue: Shore Press',
    paper: 'type: working-paper\nauthors: [Ada Roe]\nyear: 2021\nvenue: NBER Working Paper 12',
    report: 'type: report\nauthors: [Ada Roe]\nyear: 2022\nvenue: Coast Office',
    thesis: 'type: thesis\nauthors: [Ada Roe]\nyear: 2009\nvenue: Coast University\ndegree: PhD',
    site: 'type: website\nauthors: [Ada Roe]\nyear: n.d.\nvenue: The Shore\nurl: https://shore.test',
    next: 'type: book\nauthors: [Ada Roe]\nyear: 2027\nvenue: Shore Press',
    edition: 'type: book\nauthors: [Ada Roe]\neditors: [Bo Doe]\nyear: 2022\nvenue: Shore Press',
    alone: 'type: article\nauthors: [Ada Roe]\nyear: 2018\nvenue: Coasts\nvolume: "2"',
    press: 'type: newspaper-article\nauthors: [Ada Roe]\nyear: 2018\nvenue: Shore Post\npages: A6',
    letter: 'type: manuscript\nauthors: [Ada Roe]\nyear: 1764\nvenue: Coast Archive, G 7',
    lecture: 'type: lecture\nauthors: [Ada Roe]\nyear: 2016\nvenue: Coast Academy',
  };
  const facts = await factsOf(
    Object.fromEntries(Object.entries(works).map(([name, lines]) => [`references/roe-${name}.md`, write(lines)])),
  );
  assert.equal(
    Object.keys(works).map((name) => facts.get(`publication-roe-${name}`)?.text.replace('“On Sand” is ', '')),
    [
      'a book by Ada Roe; it came out with Shore Press in 2019.',
      'a book by Ada Roe; it came out with Shore Press in 2018.',
      'a chapter by Ada Roe; it came out in Handbook of Coasts, 3–9, in 2020.',
      'a book edited by Ada Roe and Bo Doe; it is to come out with Shore Press.',
      'a working paper by Ada Roe; it came out as NBER Working Paper 12 in 2021.',
      'a report by Ada Roe; it came out with Coast Office in 2022.',
      'a thesis by Ada Roe; it came out at Coast University in 2009.',
      'by Ada Roe; it came out on The Shore.',
      'a book by Ada Roe; it is to come out with Shore Press in 2027.',
      'a book by Ada Roe, edited by Bo Doe; it came out with Shore Press in 2022.',
      'by Ada Roe; it came out in Coasts 2, in 2018.',
      'a newspaper article by Ada Roe; it came out in Shore Post, A6, in 2018.',
      'a manuscript by Ada Roe; it dates from 1764 and is kept at Coast Archive, G 7.',
      'a lecture by Ada Roe; it was given at Coast Academy in 2016.',
    ],
  );
});

test('a publication is asked for by who translated it, and told with the year in which it came out first', async () => {
  const facts = await factsOf({
    'references/roe.md':
      '---\ntype: book\nauthors: [Ada Roe]\ntranslators: [Bo Doe]\ntitle: On Sand\nyear: 2012\noriginalYear: 2009\n---\n',
  });
  const { text, asks } = facts.get('publication-roe') ?? {};
  assert.is(
    text,
    '“On Sand” is a book by Ada Roe, translated by Bo Doe; it came out in 2012. It first came out in 2009.',
  );
  assert.ok(asks?.includes('Who translated On Sand?'));
});

test('a site without a book plans no next ones, whatever its questionnaire offers to tick', async () => {
  const site = readFileSync('test/fixtures/base/content/site.md', 'utf8');
  const without = site.replace(/book:\n(?: {2}.*\n)+/, '');
  const names = async (text: string) => {
    const facts = await factsOf({ 'site.md': text });
    return ['participation', 'planned-books'].filter((name) => facts.has(name));
  };
  assert.equal(await names(site), ['participation', 'planned-books']);
  assert.equal(await names(without), ['participation']);
});

test('whose site it is can be asked', async () => {
  const { asks, text } = (await factsOf({})).get('researcher') ?? {};
  assert.ok(asks?.includes('Whose site is this?'));
  assert.is(text, 'This site is by Ada Writer.');
});

test('a fact is asked for in several ways, with its own words in them', async () => {
  const facts = await factsOf({});
  assert.equal(facts.get('order-first')?.asks, [
    'Which pages are there on First Group?',
    'In which order do I read the pages of First Group?',
    'What belongs to the group First Group?',
    'In which order do I read the first pages?',
  ]);
  assert.is(facts.get('chapter-1')?.asks.includes('What is the first chapter about?'), true);
  const unfilled = [...facts.values()].flatMap(({ asks }) => asks).filter((question) => question.includes('{'));
  assert.equal(unfilled, []);
});

test('the book has an author where a reference carries its DOI, and a chapter the topics that lead to it', async () => {
  const reference =
    '---\ntype: book\nauthors: [Ada Writer, Bo Writer]\ntitle: A Book\nyear: 2025\nvenue: An Imprint\ndoi: 10.1000/book\n---\n\nSays it all.\n';
  const facts = await factsOf({
    'references/writer-2025-book.md': reference,
    'topics/beta.md':
      '---\ntitle: Beta\ndescription: A sentence that is long enough to be a description of this page.\ngroup: first\norder: 20\nreferences: [writer-2025-book]\n---\n\nFrom [chapter one](https://press.test/chapter/10.1000/book_1) [@writer-2025-book].\n\n## More of it\n\nThe end.\n',
  });
  assert.is(
    facts.get('author')?.text,
    'The book, “A Book”, is by Ada Writer and Bo Writer. It was published by A Press, under the name An Imprint, in 2025. It is open access: it is free to read and to download at the publisher, https://press.test/book.',
  );
  assert.match(facts.get('chapter-1')?.text ?? '', 'On this site, “Beta” takes up what it says.');
  assert.is(facts.get('chapter-1')?.path, '/resources/beta');
  const own = await factsOf({ 'references/writer-2025-book.md': reference.replace('An Imprint', 'A Press') });
  assert.match(own.get('author')?.text ?? '', 'It was published by A Press in 2025.');
  assert.is((await factsOf({})).has('author'), false);
  const shouted = reference.replace('10.1000/book', '10.1000/BOOK');
  assert.ok((await factsOf({ 'references/writer-2025-book.md': shouted })).has('author'));
});

test('a fact on an author has the names by which a visitor may call a person, and one has those of the researcher', async () => {
  const writers = ['van der Writer, Ada, Jr.', { organisation: 'Office of Zebras' }];
  const facts = await factsOf({
    'references/writer-2025-book.md': `---\ntype: book\nauthors: ${JSON.stringify(writers)}\ntitle: A Book\nyear: 2025\ndoi: 10.1000/book\n---\n`,
    'topics/beta.md':
      '---\ntitle: Beta\ndescription: A sentence that is long enough to be a description of this page.\ngroup: first\norder: 20\nreferences: [writer-2025-book]\n---\n\nFrom a book [@writer-2025-book].\n\n## More of it\n\nThe end.\n',
  });
  const names = ['Ada van der Writer Jr.', 'Ada van der Writer', 'van der Writer'];
  assert.equal(facts.get('author-Ada van der Writer Jr.')?.people, names);
  assert.is(facts.get('author-Office of Zebras')?.people, undefined);
  assert.equal(facts.get('researcher')?.people?.slice(-3), names);
  assert.equal((await factsOf({})).get('researcher')?.people, ['Ada Writer', 'Writer']);
});

test('an answer and a term are passages of their own kind, with the pages that they lead to', async () => {
  const { files } = await compileChanged({
    'answers/why.md':
      '---\nquestion: Why so?\nasks: [How come?]\ntopics: [gamma]\nreferences: [doe-2020-study]\n---\n\nBecause of [beta](/resources/beta). See the $n$ of it.\n',
    'terms/essay.md': '---\nterm: essay\nplain: A short text.\nprecise: One of $n$ words.\nalso: [essays]\n---\n',
    'terms/gain.md': '---\nterm: nDCG\nplain: A score.\n---\n',
    'terms/unused.md': '---\nterm: xylophone\nplain: An instrument.\n---\n',
  });
  const passages = JSON.parse(files?.get('passages.json') ?? '') as Passages;
  const [answer] = passages.filter(({ kind }) => kind === 'answer');
  assert.equal(
    [answer?.path, answer?.asks, answer?.text, answer?.more, answer?.sources],
    [
      '/resources/beta',
      ['Why so?', 'How come?'],
      'Because of beta. See the n of it.',
      [{ title: 'Gamma', href: '/resources/gamma' }],
      ['doe-2020-study'],
    ],
  );
  const terms = passages.filter(({ kind }) => kind === 'term');
  assert.equal(
    terms.map(({ path, heading, text, asks }) => [path, heading, text, asks[3]]),
    [
      ['/resources/alpha', 'essay', 'Essay: A short text.\nExactly: One of n words.', 'What does essays mean?'],
      ['/glossary', 'nDCG', 'nDCG: A score.', undefined],
      ['/glossary', 'xylophone', 'Xylophone: An instrument.', undefined],
    ],
  );
});

test.run();
