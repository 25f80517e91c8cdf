import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { CoursePage, CoursesPage } from '../../../cli/kinds/shapes/course.ts';
import type { Body } from '../../../cli/kinds/shapes/parts.ts';
import type { References } from '../../../cli/kinds/shapes/reference.ts';
import type { RouteList } from '../../../cli/kinds/shapes/routes.ts';
import type { SearchEntries } from '../../../cli/kinds/shapes/search.ts';
import type { SiteData } from '../../../cli/kinds/shapes/site.ts';
import { compileWhole, nodeOf } from '../../support/whole.ts';
import { compileChanged, pageAt, workspace } from '../../support/workspace.ts';

const path = '/courses/attention-in-markets';

test('courses stand at their list, the latest term first', async () => {
  const { compiled } = await compileWhole();
  assert.equal(
    pageAt<CoursesPage>(compiled, '/courses').courses.map(({ title, href, institution, level, terms, sessions }) => [
      title,
      href,
      institution,
      level,
      terms.map(({ name }) => name),
      sessions,
    ]),
    [
      ['Attention in Markets', path, 'Example University', 'Graduate', ['Spring 2027', 'Spring 2025'], 3],
      ['Choice for Beginners', '/courses/choice-for-beginners', 'Example Evening School', null, ['Autumn 2024'], 0],
    ],
  );
});

test('a course is listed under the term that runs or begins next, and what is taught now and next comes first', async () => {
  const course = (title: string, terms: string) =>
    `---\ntitle: ${title}\ndescription: A course that is given in several terms, and is listed under one of them.\n` +
    `institution: Example University\nterms:\n${terms}---\n`;
  const term = (name: string, starts: string, ends: string) =>
    `  - { name: ${name}, starts: ${starts}, ends: ${ends} }\n`;
  const running = term('Winter 2026', '2026-10-01', '2027-02-10') + term('Winter 2025', '2025-10-01', '2026-02-10');
  const compiled = await compileChanged({
    'courses/over.md': course('Over', term('Winter 2024', '2024-10-01', '2025-02-10')),
    'courses/soon.md': course('Soon', term('Summer 2026', '2026-04-01', '2026-07-10')),
    'courses/now.md': course('Now', running),
    'courses/undated.md': course('Undated', '  - { name: Winter 2023 }\n'),
  });
  assert.equal(
    pageAt<CoursesPage>(compiled, '/courses').courses.map(({ title, terms, isRunning }) => [
      title,
      terms.map(({ name }) => name),
      isRunning,
    ]),
    [
      ['Now', ['Winter 2025', 'Winter 2026'], true],
      ['Soon', ['Summer 2026'], false],
      ['Over', ['Winter 2024'], false],
      ['Undated', ['Winter 2023'], false],
    ],
  );
});

test('the description of a course has the quotes of print where it is read', async () => {
  const compiled = await compileChanged({
    'courses/a.md':
      '---\ntitle: A\ndescription: A master\'s course on "causes" and on what is told from correlations.\n' +
      'institution: Example University\nterms: [{ name: Spring }]\n---\n',
  });
  const shown = 'A master’s course on “causes” and on what is told from correlations.';
  assert.is(pageAt<CoursePage>(compiled, '/courses/a').description, shown);
  assert.is(pageAt<CoursesPage>(compiled, '/courses').courses[0]?.description, shown);
});

test('a syllabus leads to the topics, papers and publications that are read, and to its files', async () => {
  const { compiled } = await compileWhole();
  const { syllabus, files, calendar } = pageAt<CoursePage>(compiled, path);
  assert.equal(syllabus?.sessions, [
    {
      title: 'What attention costs',
      date: '2027-03-05',
      text: 'Why looking closely has a price, and how it can be read from choices.',
      readings: [
        { title: 'Alpha', href: '/resources/alpha' },
        { title: 'Beta', href: '/resources/beta' },
        { title: 'Doe and Roe (2020). A Study', href: '/references#ref-doe-2020-study' },
      ],
      files: [{ title: 'Slides', href: '/media/picture.svg', external: false }],
    },
    {
      title: 'Attention at work',
      date: '2027-03-12',
      text: null,
      readings: [{ title: 'A Paper', href: '/research/papers/paper-one' }],
      files: [],
    },
    { title: 'An open question', date: null, text: null, readings: [], files: [] },
  ]);
  assert.equal(files, [{ title: 'Reading list', href: '/media/picture.svg', external: false }]);
  assert.is(calendar, `${path}.ics`);
  assert.is(pageAt<CoursePage>(compiled, '/courses/choice-for-beginners').calendar, null);
});

test('the syllabus of a course stands between its text and its references', async () => {
  const { compiled } = await compileWhole();
  const { toc, body, syllabus } = pageAt<CoursePage>(compiled, path);
  assert.equal(
    toc.map(({ id }) => id),
    ['how-it-is-marked', 'syllabus', 'references'],
  );
  const arePartsReferences = (parts: Body = []) =>
    parts.map((part) => 'html' in part && part.html.includes('class="references"'));
  assert.equal(arePartsReferences(body), [false]);
  assert.is(syllabus?.id, 'syllabus');
  assert.equal(arePartsReferences(syllabus?.references), [true]);
  const bare = pageAt<CoursePage>(compiled, '/courses/choice-for-beginners');
  assert.equal([bare.toc, bare.syllabus], [[], null]);
});

