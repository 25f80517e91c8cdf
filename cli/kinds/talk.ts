import type { Event } from 'schema-dts';
import { groupBy } from '../core/group-by.ts';
import { dayAfter, nameDay, nameZone, writeMoment } from '../core/moment.ts';
import { setQuotes } from '../core/text.ts';
import { joinWords } from '../core/words.ts';
import { referToResearcher } from '../metadata/json-ld.ts';
import { calendarOf } from './calendar.ts';
import { askFor, type Fact, type NamedFacts, nameFirst, tellByDay } from './fact.ts';
import type { CalendarEntry, ListModule, Member, News, PageFacts, PageSource, SiteView, Starter } from './kind.ts';
import * as paper from './paper.ts';
import type { SchemaTools } from './schema-tools.ts';
import type { AnyLink } from './shapes/parts.ts';
import type { TalkEntry, TalkPage, TalksPage } from './shapes/talk.ts';

export const title = 'A talk';
export const folder = 'talks';
export const otherFolders = ['talk', 'presentations', 'seminars', 'lectures', 'slides', 'events', 'vortraege'];
export const isOptional = true;
export const isTextOptional = true;
export const route = '/talks/:slug';
export const text = 'whole';
export const order = { by: 'date', isDescending: true };
export const section = { path: '/talks', title: 'Talks' };
export const isArticle = true;
export const isOfResearcher = true;
export const searchedAs = 'talk' as const;

export const schema = ({ z, field, optional, listOf, shown, named, dated, namesFiles }: SchemaTools) =>
  z
    .strictObject({
      ...named,
      date: shown(field.date.describe('The day on which it is given, as YYYY-MM-DD.')),
      event: shown(field.text.describe('The conference, seminar or lecture series.')),
      place: shown(field.text.describe('Where it is given: the building and the town.')),
      starts: shown(optional(field.time, 'When it begins, as HH:MM.', '16:15')),
      ends: shown(optional(field.time, 'When it ends, as HH:MM.', '17:45')),
      zone: shown(optional(field.zone, 'The time zone of these hours.', 'Europe/Berlin')),
      slides: optional(field.link, 'The slides: a file in `media/`, or an address.', '/media/slides.pdf'),
      video: optional(field.link, 'The film of it.', 'https://www.example.org/film'),
      links: listOf(
        z.strictObject({ title: field.text, href: field.link }),
        'Whatever else there is of it: `title` and `href` of each.',
        { title: 'Programme', href: 'https://www.example.org/programme' },
      ),
      papers: namesFiles('paper', 'The papers that it is about, by their file names (without .md).'),
      ...dated,
    })
    .superRefine(({ starts, ends }, context) => {
      if (starts !== undefined && ends !== undefined && ends <= starts)
        context.addIssue({ code: 'custom', path: ['ends'], message: `it begins at ${starts}` });
    });
type Schema = ReturnType<typeof schema>;

export const list: ListModule<TalksPage> = {
  kind: 'talks',
  name: 'the list of talks',
  anchors: () => ['upcoming-talks', 'past-talks'],
  describe: ({ all }) =>
    `${countTalks(all({ title, schema }).length)}, each with its day and place and where to read on.`,
  page: ({ head, site }) => {
    const talks = site.all({ title, schema }).map(listTalk);
    const upcoming = talks.filter(({ date }) => date >= site.today).reverse();
    const past = talks.filter(({ date }) => date < site.today);
    return { kind: 'talks', head, title: section.title, upcoming, past, calendar: calendarOf(section.path) };
  },
};

function listTalk({ href, shown, frontMatter, link }: Member<Schema>): TalkEntry {
  return {
    ...shown,
    href,
    description: setQuotes(frontMatter.description),
    hours: nameHours(frontMatter),
    links: listLinks(frontMatter, link),
  };
}

/** Slides and video first, then the other links. */
function listLinks({ slides, video, links }: Member<Schema>['frontMatter'], link: Member<Schema>['link']): AnyLink[] {
  const named = [{ title: 'Slides', href: slides }, { title: 'Video', href: video }, ...links];
  return named.flatMap(({ title: name, href }) => (href === undefined ? [] : [{ title: name, ...link(href) }]));
}

/** The talks to come and those that were given, as they stand from each day on, and each talk. */
export function facts(site: SiteView): NamedFacts {
  const talks = site.all({ title, schema });
  if (talks.length === 0) return {};
  const ends = talks.map(({ frontMatter }) => dayAfter(frontMatter.date));
  return {
    ...tellByDay('talks-to-come', site.today, ends, (day) => tellToCome(talks, day)),
    ...tellByDay('talks-given', site.today, ends, (day) => tellGiven(talks, day)),
    ...Object.fromEntries([
      ...Array.from(
        groupBy(talks, ({ frontMatter }) => frontMatter.date.slice(0, 4)),
        ([year, some]) => [`talks-${year}`, tellYear(year, some)] as const,
      ),
      ...talks.map((talk) => [`talk-${talk.slug}`, tellTalk(talk)] as const),
    ]),
  };
}

function tellYear(year: string, talks: readonly Member<Schema>[]): Fact {
  const text = [`Talks of ${year}:`, ...nameFirst(talks.map(listInWords))].join('\n');
  return { asks: askFor('talksOf', { year }), text, on: listed };
}

const listed = { title: section.title, href: section.path };

