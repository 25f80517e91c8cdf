import type { Course } from 'schema-dts';
import type { z } from 'zod';
import { dayAfter, nameDay } from '../core/moment.ts';
import { compareText } from '../core/problem.ts';
import { setQuotes } from '../core/text.ts';
import { joinWords } from '../core/words.ts';
import { referToResearcher } from '../metadata/json-ld.ts';
import { calendarOf } from './calendar.ts';
import { askFor, type Fact, type NamedFacts, nameFirst, tellByDay } from './fact.ts';
import type { CalendarEntry, ListModule, Member, PageFacts, PageSource, SiteView, Starter } from './kind.ts';
import * as paper from './paper.ts';
import type { SchemaTools } from './schema-tools.ts';
import type { Article } from './shapes/base.ts';
import type { CourseEntry, CoursePage, CourseSession, CoursesPage } from './shapes/course.ts';
import type { Link } from './shapes/parts.ts';
import * as topic from './topic.ts';
import { typedList } from './typed-list.ts';

export const title = 'A course';
export const folder = 'courses';
export const otherFolders = ['course', 'teaching', 'classes', 'lectures', 'kurse', 'lehre'];
export const isOptional = true;
export const route = '/courses/:slug';
export const text = 'whole';
export const anchors = ['syllabus'];
export const isTextOptional = true;
export const order = { by: 'title' };
export const section = { path: '/courses', title: 'Courses' };
export const isOfResearcher = true;
export const searchedAs = 'course' as const;

export const schema = ({ z, field, optional, listOf, shown, named, dated, namesFiles, exampleName }: SchemaTools) => {
  const files = listOf(
    z.strictObject({
      title: field.text.describe('The words of the link.'),
      href: field.link.describe('A file in `media/`, or another address.'),
    }),
    'Slides, exercises and other files: `title` and `href` of each.',
    { title: 'Slides', href: '/media/week-1.pdf' },
  );
  return z.strictObject({
    ...named,
    institution: shown(field.text.meta({ description: 'Where it is taught.', examples: ['Example University'] })),
    level: shown(optional(field.text, 'For whom it is.', 'Graduate')),
    terms: shown(
      z
        .array(
          z
            .strictObject({
              name: field.text.describe('The term: `Spring 2027`.'),
              starts: optional(field.date, 'Its first day, as YYYY-MM-DD.'),
              ends: optional(field.date, 'Its last day.'),
            })
            .superRefine(({ starts, ends }, context) => {
              if (starts !== undefined && ends !== undefined && ends < starts)
                context.addIssue({ code: 'custom', path: ['ends'], message: `it begins on ${starts}` });
            }),
        )
        .min(1)
        .meta({
          description: 'When it is taught, the latest term first.',
          examples: [[{ name: 'Spring 2027', starts: '2027-03-01', ends: '2027-06-30' }]],
        }),
    ),
    syllabus: listOf(
      z.strictObject({
        title: field.text.describe('What the session is about.'),
        date: optional(field.date, 'Its day, as YYYY-MM-DD.'),
        text: optional(field.text, 'A sentence or two on it, in plain text.'),
        topics: namesFiles('topic', 'Topics of this site to read, by their file names (without .md).'),
        papers: namesFiles('paper', 'Papers of this site to read.'),
        references: namesFiles('reference', 'Publications to read, by their names in `references/`.'),
        files,
      }),
      'The sessions in their order.',
      { title: 'Introduction', date: '2027-03-01', topics: [exampleName('topic')] },
    ),
    files,
    ...dated,
  });
};
type Schema = ReturnType<typeof schema>;
type FrontMatter = Member<Schema>['frontMatter'];

export const list: ListModule<CoursesPage> = {
  kind: 'courses',
  name: 'the list of courses',
  anchors: () => [],
  describe: ({ facts, all }) =>
    `What ${facts.author} teaches, with terms and readings: ${all({ title, schema })
      .map(({ shown }) => shown.title)
      .join(', ')}`,
  page: ({ head, site }) => ({
    kind: 'courses',
    head,
    title: section.title,
    courses: sortCourses(
      site.all({ title, schema }).map((course) => listCourse(course, site.today)),
      site.today,
    ),
  }),
};

/** A course in the list: the term that runs or begins next comes first, the others as in the file. */
function listCourse({ href, shown, frontMatter }: Member<Schema>, day: string): CourseEntry {
  const { description, syllabus } = frontMatter;
  const [first] = shown.terms.filter((term) => isOpen(term, day)).sort(compareStarts);
  const terms = [...shown.terms].sort((a, b) => Number(b === first) - Number(a === first));
  const isRunning = first !== undefined && first.starts !== null && first.starts <= day;
  return { href, ...shown, terms, isRunning, description: setQuotes(description), sessions: syllabus.length };
}

type ShownTerm = CourseEntry['terms'][number];

/** Whether a term is known to run or to be still to come. */
function isOpen({ starts, ends }: ShownTerm, day: string): boolean {
  return (ends ?? starts ?? '') >= day;
}

