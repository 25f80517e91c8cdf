import type { ComponentType } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { CourseScreen } from '../../../../src/features/scholar/course-screen.tsx';
import { CoursesScreen } from '../../../../src/features/scholar/courses-screen.tsx';
import { CvScreen } from '../../../../src/features/scholar/cv-screen.tsx';
import { NewsListScreen } from '../../../../src/features/scholar/news-list-screen.tsx';
import { NewsScreen } from '../../../../src/features/scholar/news-screen.tsx';
import { PageScreen } from '../../../../src/features/scholar/page-screen.tsx';
import { PeopleScreen } from '../../../../src/features/scholar/people-screen.tsx';
import { PersonScreen } from '../../../../src/features/scholar/person-screen.tsx';
import { TalkScreen } from '../../../../src/features/scholar/talk-screen.tsx';
import { TalksScreen } from '../../../../src/features/scholar/talks-screen.tsx';
import { readScreen as read } from '../../../support/read-screen.ts';

const text = { body: [], toc: [], updated: null, draft: false, list: null };
const page = <T,>(parts: object): T => ({ ...text, ...parts }) as T;

test('a talk tells when and where it is, as far as that is known', () => {
  const talk = {
    title: 'A Talk',
    event: 'A Workshop',
    place: 'Berlin',
    date: '2027-03-14',
    hours: '',
    calendar: '/talks/a.ics',
  };
  const whenOf = (time: object) =>
    read(<TalkScreen page={page({ ...talk, links: [], papers: [], ...time })} />).slice(2, 4)[0];
  assert.is(whenOf({}), '14 March 2027Add to a calendar');
  assert.is(whenOf({ calendar: null }), '14 March 2027');
  assert.is(
    whenOf({ hours: '16:15–17:45 (New York time)' }),
    '14 March 2027, 16:15–\u206017:45 (New York time)Add to a calendar',
  );
  const slides = { title: 'Slides', href: '/media/a.pdf', external: false };
  const paper = { title: 'A Paper', href: '/research/papers/a' };
  const description = 'On choice.';
  assert.equal(read(<TalkScreen page={page({ ...talk, description, links: [slides], papers: [paper] })} />), [
    ...['A Talk', 'On choice.', 'When', '14 March 2027Add to a calendar', 'At', 'A Workshop', 'Where', 'Berlin'],
    ...['Material', 'Slides', 'About', 'A Paper'],
  ]);
});

test('a page that is kept up to date tells when that was last done, and what was on a day does not', () => {
  const shown = {
    title: 'T',
    updated: '2027-03-14',
    event: 'E',
    place: '',
    date: '2025-01-01',
    hours: '',
    calendar: '',
  };
  const none = {
    links: [],
    papers: [],
    works: [],
    terms: [],
    files: [],
    syllabus: null,
    link: null,
    photo: null,
    page: null,
  };
  const all = page<never>({ ...shown, ...none, orcid: null });
  const isTold = (Screen: ComponentType<{ readonly page: never }>) =>
    read(<Screen page={all} />).some((line) => line.includes('Updated 14 March 2027'));
  assert.equal([PageScreen, CourseScreen].map(isTold), [true, true]);
  assert.equal([TalkScreen, NewsScreen, PersonScreen].map(isTold), [false, false, false]);
});

test('talks to come stand with their hours before those that took place, each with its day, event, place and links', () => {
  const slides = { title: 'Slides', href: '/media/a.pdf', external: false };
  const at = { event: 'A Workshop', place: 'Berlin', hours: '16:15 (Berlin time)' };
  const talk = { href: '/talks/a', title: 'A Talk', ...at, description: 'On choice.', links: [] };
  const upcoming = [{ ...talk, date: '2027-03-14' }];
  const past = [{ ...talk, title: 'An Old Talk', date: '2025-03-14', links: [slides] }];
  const rows = (parts: object) =>
    read(<TalksScreen page={page({ title: 'Talks', calendar: '/talks.ics', upcoming: [], past: [], ...parts })} />);
  assert.equal(rows({ upcoming, past }), [
    ...['Talks', 'Upcoming', '14 March 2027', 'A TalkA Workshop, Berlin, 16:15 (Berlin time)', 'On choice.'],
    ...['Past', '14 March 2025', 'An Old TalkA Workshop, Berlin', 'Slides', 'Add all talks to a calendar'],
  ]);
  assert.equal(rows({}), ['Talks', 'Add all talks to a calendar']);
  const older = [...past, { ...talk, href: '/talks/b', date: '2024-03-14' }];
  assert.equal(rows({ past: older }), [
    ...['Talks', 'Past', '2025', '14 March 2025', 'An Old TalkA Workshop, Berlin', 'Slides'],
    ...['2024', '14 March 2024', 'A TalkA Workshop, Berlin', 'Add all talks to a calendar'],
  ]);
});