test('the syllabus of a course whose text has such a heading gets another anchor', async () => {
  const course = readFileSync('test/fixtures/whole/content/courses/attention-in-markets.md', 'utf8');
  const { compiled } = await compileWhole({
    'courses/attention-in-markets.md': `${course}\n## Syllabus\n\nTo come.\n`,
  });
  const { toc, syllabus } = pageAt<CoursePage>(compiled, path);
  assert.equal(
    toc.map(({ id }) => id),
    ['how-it-is-marked', 'syllabus', 'syllabus-1', 'references'],
  );
  assert.is(syllabus?.id, 'syllabus-1');
});

test('what is read in a course is cited there', async () => {
  const { read } = await compileWhole();
  const study = (read('references.json') as References).find(({ id }) => id === 'doe-2020-study');
  assert.ok(study?.citedOn.some(({ href }) => href === path));
});

test('a course is one to search engines, with what they ask of it', async () => {
  const { compiled } = await compileWhole({
    'courses/short.md': `---
title: One Evening
description: How people divide their attention, and what markets make of it, from data to theory.
institution: Example University
terms: [{ name: Spring 2026 }]
syllabus: [{ title: All of it }]
---
`,
  });
  const course = nodeOf(pageAt<CoursePage>(compiled, path), 'Course');
  const instructor = { '@id': 'https://site.test/#person' };
  const term = { '@type': 'CourseInstance', courseMode: 'Onsite', instructor };
  const session = (position: number, name: string) => ({ '@type': 'Syllabus', position, name });
  assert.equal(course, {
    '@type': 'Course',
    name: 'Attention in Markets',
    description: 'How people divide their attention, and what markets make of it, from data to theory.',
    url: `https://site.test${path}`,
    inLanguage: 'en-GB',
    provider: { '@type': 'Organization', name: 'Example University' },
    educationalLevel: 'Graduate',
    hasCourseInstance: [
      { ...term, name: 'Spring 2027', startDate: '2027-03-01', endDate: '2027-06-30' },
      { ...term, name: 'Spring 2025', startDate: '2025-03-01', endDate: '2025-06-30' },
    ],
    syllabusSections: [
      {
        ...session(1, 'What attention costs'),
        description: 'Why looking closely has a price, and how it can be read from choices.',
      },
      session(2, 'Attention at work'),
      session(3, 'An open question'),
    ],
  });
  const short = nodeOf(pageAt<CoursePage>(compiled, '/courses/short'), 'Course');
  assert.equal(short.syllabusSections, [session(1, 'All of it')]);
  const bare = nodeOf(pageAt<CoursePage>(compiled, '/courses/choice-for-beginners'), 'Course');
  assert.equal(['educationalLevel' in bare, 'syllabusSections' in bare], [false, false]);
});

test('the search finds a course, a course without a text too', async () => {
  const { read } = await compileWhole();
  assert.equal(
    (read('search.json') as SearchEntries).flatMap(({ kind, href, context }) =>
      kind === 'course' ? [[href, context]] : [],
    ),
    [
      [path, 'Example University · Graduate'],
      [`${path}#how-it-is-marked`, 'Attention in Markets'],
      ['/courses/choice-for-beginners', 'Example Evening School'],
    ],
  );
});

test('a reading that is not there is named at its place', async () => {
  const course = `---
title: A Course
description: How people divide their attention, and what markets make of it, from data to theory.
institution: Example University
terms: [{ name: Spring 2027 }]
syllabus:
  - { title: One, topics: [alpa], papers: [paper-on], references: [doe-2020-studdy] }
---
`;
  const site = workspace({ 'courses/a-course.md': course }, 'test/fixtures/whole/content');
  try {
    const { problems } = await site.compile();
    assert.equal(
      problems.map(({ line, rule, suggestion }) => [line, rule, suggestion]),
      [
        [7, 'unknown-name', 'alpha'],
        [7, 'unknown-name', 'paper-one'],
        [7, 'unknown-name', 'doe-2020-study'],
      ],
    );
  } finally {
    site.remove();
  }
});

test('terms, sessions and files that are words alone are told with the keys that they need', async () => {
  const head =
    'title: One\ndescription: A sentence that is long enough to be a description of this page.\ninstitution: A';
  const compiled = await compileChanged({
    'courses/one.md': `---\n${head}\nterms: Spring 2027\n---\n`,
    'courses/two.md': `---\n${head}\nterms: [Spring 2027]\nsyllabus: ["What, and why"]\nfiles: [/media/x.pdf]\n---\n`,
  });
  assert.equal(
    compiled.problems.map(({ path: file, reason, hint, suggestion }) => [file.slice(16), reason, hint, suggestion]),
    [
      [
        'one.md',
        '`terms` is the text `Spring 2027`; a list is expected.',
        'Write each item with its keys: `{ name: … }`.',
        '[{ name: Spring 2027 }]',
      ],
      [
        'two.md',
        '`terms[1]` is the text `Spring 2027`; a group of keys is expected.',
        'Write it with its keys: `{ name: … }`.',
        '{ name: Spring 2027 }',
      ],
      [
        'two.md',
        '`syllabus[1]` is the text `What, and why`; a group of keys is expected.',
        'Write it with its keys: `{ title: … }`.',
        '{ title: "What, and why" }',
      ],
      [
        'two.md',
        '`files[1]` is the text `/media/x.pdf`; a group of keys is expected.',
        'Write it with its keys: `{ title: …, href: … }`.',
        null,
      ],
    ],
  );
});

test('without a course there is neither a list nor an entry in the menu', async () => {
  const gone = { 'courses/attention-in-markets.md': null, 'courses/choice-for-beginners.md': null };
  const { read } = await compileWhole(gone);
  assert.not.ok((read('routes.json') as RouteList).some((route) => route.path.startsWith('/courses')));
  assert.not.ok((read('site.json') as SiteData).navigation.some(({ href }) => href === '/courses'));
});

test.run();