function tellToCome(talks: readonly Member<Schema>[], day: string): Fact {
  const upcoming = talks.filter(({ frontMatter }) => frontMatter.date >= day).reverse();
  const [next, ...later] = upcoming;
  const asks = askFor('talksToCome');
  if (next === undefined) return { isAnswer: true, asks, text: 'No talk is announced at the moment.', on: listed };
  const { title: name, description } = next.frontMatter;
  const after = nameFirst(later.map(listInWords));
  return {
    isAnswer: true,
    asks,
    text: [
      `The next talk is “${name}”: ${placeInWords(next)}. ${description}`,
      ...(after.length > 0 ? ['After that:', ...after] : []),
    ].join('\n'),
    on: listed,
    more: [{ title: name, href: next.href }],
  };
}

function tellGiven(talks: readonly Member<Schema>[], day: string): Fact | null {
  const past = talks.filter(({ frontMatter }) => frontMatter.date < day);
  if (past.length === 0) return null;
  const head = `Talks that were given${past.length === 1 ? '' : ', the latest first'}:`;
  const text = [head, ...nameFirst(past.map(listInWords))].join('\n');
  return { isAnswer: true, asks: askFor('talksGiven'), text, on: listed };
}

function tellTalk({ href, frontMatter }: Member<Schema>): Fact {
  const { title: name, description, event, place, slides, video } = frontMatter;
  const material = [...(slides === undefined ? [] : ['the slides']), ...(video === undefined ? [] : ['a video'])];
  const shows = material.length === 0 ? '' : ` Its page leads to ${joinWords(material)}.`;
  return {
    asks: askFor('talk', { title: name, event, town: place.replace(/.*, */, '') }),
    text: `“${name}” is a talk: ${placeInWords({ frontMatter })}. ${description}${shows}`,
    on: { title: name, href },
    more: [listed],
  };
}

function listInWords(talk: Pick<Member<Schema>, 'frontMatter'>): string {
  return `- ${talk.frontMatter.title}: ${placeInWords(talk)}`;
}

/** When and where it is given, in words. */
function placeInWords({ frontMatter }: Pick<Member<Schema>, 'frontMatter'>): string {
  const { date, event, place } = frontMatter;
  return [nameDay(date), nameHours(frontMatter), event, place].filter((part) => part !== '').join(', ');
}

/** Its hours, `16:15–17:45 (Berlin time)`; empty where it is not known when it begins. */
function nameHours({ starts, ends, zone }: Member<Schema>['frontMatter']): string {
  if (starts === undefined) return '';
  return `${starts}${ends === undefined ? '' : `–${ends}`}${zone === undefined ? '' : ` (${nameZone(zone)})`}`;
}

/** A talk with its time, its place, its text and its papers. */
export function page({ slug, shown, frontMatter, link, site, article, sections }: PageSource<Schema>): TalkPage {
  const description = setQuotes(frontMatter.description);
  const papers = site.all(paper).filter((one) => frontMatter.papers.includes(one.slug));
  return {
    kind: 'talk',
    list: { title: section.title, href: section.path },
    ...shown,
    description: sections().some((section) => section.text.includes(description)) ? null : description,
    hours: nameHours(frontMatter),
    links: listLinks(frontMatter, link),
    papers: papers.map(({ href, shown: { label: name } }) => ({ title: name, href })),
    calendar: frontMatter.date < site.today ? null : calendarOf(`${section.path}/${slug}`),
    ...article(),
  };
}

/** The talk as an event that the researcher performs at. */
export function jsonLd({ frontMatter, url, site }: PageFacts<Schema>): [Event] {
  const { title: name, description, date, starts, ends, zone, event, place } = frontMatter;
  return [
    {
      '@type': 'Event',
      name,
      description,
      url,
      startDate: starts === undefined ? date : writeMoment(date, starts, zone),
      ...(ends !== undefined && { endDate: writeMoment(date, ends, zone) }),
      location: { '@type': 'Place', name: place, address: place },
      performer: referToResearcher(site.facts),
      superEvent: { '@type': 'Event', name: event },
    },
  ];
}

/** The event at which it is given. */
export function label({ event }: Pick<TalkPage, 'event'>): string {
  return event;
}

/** The word beside its title in search results. */
export const context = label;

/** Its calendar entry. */
export function calendar({ title: name, date, starts, ends, zone, event, place }: TalkPage): readonly CalendarEntry[] {
  return [{ title: `${name} (${event})`, date, starts, ends, zone, place }];
}

/** Its entry in the feed, published on the day of the talk. */
export function news({ title: name, updated, body, date }: TalkPage): News {
  // A future talk counts as published on the day on which it was announced.
  const published = updated !== null && updated < date ? updated : date;
  return { title: name, updated, body, published, authors: [] };
}

export const starter: Starter = {
  asks: [
    {
      key: 'event',
      flag: '--event <name>',
      help: 'the conference, seminar or lecture series',
      question: 'Conference, seminar or lecture series',
      isRequired: true,
    },
    {
      key: 'place',
      flag: '--place <name>',
      help: 'the building and the town',
      question: 'Building and town',
      isRequired: true,
    },
    {
      key: 'date',
      flag: '--date <day>',
      help: 'the day on which it is given (default: today)',
      question: 'Day',
      check: (day) => (/^(?:\d{4}-\d\d-\d\d)?$/.test(day) ? null : 'Write the day as YYYY-MM-DD.'),
    },
    { key: 'starts', flag: '--starts <time>', help: 'when it begins, as HH:MM' },
    { key: 'zone', flag: '--zone <name>', help: 'the time zone, such as Europe/Berlin' },
  ],
  values: ({ date }, today) => ({ date: date ?? today }),
};

function countTalks(count: number): string {
  return count === 1 ? 'One talk' : `${count} talks`;
}