function compareStarts(a: ShownTerm, b: ShownTerm): number {
  return compareText(a.starts ?? '', b.starts ?? '');
}

/** What is taught now and next comes first, then what was taught, the latest first. */
function sortCourses(courses: readonly CourseEntry[], day: string): CourseEntry[] {
  const open = (course: CourseEntry) => course.terms.slice(0, 1).filter((term) => isOpen(term, day));
  const taught = courses.flatMap((course) => open(course).map((term) => ({ course, term })));
  return [
    ...taught.sort((a, b) => compareStarts(a.term, b.term)).map(({ course }) => course),
    ...courses.filter((course) => open(course).length === 0).sort((a, b) => compareText(latest(b), latest(a))),
  ];
}

/** All courses, the one with the latest term first. */
export function listCourses(site: SiteView): readonly Member<Schema>[] {
  return [...site.all({ title, schema })].sort((a, b) => compareText(latest(b.shown), latest(a.shown)));
}

/** The first day of the latest term; courses without one stand last. */
function latest({ terms }: Pick<CourseEntry, 'terms'>): string {
  return (
    terms
      .map(({ starts, ends }) => starts ?? ends ?? '')
      .sort()
      .at(-1) ?? ''
  );
}

/** A course: when and where it is taught, and what is read for each session. */
export function page(source: PageSource<Schema>): CoursePage {
  const { slug, shown, frontMatter, link, site } = source;
  return {
    kind: 'course',
    list: { title: section.title, href: section.path },
    ...shown,
    description: setQuotes(frontMatter.description),
    files: frontMatter.files.map(({ title: name, href }) => ({ title: name, ...link(href) })),
    calendar: frontMatter.syllabus.some(({ date }) => date !== undefined)
      ? calendarOf(`${section.path}/${slug}`)
      : null,
    ...placeSyllabus(
      frontMatter.syllabus.map((session) => placeSession(session, site, link)),
      source,
    ),
  };
}

/** The text of a course, and its syllabus between that and the references. */
function placeSyllabus(
  sessions: readonly CourseSession[],
  { article, articleAround }: PageSource<Schema>,
): Article & Pick<CoursePage, 'syllabus'> {
  if (sessions.length === 0) return { ...article(), syllabus: null };
  const around = articleAround('Syllabus');
  return { ...around.article, syllabus: { id: around.id, sessions, references: around.references } };
}

/** All courses, what is taught as it stands from each day on, and each course. */
export function facts(site: SiteView): NamedFacts {
  const courses = listCourses(site);
  if (courses.length === 0) return {};
  const terms = courses.flatMap(({ frontMatter }) => frontMatter.terms);
  const changes = terms.flatMap((term) => [term.starts ?? [], endOf(term) ?? []].flat());
  return {
    courses: {
      isAnswer: true,
      asks: askFor('courses'),
      text: ['Courses:', ...nameFirst(courses.map((course) => `- ${courseInWords(course)}`))].join('\n'),
      on: listed,
    },
    ...tellByDay('courses-now', site.today, changes, (day) => tellTerms(courses, day)),
    ...Object.fromEntries(courses.map((course) => [`course-${course.slug}`, tellCourse(course)])),
  };
}

const listed = { title: section.title, href: section.path };

type Term = FrontMatter['terms'][number];

/** The first day after a term, a year after its beginning where it has no last day; null where it has neither. */
function endOf({ starts, ends }: Term): string | null {
  if (ends !== undefined) return dayAfter(ends);
  return starts === undefined ? null : `${Number(starts.slice(0, 4)) + 1}${starts.slice(4)}`;
}

/** What is taught on a day and later; null where no term is known to be, and one without days may. */
function tellTerms(courses: readonly Member<Schema>[], day: string): Fact | null {
  const terms = courses.flatMap(({ frontMatter }) => frontMatter.terms.map((term) => ({ frontMatter, term })));
  const open = terms
    .filter(({ term }) => (endOf(term) ?? '') > day)
    .sort((a, b) => compareText(a.term.starts ?? '', b.term.starts ?? ''));
  const lines = open.map(({ frontMatter, term }) => {
    const days = term.starts !== undefined && term.starts <= day ? `now${untilEnd(term)}` : daysOf(term);
    return `- ${frontMatter.title}, ${frontMatter.institution}: ${term.name} (${days})`;
  });
  const hasUndated = terms.some(({ term }) => endOf(term) === null);
  if (lines.length === 0 && hasUndated) return null;
  const text =
    lines.length === 0 ? ['No course is announced at the moment.'] : ['Courses now and to come:', ...nameFirst(lines)];
  const others = hasUndated ? ['The pages of the courses have further terms, without their days.'] : [];
  return { isAnswer: true, asks: askFor('coursesNow'), text: [...text, ...others].join('\n'), on: listed };
}

