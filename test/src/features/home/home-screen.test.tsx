import { renderToStaticMarkup } from 'react-dom/server';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { site } from '../../../../src/content/site.ts';
import { BookLink } from '../../../../src/features/home/book-link.tsx';
import { HomeScreen } from '../../../../src/features/home/home-screen.tsx';
import { LatestBook } from '../../../../src/features/home/latest-book.tsx';
import { FigureContext } from '../../../../src/ui/body-text.tsx';
import { readScreen } from '../../../support/read-screen.ts';

const empty = {
  photo: null,
  headline: 'H',
  intro: [],
  cite: [],
  research: [],
  resources: [],
  quote: null,
  news: null,
  promo: [],
  video: null,
};

/** What is read below the book, where the site has one. */
function read(parts: object): string[] {
  const lines = readScreen(
    <FigureContext value={({ figure, number }) => <p>{`${figure} ${number}`}</p>}>
      <HomeScreen page={{ ...empty, ...parts } as never} />
    </FigureContext>,
  );
  return lines.slice(lines.findIndex((line) => line.startsWith('Download PDF')) + 1);
}

test('the front page has a section for what there is, and none for what there is not', () => {
  const nothing = read({});
  const own = (parts: object) => read(parts).filter((line) => !nothing.includes(line));
  const card = { title: 'A Card', description: 'Of something.', href: '/research/papers/a', external: false };
  assert.equal(own({ research: [{ ...card, year: 2027, citation: 'A Journal.' }] }), [
    ...['Latest Research', '2027', 'A Card', 'Of something.', 'A Journal.', 'Read: A Card'],
  ]);
  assert.equal(own({ research: [{ ...card, year: 2027, citation: '2027' }] }).slice(1, 4), [
    ...['2027', 'A Card', 'Of something.'],
  ]);
  assert.equal(own({ resources: [{ ...card, number: 3 }] }), ['Explore Resources', '3', 'A Card', 'Of something.']);
  assert.equal(own({ promo: [{ ...card, linkText: null }] }), ['A Card', 'Of something.', 'Learn more: A Card']);
  assert.equal(own({ promo: [{ ...card, linkText: 'Go' }] }).slice(2), ['Go: A Card']);
  assert.equal(own({ quote: { text: 'So it is.', source: 'Ada' } }), ['So it is.', 'Ada']);
  assert.equal(own({ quote: { text: 'So it is.' } }), ['So it is.']);
  const film = {
    title: 'A Film',
    webm: '/media/a.webm',
    mp4: '/media/a.mp4',
    poster: '/media/a.jpg',
    captions: '/media/a.vtt',
  };
  assert.equal(own({ video: film }), ['A Film']);
  const latest = [{ title: 'A Prize', date: '2027-03-02', award: true, link: null }];
  assert.equal(own({ news: { list: { title: 'News', href: '/news' }, latest } }), [
    ...['News', '2 March 2027A PrizeAward', 'All news'],
  ]);
});

test('the portrait stands on the front page of a site without curves', () => {
  const photo = { href: '/media/ada.jpg', alt: 'Ada at her desk' };
  const show = (curves: boolean, page: object) => {
    Object.assign(site, { curves });
    return renderToStaticMarkup(<HomeScreen page={{ ...empty, ...page } as never} />);
  };
  const drawn = (html: string) => [
    /class="curve-family/.test(html),
    /src="\/media\/ada.jpg" alt="Ada at her desk"/.test(html),
  ];
  assert.equal([show(true, { photo }), show(false, { photo }), show(false, {})].map(drawn), [
    [true, false],
    [false, true],
    [false, false],
  ]);
});

test('a book that everybody may read is offered for download, and any other at its publisher', () => {
  const book = {
    title: 'On Work',
    publisher: 'A Press',
    year: 2027,
    url: 'https://example.org/book',
    doi: '10.5555/1',
  };
  const link = (openAccess: boolean) => readScreen(<BookLink book={{ ...book, openAccess }} />).join('\n');
  const facts = (openAccess: boolean) =>
    readScreen(<LatestBook book={{ ...book, openAccess }} cite={[]} />)
      .slice(-2)
      .join('\n');
  assert.match(link(true), /^Read the book/);
  assert.match(facts(true), /^The book is open access.*\nDownload PDF/);
  assert.match(link(false), /^About the book/);
  assert.match(facts(false), /^A Press, 2027\nPublisher’s page/);
});

test('figures of the introduction stand below the rest, numbered where there are several', () => {
  const text = { key: 'a', html: '<p>Words.</p>' };
  const figure = (name: string, number: number) => ({ figure: name, number, caption: '' });
  const quote = { text: 'So it is.' };
  assert.equal(read({ intro: [figure('curves', 1), text], quote }).slice(-2), ['So it is.', 'curves 0']);
  assert.equal(read({ intro: [figure('curves', 1), text, figure('measure', 2)], quote }).slice(-3), [
    ...['So it is.', 'curves 1', 'measure 2'],
  ]);
});

test.run();
