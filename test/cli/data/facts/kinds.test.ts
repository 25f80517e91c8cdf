import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Passages } from '../../../../cli/kinds/shapes/passages.ts';
import { compileWhole } from '../../../support/whole.ts';
import type { Changes } from '../../../support/workspace.ts';

/** What the chatbot is told beside texts, as of 1 January 2026: for each name the periods and what is true in them. */
async function readFacts(changes: Changes = {}) {
  const passages: Passages = (await compileWhole(changes)).read('passages.json');
  const facts = passages.filter(({ id }) => id.startsWith('fact:'));
  const named = (name: string) => facts.filter(({ id }) => id.replace(/-\d{4}-\d\d-\d\d$/, '') === `fact:${name}`);
  return {
    tell: (name: string) => named(name).map(({ text }) => text),
    periods: (name: string) => named(name).map(({ from = '', before = '' }) => `${from}/${before}`),
    asks: (name: string) => named(name).flatMap(({ asks }) => asks),
    named,
  };
}

const soon = `---
title: Soon
description: What is said about choices before the next choice has to be made by somebody.
date: 2030-12-31
event: Lectures
place: Exampleton
---
`;
const place = '16:15–17:45 (Berlin time), Example Lectures, Main Building, Exampleton';

test('the next talk is told until its day is over, then the one after it, and in the end that there is none', async () => {
  const { tell, periods } = await readFacts({ 'talks/soon.md': soon });
  assert.equal(tell('talks-to-come'), [
    `The next talk is “Soon”: 31 December 2030, Lectures, Exampleton. What is said about choices before the next choice has to be made by somebody.\nAfter that:\n- The Next Choice: 6 May 2031, ${place}`,
    `The next talk is “The Next Choice”: 6 May 2031, ${place}. What people choose when they know that they will have to choose again.`,
    'No talk is announced at the moment.',
  ]);
  assert.equal(periods('talks-to-come'), ['/2031-01-01', '2031-01-01/2031-05-07', '2031-05-07/']);
});

test('a talk is among those that were given from the day after it', async () => {
  const { tell } = await readFacts();
  const before = [
    '- Attention at Work: 14 March 2025, Workshop on Attention, Example Hall, Exampleton',
    '- Prices and Patience: 5 November 2024, Seminar of the Example Institute, Room 1, Exampleville',
  ];
  assert.equal(tell('talks-given'), [
    ['Talks that were given, the latest first:', ...before].join('\n'),
    ['Talks that were given, the latest first:', `- The Next Choice: 6 May 2031, ${place}`, ...before].join('\n'),
  ]);
});

test('a talk can be asked for by its title, its occasion and its town', async () => {
  const { tell, asks, named } = await readFacts();
  assert.equal(tell('talk-the-next-choice'), [
    `“The Next Choice” is a talk: 6 May 2031, ${place}. What people choose when they know that they will have to choose again. Its page leads to the slides and a video.`,
  ]);
  assert.equal(tell('talk-prices-and-patience'), [
    '“Prices and Patience” is a talk: 5 November 2024, Seminar of the Example Institute, Room 1, Exampleville. Why sellers wait before they change a price, and what their waiting tells.',
  ]);
  for (const ask of [
    'When is the talk The Next Choice?',
    'When do you speak at the Example Lectures?',
    'What did you speak about in Exampleton?',
    'Is there a recording of the talk in Exampleton?',
    'Are there slides of the talk in Exampleton?',
  ])
    assert.ok(asks('talk-the-next-choice').includes(ask), ask);
  assert.equal(
    named('talk-the-next-choice').map(({ path }) => path),
    ['/talks/the-next-choice'],
  );
});

test('a course can be asked for its days and its place by its title alone', async () => {
  const { asks } = await readFacts();
  for (const ask of ['When does Attention in Markets start?', 'Where is Attention in Markets taught?'])
    assert.ok(asks('course-attention-in-markets').includes(ask), ask);
});

