import { nameAuthor, readAuthor, spokenNamesOf } from '../../core/author.ts';
import { joinWords } from '../../core/words.ts';
import { type FrontMatter, type KindWith, kindWith } from '../../kinds/registry.ts';
import type { Link } from '../../kinds/shapes/parts.ts';
import type { Reference } from '../../kinds/shapes/reference.ts';
import type { Model } from '../../resolve/model.ts';
import { linkToPage, referenceAddress } from '../../resolve/page-link.ts';
import { readSite } from '../../resolve/site.ts';
import { countInWords, type Fact, type NamedFacts, ordinal } from './fact.ts';

type Book = NonNullable<FrontMatter<KindWith<'describesSite'>>['book']>;

/** Whose site it is: its author, and who wrote its book. Nothing asks for it; the names say who is meant. */
export function researcherFact(model: Model, references: readonly Reference[]): NamedFacts {
  const { author, book } = readSite(model);
  const record = references.find(({ doi }) => doi !== null && doi === book?.doi);
  const people = [readAuthor(author.name), ...(record?.authors ?? [])].flatMap(spokenNamesOf);
  const text = `This site is by ${author.name}.`;
  return { researcher: { asks: [], text, on: { title: 'Home', href: '/' }, people: [...new Set(people)] } };
}

/** Facts on the book: its authors, its publisher and year, where to read it, and its chapters. */
export function bookFacts(model: Model, references: readonly Reference[]): NamedFacts {
  const { book } = readSite(model);
  if (book === undefined) return {};
  const record = references.find(({ doi }) => doi !== null && doi === book.doi);
  const home: Link = { title: 'Home', href: '/' };
  const first = model.chain.topics[0];
  const start = first === undefined ? null : linkToPage(first);
  const facts = new Map<string, Fact>();
  const on = record === undefined ? home : { title: 'References', href: referenceAddress(record.id) };
  if (record !== undefined && record.authors.length > 0) {
    const authors = joinWords(record.authors.map(nameAuthor));
    facts.set('author', {
      asks: ['Who wrote the book?', 'Who is the author of the book?', 'Whose book is it?', 'Who is the book by?'],
      text: `The book, “${book.title}”, is by ${authors}. ${publishedIn(book, record)}`,
      on,
      more: [...(start === null ? [] : [start]), home],
    });
  }
  facts.set('publisher', {
    asks: [
      'Who published the book?',
      'Which publisher is the book from?',
      'When was the book published?',
      'What year did the book come out?',
      'Which company brought the book out?',
      'How old is the book?',
    ],
    text: publishedIn(book, record).replace(/^It/, 'The book'),
    on: home,
    more: [on],
  });
  facts.set('title', {
    asks: [
      'What is the title of the book?',
      'What is the book called?',
      'Which book is this site about?',
      'What is the name of the book?',
    ],
    text: `The book is called “${book.title}”. ${publishedIn(book, record)}`,
    on: home,
    more: [on],
  });
  facts.set('address', {
    asks: [
      'Where can I read the book?',
      'How do I download the book as a PDF?',
      'Is the book free?',
      'Is the book open access?',
      'Where do I get the book?',
      'What does the book cost?',
      'What is the price of the book?',
      'What is the DOI of the book?',
      'What is the web address of the book?',
      'How do I cite the book?',
      'Do I have to pay for the book?',
      'Where can I buy the book?',
      'Is there an online version of the book?',
    ],
    text: `${book.openAccess ? 'The book is open access: it is free to read and to download' : 'The book is found'} at the publisher, ${book.url}. Its DOI, for citing it, is ${book.doi}.`,
    on: home,
    more: [on],
  });
  return { ...Object.fromEntries(facts), ...chapterFacts(model, book) };
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
      asks: [
        'What are the chapters of the book?',
        'How many chapters are there in the book?',
        'How many chapters are there?',
        'What is in the book?',
        'What does the book cover?',
        'What is the table of contents of the book?',
        'Which chapters does the book have?',
        'List the chapters',
      ],
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
        `What does chapter ${n} say?`,
        `What is chapter ${n} about?`,
        `What is the title of chapter ${n}?`,
        `What is the ${ordinal(n)} chapter about?`,
        `Which chapter is about ${chapter}?`,
        `In which chapter is ${chapter}?`,
        ...(isLast ? ['What is the title of the last chapter?', 'What is the final chapter called?'] : []),
      ],
      text: `Chapter ${n} of the book${isLast && n > 1 ? ', the last one,' : ''} is “${chapter}”. ${where} ${whole}`,
      on: pages[0] ?? on,
      more: [...pages.slice(1), on],
    };
  }
  return facts;
}