const terms = [
  { name: 'Spring 2027', starts: '2027-02-01', ends: null },
  { name: 'Autumn 2025', starts: null, ends: null },
];

test('courses are listed by their first term, with what else is known of them', () => {
  const course = { title: 'A Course', href: '/courses/a', institution: 'A School', description: 'On choice.' };
  const rows = (parts: object) =>
    read(<CoursesScreen page={page({ title: 'T', courses: [{ ...course, ...parts }] })} />);
  assert.equal(rows({ level: 'PhD', terms, sessions: 2 }), [
    ...['T', 'Spring 2027', 'A CourseOn choice.', 'A School', 'PhD', 'also Autumn 2025', '2 sessions'],
  ]);
  assert.is(rows({ level: null, terms, isRunning: true, sessions: 0 })[1], 'Spring 2027 (now)');
  assert.equal(rows({ level: null, terms: terms.slice(0, 1), sessions: 1 }).slice(3), ['A School', '1 session']);
  assert.equal(rows({ level: null, terms: [], sessions: 0 }), ['T', 'A CourseOn choice.', 'A School']);
});

test('a course shows its facts, and its sessions by their days or their numbers', () => {
  const link = { title: 'Notes', href: '/media/notes.pdf', external: false };
  const sessions = [
    { title: 'One', date: '2027-02-03', text: 'A beginning.', readings: [link], files: [] },
    { title: 'Two', date: null, text: null, readings: [], files: [link] },
  ];
  const course = { title: 'A Course', institution: 'A School', level: null, terms, files: [link], calendar: null };
  const syllabus = { id: 'syllabus', sessions, references: [] };
  assert.equal(read(<CourseScreen page={page({ ...course, description: 'On choice.', syllabus })} />), [
    ...[
      'A Course',
      'On choice.',
      'Where',
      'A School',
      'When',
      'Spring 2027 (from 1 February 2027), Autumn 2025',
      'Files',
      'Notes',
    ],
    ...['Syllabus', '3 February 2027', 'One', 'A beginning.', 'Read', 'Notes'],
    ...['Session 2', 'Two', 'Files', 'Notes'],
  ]);
  const [body, references] = ['Text', 'References'].map((html) => [{ key: html, html }]);
  const around = { ...syllabus, references };
  const whole = read(<CourseScreen page={page({ ...course, description: 'On choice.', syllabus: around, body })} />);
  assert.equal(
    whole.filter((line) => ['Text', 'Syllabus', 'References'].includes(line)),
    ['Text', 'Syllabus', 'References'],
  );
  const bare = {
    ...course,
    level: 'PhD',
    files: [],
    calendar: '/courses/a.ics',
    description: 'On choice.',
    syllabus: null,
  };
  assert.equal(read(<CourseScreen page={page(bare)} />).slice(2), [
    ...[
      'Where',
      'A School',
      'Level',
      'PhD',
      'When',
      'Spring 2027 (from 1 February 2027), Autumn 2025',
      'Sessions',
      'Add to a calendar',
    ],
  ]);
});

test('news stand below their years, and a piece of news says what it is', () => {
  const item = (date: string, parts: object) => ({ title: `Of ${date}`, date, award: false, link: null, ...parts });
  const news = [item('2027-03-02', { award: true }), item('2027-01-05', {}), item('2026-12-31', {})];
  assert.equal(read(<NewsListScreen page={page({ title: 'News', news })} />), [
    ...['News', '2027', '2 MarchOf 2027-03-02Award', '5 JanuaryOf 2027-01-05', '2026', '31 DecemberOf 2026-12-31'],
  ]);
  const own = { title: 'A Prize', date: '2027-03-02', list: { title: 'News', href: '/news' } };
  const link = { href: '/research/papers/a', external: false };
  assert.equal(read(<NewsScreen page={page({ ...own, award: true, link })} />), [
    ...['All newsA Prize', 'Award', '2 March 2027', 'Read more'],
  ]);
  assert.equal(read(<NewsScreen page={page({ ...own, award: false, link: null })} />), [
    ...['All newsA Prize', '2 March 2027'],
  ]);
});

const person = (title: string, parts = {}) => ({
  title,
  href: `/people/${title}`,
  role: null,
  affiliation: null,
  photo: null,
  ...parts,
});
const bare = { papers: [], works: [], orcid: null, page: null };