test('what is taught now changes with the terms, and each course has its terms and sessions with their texts', async () => {
  const { tell, periods } = await readFacts();
  assert.equal(tell('courses'), [
    'Courses:\n- Attention in Markets, Example University, Graduate, Spring 2027 and Spring 2025\n- Choice for Beginners, Example Evening School, Autumn 2024',
  ]);
  assert.equal(tell('courses-now'), [
    'Courses now and to come:\n- Attention in Markets, Example University: Spring 2027 (1 March 2027 to 30 June 2027)',
    'Courses now and to come:\n- Attention in Markets, Example University: Spring 2027 (now, until 30 June 2027)',
    'No course is announced at the moment.',
  ]);
  assert.equal(periods('courses-now'), ['/2027-03-01', '2027-03-01/2027-07-01', '2027-07-01/']);
  assert.equal(tell('course-attention-in-markets'), [
    [
      '“Attention in Markets” is a course at Example University, Graduate: Spring 2027 (1 March 2027 to 30 June 2027) and Spring 2025 (1 March 2025 to 30 June 2025). How people divide their attention, and what markets make of it, from data to theory.',
      'Its sessions:',
      '- What attention costs, 5 March 2027: Why looking closely has a price, and how it can be read from choices.',
      '- Attention at work, 12 March 2027',
      '- An open question',
    ].join('\n'),
  ]);
});

test('without courses nothing is told of them', async () => {
  const gone = { 'courses/attention-in-markets.md': null, 'courses/choice-for-beginners.md': null };
  const { named } = await readFacts(gone);
  assert.equal([...named('courses'), ...named('courses-now')], []);
});

const again = (terms: string) => ({
  'courses/choice-again.md': `---
title: Choice Again
description: What people choose when they have chosen before, for those who have asked once.
institution: Example Evening School
terms:
  - ${terms}
---
`,
});

test('that no course is announced is not said while a term has no days', async () => {
  const { tell, periods } = await readFacts(again('{ name: Autumn 2027 }'));
  assert.equal(periods('courses-now'), ['/2027-03-01', '2027-03-01/2027-07-01']);
  assert.match(tell('courses-now')[0] ?? '', /The pages of the courses have further terms, without their days\.$/);
});

test('a term with one of its days is told until its end, or for a year', async () => {
  const begun = await readFacts(again('{ name: Autumn 2027, starts: 2027-10-01 }'));
  assert.equal(begun.periods('courses-now').slice(-3), [
    '2027-07-01/2027-10-01',
    '2027-10-01/2028-10-01',
    '2028-10-01/',
  ]);
  assert.equal(begun.tell('courses-now').slice(-3), [
    'Courses now and to come:\n- Choice Again, Example Evening School: Autumn 2027 (from 1 October 2027)',
    'Courses now and to come:\n- Choice Again, Example Evening School: Autumn 2027 (now)',
    'No course is announced at the moment.',
  ]);
  const spring = '- Attention in Markets, Example University: Spring 2027 (1 March 2027 to 30 June 2027)';
  assert.is(
    begun.tell('courses-now')[0],
    `Courses now and to come:\n${spring}\n- Choice Again, Example Evening School: Autumn 2027 (from 1 October 2027)`,
  );
  const ending = await readFacts(again('{ name: Autumn 2027, ends: 2028-02-15 }'));
  assert.is(
    ending.tell('courses-now')[0],
    `Courses now and to come:\n- Choice Again, Example Evening School: Autumn 2027 (until 15 February 2028)\n${spring}`,
  );
  assert.match(ending.tell('courses-now').at(-2) ?? '', 'Autumn 2027 (until 15 February 2028)');
});