function untilEnd({ ends }: Term): string {
  return ends === undefined ? '' : `, until ${nameDay(ends)}`;
}

/** The days of a term in words; empty where it has none. */
function daysOf({ starts, ends }: Term): string {
  if (starts === undefined) return ends === undefined ? '' : `until ${nameDay(ends)}`;
  return ends === undefined ? `from ${nameDay(starts)}` : `${nameDay(starts)} to ${nameDay(ends)}`;
}

function tellCourse({ href, frontMatter }: Member<Schema>): Fact {
  const { title: name, description, level, institution, terms, syllabus } = frontMatter;
  const when = terms.map((term) => term.name + (daysOf(term) === '' ? '' : ` (${daysOf(term)})`));
  const sessions = syllabus.map(
    ({ title: about, date, text: note }) =>
      `- ${about}${date === undefined ? '' : `, ${nameDay(date)}`}${note === undefined ? '' : `: ${note}`}`,
  );
  const whom = level === undefined ? '' : `, ${level}`;
  const text = `“${name}” is a course at ${institution}${whom}: ${joinWords(when)}. ${description}`;
  return {
    asks: [
      ...askFor('course', { title: name }),
      ...terms.flatMap((term) => askFor('courseInTerm', { term: term.name })),
      ...syllabus.flatMap((session) => askFor('session', { title: session.title })),
    ],
    text: [text, ...(sessions.length > 0 ? ['Its sessions:', ...nameFirst(sessions)] : [])].join('\n'),
    on: { title: name, href },
    more: [listed],
  };
}

function courseInWords({ frontMatter }: Member<Schema>): string {
  const { title: name, institution, level, terms } = frontMatter;
  return [name, institution, ...(level === undefined ? [] : [level]), joinWords(terms.map((term) => term.name))].join(
    ', ',
  );
}

function placeSession(
  session: FrontMatter['syllabus'][number],
  site: SiteView,
  link: PageSource<Schema>['link'],
): CourseSession {
  const { title: name, date, text: note, topics, papers, references, files } = session;
  return {
    title: name,
    date: date ?? null,
    text: note ?? null,
    readings: [
      ...findPages(topics, site.all(topic)),
      ...findPages(papers, site.all(paper)),
      ...references.map(site.cite),
    ],
    files: files.map(({ title: words, href }) => ({ title: words, ...link(href) })),
  };
}

type TitledPage = Pick<Member<ReturnType<typeof topic.schema>>, 'slug' | 'href' | 'shown'>;

function findPages(slugs: readonly string[], pages: readonly TitledPage[]): Link[] {
  const found = slugs.flatMap((slug) => pages.find((one) => one.slug === slug) ?? []);
  return found.map(({ shown, href }) => ({ title: shown.title, href }));
}

/** The course with each term in which it is taught. */
export function jsonLd({ frontMatter, url, site }: PageFacts<Schema>): [Course] {
  const { title: name, description, institution, level, terms, syllabus } = frontMatter;
  const teacher = referToResearcher(site.facts);
  return [
    {
      '@type': 'Course',
      name,
      description,
      url,
      inLanguage: site.facts.language,
      provider: { '@type': 'Organization', name: institution },
      ...(level !== undefined && { educationalLevel: level }),
      hasCourseInstance: terms.map((term) => ({
        '@type': 'CourseInstance',
        name: term.name,
        courseMode: 'Onsite',
        instructor: teacher,
        ...(term.starts !== undefined && { startDate: term.starts }),
        ...(term.ends !== undefined && { endDate: term.ends }),
      })),
      ...(syllabus.length > 0 && {
        syllabusSections: syllabus.map((session, index) => ({
          '@type': 'Syllabus',
          position: index + 1,
          name: session.title,
          ...(session.text !== undefined && { description: session.text }),
        })),
      }),
    },
  ];
}

/** The institution. */
export function label({ institution }: Pick<CoursePage, 'institution'>): string {
  return institution;
}

/** The words beside its title in search results, by which it is found too: some write the number of a course there. */
export function context({ institution, level }: z.infer<Schema>): string {
  return [institution, level ?? ''].filter((part) => part !== '').join(' · ');
}

/** The sessions that have a date. */
export function calendar({ title: name, institution, syllabus }: CoursePage): readonly CalendarEntry[] {
  return (syllabus?.sessions ?? []).flatMap(({ title: session, date }) =>
    date === null ? [] : [{ date, title: `${name}: ${session}`, place: institution }],
  );
}

export const starter: Starter = {
  asks: [
    {
      key: 'institution',
      flag: '--institution <name>',
      help: 'where it is taught',
      question: 'Where it is taught',
      isRequired: true,
    },
    {
      key: 'term',
      flag: '--term <name>',
      help: 'a term, such as `Spring 2027`',
      isList: true,
      question: 'Terms, the latest first',
      isRequired: true,
    },
  ],
  values: ({ term }) => ({
    term: undefined,
    terms: typedList(term).map((name) => ({ name })),
  }),
};
