import { familyOf, nameAuthor, readAuthor, spokenNamesOf } from '../../core/author.ts';
import { joinWords } from '../../core/words.ts';
import { askFor, countInWords, type Fact, type NamedFacts, ordinal } from '../../kinds/fact.ts';
import { type FrontMatter, type KindWith, kindWith } from '../../kinds/registry.ts';
import type { Link } from '../../kinds/shapes/parts.ts';
import type { Reference } from '../../kinds/shapes/reference.ts';
import type { Model } from '../../resolve/model.ts';
import { linkToPage, referenceAddress } from '../../resolve/page-link.ts';
import { readSite } from '../../resolve/site.ts';
import { findBook } from '../cite.ts';

type Book = NonNullable<FrontMatter<KindWith<'describesSite'>>['book']>;

/**
 * Whose site it is: its author, and who wrote its book, by whose names the researcher may be called; their position, and
 * what the site is about.
 */
export function researcherFact(model: Model, references: readonly Reference[]): NamedFacts {
  const { author, book, description } = readSite(model);
  const record = book && findBook(book, references);
  const people = [readAuthor(author.name), ...(record?.authors ?? [])].flatMap(spokenNamesOf);
  const text = `This site is by ${author.name}.`;
  const home: Link = { title: 'Home', href: '/' };
  const facts = {
    researcher: { asks: askFor('researcher'), text, on: home, people: [...new Set(people)] },
    subject: { asks: askFor('aboutSite'), text: description, on: home },
  };
  const names = { name: author.name, family: familyOf(readAuthor(author.name)) };
  const position = [author.role, author.affiliation].filter((part) => part !== undefined);
  if (position.length === 0) return { ...facts, whois: { asks: askFor('whois', names), text, on: home } };
  const [cv] = model.publishedOf(kindWith('listsOwnWorks'));
  const on = (cv && linkToPage(cv)) ?? home;
  const told = { text: `${author.name}: ${position.join(', ')}.`, on, more: [home] };
  return {
    ...facts,
    position: { isAnswer: true, asks: askFor('position'), ...told },
    // A name is near in meaning to whatever names it.
    whois: { asks: askFor('whois', names), ...told },
  };
}

/** Facts on the book: its authors, its publisher and year, where to read it, and its chapters. */
export function bookFacts(model: Model, references: readonly Reference[]): NamedFacts {
  const { book } = readSite(model);
  if (book === undefined) return {};
  const record = findBook(book, references);
  const published = publishedIn(book, record);
  const reach = book.openAccess ? 'is open access: it is free to read and to download' : 'is found';
  const where = `${reach} at the publisher, ${book.url}.`;
  const home: Link = { title: 'Home', href: '/' };
  const on = record === undefined ? home : { title: 'References', href: referenceAddress(record.id) };
  const first = model.chain.topics[0];
  const start = first === undefined ? null : linkToPage(first);
  const tell = (name: 'publisher' | 'title' | 'address', text: string): Fact => {
    return { asks: askFor(name), text, on: home, more: [on] };
  };
  const facts: Record<string, Fact> = {};
  if (record !== undefined && record.authors.length > 0)
    facts.author = {
      asks: askFor('author'),
      text: `The book, “${book.title}”, is by ${joinWords(record.authors.map(nameAuthor))}. ${published} It ${where}`,
      on,
      more: [...(start === null ? [] : [start]), home],
    };
  return {
    ...facts,
    publisher: tell('publisher', published.replace(/^It/, 'The book')),
    title: tell('title', `The book is called “${book.title}”. ${published} It ${where}`),
    address: tell(
      'address',
      `The book ${book.openAccess ? where : `is not open access; it ${where}`} Its DOI, for citing it, is ${book.doi}.`,
    ),
    ...chapterFacts(model, book),
  };
}

function publishedIn(book: Book, record: Reference | undefined): string {
  const imprint = record?.venue && record.venue !== book.publisher ? `, under the name ${record.venue},` : '';
  return `It was published by ${book.publisher}${imprint} in ${book.year}.`;
}

/** The topics that link to a chapter at the publisher: such an address ends in the identifier of the book and `_n`. */
function pagesOfChapter(model: Model, book: Book, n: number): Link[] {
  return model.chain.topics.flatMap((topic) => {
    const isLinked = model.targetsOf(topic).some((target) => target.endsWith(`${book.doi}_${n}`));
    const link = isLinked ? linkToPage(topic) : null;
    return link === null ? [] : [link];
  });
}

function chapterFacts(model: Model, book: Book): NamedFacts {
  const [form] = model.publishedOf(kindWith('takesChoices'));
  const chapters = form?.frontMatter.chapters ?? [];
  if (chapters.length === 0) return {};
  const on: Link = { title: form?.frontMatter.title ?? 'Questionnaire', href: '/questionnaire' };
  const list = chapters.map((chapter, index) => `${index + 1}. ${chapter}`).join('\n');
  const facts: Record<string, Fact> = {
    chapters: {
      asks: askFor('chapters'),
      text: `The book has ${countInWords(chapters.length, 'chapter')}:\n${list}`,
      on,
    },
  };
  for (const [index, chapter] of chapters.entries()) {
    const n = index + 1;
    const pages = pagesOfChapter(model, book, n);
    const isLast = n === chapters.length;
    const where =
      pages.length === 0
        ? 'This site has no page of its own on it.'
        : `On this site, ${joinWords(pages.map(({ title }) => `“${title}”`))} ${pages.length === 1 ? 'takes' : 'take'} up what it says.`;
    const whole = `${book.openAccess ? 'The whole chapter is free to read' : 'The whole chapter is found'} at the publisher, ${book.url}.`;
    facts[`chapter-${n}`] = {
      asks: [
        ...askFor('chapter', { n: String(n), ordinal: ordinal(n), title: chapter }),
        ...(isLast ? askFor('lastChapter') : []),
      ],
      text: `Chapter ${n} of the book${isLast && n > 1 ? ', the last one,' : ''} is “${chapter}”. ${where} ${whole}`,
      on: pages[0] ?? on,
      more: [...pages.slice(1), on],
    };
  }
  return facts;
}