test('of many only the first are named, and it is said how many more the page has', async () => {
  const ofDay = (day: number) => [
    `news/line-${day}.md`,
    `---\ntitle: What happened on day ${day}\ndate: 2025-12-0${day}\n---\n`,
  ];
  const { tell } = await readFacts(Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map(ofDay)));
  const lines = tell('news')[0]?.split('\n') ?? [];
  assert.equal(
    [lines.length, lines[1], lines.at(-1)],
    [8, '- 7 December 2025: What happened on day 7', 'The page has 4 more.'],
  );
});

test('people and co-authors are told by how they belong to the site, and each person with role, affiliation and name', async () => {
  const { tell, asks, named } = await readFacts();
  assert.equal(tell('people-team'), [
    'Team:\n- Max Muster, Doctoral student, Example Institute\n- Ada Writer, Head of the group',
  ]);
  assert.equal(tell('people-co-author'), [
    'Co-authors:\n- Jane Doe, Professor of Economics, Example University\n- John Roe',
  ]);
  assert.equal(tell('people-former'), []);
  assert.equal(tell('person-jane-doe'), [
    'Jane Doe (Professor of Economics, Example University) is a co-author. Jane Doe works on how people learn what they are bad at, with data from schools.',
  ]);
  assert.ok(asks('role-Doctoral student').includes('Who are the Doctoral students?'));
  assert.equal(tell('role-Doctoral student'), ['Doctoral student:\n- Max Muster, Doctoral student, Example Institute']);
  assert.ok(asks('person-max-muster').includes('What is the affiliation of Max Muster?'));
  assert.ok(named('person-jane-doe')[0]?.people?.includes('Jane Doe'));
});

test('a person whose name is written with the family name first is asked for as people say it', async () => {
  const person = '---\ntitle: van der Berg, Jan\nrelation: former\nrole: Student\n---\n';
  const { tell, asks } = await readFacts({ 'people/jan.md': person });
  assert.equal(tell('person-jan'), ['Jan van der Berg (Student) was in the team.']);
  for (const ask of ['Who is Jan van der Berg?', 'Who is Jan?']) assert.ok(asks('person-jan').includes(ask), ask);
});

test('former doctoral students are asked for among the former members, apart from those of today', async () => {
  const { asks } = await readFacts({ 'people/jan.md': '---\ntitle: Jan Berg\nrelation: former\n---\n' });
  const ask = 'Who were your former doctoral students?';
  assert.ok(asks('people-former').includes(ask));
});

test('all who have a role are told together', async () => {
  const person = '---\ntitle: Jan Berg\nrelation: team\nrole: Doctoral student\n---\n';
  const { tell, named } = await readFacts({ 'people/jan.md': person });
  assert.equal(tell('role-Doctoral student'), [
    'Doctoral student:\n- Jan Berg, Doctoral student\n- Max Muster, Doctoral student, Example Institute',
  ]);
  assert.is(named('role-Doctoral student')[0]?.path, '/people');
});

test('where to write, and what the site is about, are told', async () => {
  const { tell } = await readFacts();
  assert.match(tell('contact')[0] ?? '', /^Ada Writer reads what is sent to \S+@\S+\.$/);
  assert.equal(tell('subject').length, 1);
});

test('the researcher’s position leads to the curriculum vitae', async () => {
  const { tell, named } = await readFacts();
  assert.equal(tell('position'), ['Ada Writer: Professor of Economics, Example University.']);
  assert.equal(
    named('position').map(({ path }) => path),
    ['/cv'],
  );
  assert.ok(named('whois')[0]?.asks.includes('Who is Ada Writer?'));
});

test('the news and the awards are told, the latest first', async () => {
  const { tell } = await readFacts();
  assert.equal(tell('news'), [
    [
      'The latest news:',
      '- 2 October 2025: The Example Prize for the best paper of the year goes to Paper One',
      '- 20 August 2025: What we learnt from a year of looking',
      '- 15 June 2025: Two weeks at the Example Institute in Exampleville',
    ].join('\n'),
  ]);
  assert.equal(tell('awards'), [
    'Awards:\n- 2 October 2025: The Example Prize for the best paper of the year goes to Paper One',
  ]);
});