test('people without a picture have their initials, and each has the works of the site', () => {
  const people = [
    person('Ada van der Writer', { role: 'Professor', affiliation: 'A School' }),
    person('Plato', { photo: { href: '/media/plato.png', alt: 'A bust' } }),
    person('Eve'),
    person('Noor el-Khatib'),
  ];
  assert.equal(read(<PeopleScreen page={page({ title: 'People', groups: [{ title: 'All', people }] })} />), [
    ...['People', 'All', 'AW', 'Ada van der WriterProfessor', 'A School', 'Plato', 'E', 'Eve', 'NK', 'Noor el-Khatib'],
  ]);
  const works = [
    { href: '/references#a', title: 'Is it so?', venue: 'A Journal', year: 2020, italic: 'venue' },
    { href: '/references#b', title: 'It is', venue: null, year: 'n.d.', italic: 'title' },
    { href: '/references#c', title: 'It was', venue: 'ACM Trans. Inf. Syst.', year: 2019, italic: 'venue' },
  ];
  const ada = {
    ...person('Ada Writer', { role: 'Professor', affiliation: 'A School' }),
    papers: [{ href: '/research/papers/a', title: 'A Paper' }],
    works,
    orcid: '0000-0001',
    page: { href: 'https://ada.example', external: true },
  };
  const shown = read(<PersonScreen page={page(ada)} />).filter((line) => line !== '(opens in a new tab)');
  assert.equal(shown, [
    ...['Ada Writer', 'Role', 'Professor', 'Where', 'A School', 'Elsewhere', 'Website (opens in a new tab)'],
    ...['ORCID 0000-0001 (opens in a new tab)', 'Papers on this site', 'A Paper', 'Publications cited here'],
    ...['2020', 'Is it so? A Journal.', 'n.d.', 'It is.', '2019', 'It was. ACM Trans. Inf. Syst.'],
  ]);
  assert.equal(read(<PersonScreen page={page({ ...person('Eve'), ...bare })} />), ['Eve']);
});

test('a text with more than three headings has its contents beside it', () => {
  const headings = ['One', 'Two', 'Three', 'Four'].map((title) => ({ id: title, title, depth: 2 }));
  const readWith = (toc: object) => read(<PersonScreen page={page({ ...person('Eve'), ...bare, toc })} />);
  assert.equal(readWith(headings.slice(1)), ['Eve']);
  assert.equal(readWith(headings).slice(-5), ['On this page', 'CloseOne', 'Two', 'Three', 'Four']);
});

test('the curriculum vitae has a section for what there is, by years, and none for what there is not', () => {
  const author = {
    name: 'Ada Writer',
    role: 'Professor',
    affiliation: 'A School',
    email: 'ada@example.org',
    photo: null,
  };
  const lists = { publications: [], papers: [], awards: [], talks: [], courses: [] };
  const empty = { title: 'Vita', author, written: [], ...lists };
  const sections = (parts: object) => {
    const lines = read(<CvScreen page={page({ ...empty, ...parts })} />);
    return lines.slice(lines.indexOf('Vita') + 1);
  };
  assert.equal(sections({}), []);
  const link = { href: '/news/a', external: false };
  const talk = { title: 'A Talk', href: '/talks/a', date: '2027-03-14', event: 'A Workshop', place: 'Berlin' };
  const course = { title: 'A Course', href: '/courses/a', institution: 'A School', level: null, terms };
  assert.equal(
    sections({
      papers: [{ title: 'A Paper', href: '/research/papers/a', date: '2026-05-01' }],
      awards: [
        { title: 'A Prize', date: '2025-05-01', link: null },
        { title: 'A Grant', date: '2024-05-01', link },
      ],
      talks: [talk],
      courses: [course, { ...course, title: 'Another', href: '/courses/b', terms: [] }],
    }),
    [
      ...['Papers on this site', '2026', 'A Paper', 'Awards', '2025', 'A Prize', '2024', 'A Grant'],
      ...['Talks', '2027', 'A Talk. A Workshop, Berlin, 14 March 2027.'],
      ...['Teaching', '2027', 'A Course. A School, Spring 2027, Autumn 2025.', 'Another. A School.'],
    ],
  );
  assert.equal(sections({ talks: [{ ...talk, isToCome: true }] }).slice(-1), [
    'A Talk. A Workshop, Berlin, 14 March 2027 (upcoming).',
  ]);
  assert.equal(sections({ talks: [{ ...talk, title: 'Why Wait?' }] }).slice(-1), [
    'Why Wait? A Workshop, Berlin, 14 March 2027.',
  ]);
  const award = { title: 'A Prize', date: '2025-05-01', link: null };
  assert.equal(sections({ written: ['Awards'], awards: [award] }), []);
  const named = (parts: object) => read(<CvScreen page={page({ ...empty, author: { ...author, ...parts } })} />)[1];
  assert.is(named({}), 'Professor, A School');
  assert.is(named({ role: null }), 'A School');
  assert.is(named({ role: null, affiliation: null })?.includes('ada@example.org'), true);
});

test.run();