test('the talks of each year are told together', async () => {
  const { tell, asks } = await readFacts({ 'talks/soon.md': soon.replace('2030-12-31', '2025-04-01') });
  assert.equal(
    tell('talks-2025').map((text) => text.split('\n').map((line) => line.replace(/: .*/, ''))),
    [['Talks of 2025:', '- Soon', '- Attention at Work']],
  );
  assert.equal(tell('talks-2024').length, 1);
  assert.ok(asks('talks-2024').includes('Which talks did you give in 2024?'));
});

test('what a paper found is told to its question, with the publication that it rests on', async () => {
  const path = 'papers/paper-one.md';
  const text = readFileSync(`test/fixtures/whole/content/${path}`, 'utf8');
  const lines = 'question: Who looks closely?\nfinding: Whoever gains by it.\npublication: doe-2020-study\n';
  const bare = text.replace(/^(?:question|finding|publication): .*\n/gm, '');
  const passages: Passages = (await compileWhole({ [path]: bare.replace('title:', `${lines}title:`) })).read(
    'passages.json',
  );
  const found = passages.find(({ id }) => id === 'fact:finding-paper-one');
  assert.equal(
    [found?.kind, found?.asks[0], found?.text, found?.path, found?.sources],
    ['answer', 'Who looks closely?', 'Whoever gains by it.', '/research/papers/paper-one', ['doe-2020-study']],
  );
  assert.ok(found?.asks.includes('What did the study on Paper One find?'));
});

test('what stands on the page of a publication is marked as being about one, and nothing else', async () => {
  const passages: Passages = (await compileWhole()).read('passages.json');
  const marked = passages.filter(({ isAboutWork }) => isAboutWork);
  assert.equal(
    marked.map(({ path }) => path),
    passages.flatMap(({ kind, path }) => (kind === 'section' && /^\/research\/./.test(path) ? [path] : [])),
  );
  assert.ok(marked.length > 0);
});

test('what tells of talks, courses, people, news and the career is marked as being of the researcher, and nothing else', async () => {
  const letter =
    '---\ntitle: News letter\ndescription: How to get the letter with the news of this site, and how to leave it.\n---\n\nWrite to us.\n';
  const passages: Passages = (await compileWhole({ 'pages/newsletter.md': letter })).read('passages.json');
  const pathsWhere = (is: boolean) =>
    new Set(passages.filter(({ isOfResearcher }) => (isOfResearcher === true) === is).map(({ path }) => path));
  const marked = [...pathsWhere(true)];
  assert.equal([...new Set(marked.map((path) => path.split('/')[1]))].sort(), [
    'courses',
    'cv',
    'news',
    'people',
    'talks',
  ]);
  const others = pathsWhere(false);
  assert.equal(
    marked.filter((path) => others.has(path)),
    [],
  );
  assert.ok(others.has('/newsletter'));
});

test('what is asked of many things at once is found by its meaning, and leads to their list', async () => {
  const { named } = await readFacts();
  const found = (name: string) => named(name).map(({ kind, path, page }) => [kind, path, page]);
  for (const [list, path, names] of [
    ['Talks', '/talks', ['talks-to-come', 'talks-given']],
    ['Courses', '/courses', ['courses', 'courses-now']],
    ['News', '/news', ['news', 'awards']],
    ['People', '/people', ['people-team']],
    // The list of people names none without a file.
    ['References', '/references', ['people-co-author']],
  ] as const)
    for (const name of names) assert.equal(found(name)[0], ['answer', path, list], name);
  for (const [name, path, title] of [
    ['talk-attention-at-work', '/talks/attention-at-work', 'Attention at Work'],
    ['course-attention-in-markets', '/courses/attention-in-markets', 'Attention in Markets'],
    ['person-jane-doe', '/people/jane-doe', 'Jane Doe'],
  ] as const)
    assert.equal(found(name), [['fact', path, title]]);
});

test.run();
