import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readAuthor } from '../../../cli/core/author.ts';
import { noTexts, type Publication } from '../../../cli/core/publication.ts';
import { formatChicago } from '../../../cli/formats/chicago.ts';

function say(
  parts: Omit<Partial<Publication>, 'authors' | 'editors'>,
  authors: string[],
  editors: string[] = [],
): string {
  return formatChicago({
    ...noTexts,
    id: 'id',
    type: 'article',
    title: 'A Title',
    year: 2015,
    annotation: '',
    translators: [],
    ...parts,
    authors: authors.map(readAuthor),
    editors: editors.map(readAuthor),
  });
}

test('an article has its journal, volume, issue and pages', () => {
  assert.is(
    say(
      {
        title: 'Revealed Preference',
        venue: 'American Economic Review',
        volume: '105',
        issue: '7',
        pages: '2183-2203',
        doi: '10.1257/aer.20140117',
      },
      ['Andrew Caplin', 'Mark Dean'],
    ),
    'Caplin, Andrew, and Mark Dean. 2015. “Revealed Preference.” American Economic Review 105 (7): 2183–2203. https://doi.org/10.1257/aer.20140117',
  );
});

test('what a title quotes has single marks within its double ones', () => {
  for (const title of ['“I Have Heard”: Rumours at Work', '"I Have Heard": Rumours at Work'])
    assert.is(
      say({ title, venue: 'Mind' }, ['Ada Writer']),
      'Writer, Ada. 2015. “‘I Have Heard’: Rumours at Work.” Mind.',
    );
  assert.is(
    say({ title: 'Choice on 13" and 15" Screens', venue: 'Mind' }, ['Ada Writer']),
    'Writer, Ada. 2015. “Choice on 13" and 15" Screens.” Mind.',
  );
});

test('an edition has the ending of its number', () => {
  const editionOf = (edition: string) =>
    /Statistics\. (.*?)\.? Wiley/.exec(
      say({ type: 'book', title: 'Statistics', venue: 'Wiley', edition }, ['A B']),
    )?.[1];
  for (const [edition, said] of [
    ['1', '1st ed'],
    ['2', '2nd ed'],
    ['3', '3rd ed'],
    ['11', '11th ed'],
    ['13', '13th ed'],
    ['22', '22nd ed'],
    ['Revised', 'Revised ed'],
    ['Revised and updated', 'Revised and updated ed'],
    ['3e druk', '3e druk'],
  ])
    assert.is(editionOf(edition ?? ''), said);
});

test('a book has its edition and house, and no quotation marks', () => {
  assert.is(
    say({ type: 'book', title: 'Statistics', venue: 'Wiley', edition: '2' }, ['Leonard Savage']),
    'Savage, Leonard. 2015. Statistics. 2nd ed. Wiley.',
  );
});

test('a chapter names the book with its editors, edition and volume, and a question mark ends a title', () => {
  assert.is(
    say(
      { type: 'chapter', title: 'Why?', venue: 'Handbook', pages: '1-9', publisher: 'Elsevier' },
      ['Jane Doe'],
      ['A. One', 'B. Two'],
    ),
    'Doe, Jane. 2015. “Why?” In Handbook, edited by A. One and B. Two, 1–9. Elsevier.',
  );
  const inBook = { type: 'chapter', title: 'Why?', venue: 'Handbook', volume: '4', edition: '3' } as const;
  assert.is(say({ ...inBook, pages: '1-9' }, ['Jane Doe']), 'Doe, Jane. 2015. “Why?” In Handbook, 3rd ed., 4:1–9.');
  assert.is(say(inBook, ['Jane Doe']), 'Doe, Jane. 2015. “Why?” In Handbook, 3rd ed., vol. 4.');
  assert.is(
    say({ type: 'chapter', pages: '1-9', publisher: 'Elsevier' }, ['Jane Doe']),
    'Doe, Jane. 2015. “A Title.” Elsevier.',
  );
});

test('editors stand for the authors of a collection', () => {
  assert.is(
    say({ type: 'book', title: 'Essays', venue: 'MIT Press' }, [], ['A. One', 'B. Two']),
    'One, A., and B. Two, eds. 2015. Essays. MIT Press.',
  );
});

test('an editor or translator beside the author is named after the title, before the edition', () => {
  assert.is(
    say(
      { type: 'book', title: 'The Guide', venue: 'Harrassowitz', series: 'Texts', edition: '2' },
      ['Al Dim'],
      ['A B'],
    ),
    'Dim, Al. 2015. The Guide. Edited by A B. 2nd ed. Texts. Harrassowitz.',
  );
  const translators = [readAuthor('Franz Rosenthal')];
  assert.is(
    say({ type: 'book', title: 'An Introduction', venue: 'A House', translators }, ['Ibn Khaldun'], ['A B']),
    'Khaldun, Ibn. 2015. An Introduction. Edited by A B. Translated by Franz Rosenthal. A House.',
  );
  assert.is(
    say({ type: 'chapter', venue: 'Handbook', translators }, ['Jane Doe'], ['A B']),
    'Doe, Jane. 2015. “A Title.” Translated by Franz Rosenthal. In Handbook, edited by A B.',
  );
});

test('of more than ten authors seven are named', () => {
  const authors = Array.from({ length: 11 }, (_, index) => `A. Name${String.fromCharCode(97 + index)}`);
  assert.ok(
    say({ venue: 'Science' }, authors).startsWith(
      'Namea, A., A. Nameb, A. Namec, A. Named, A. Namee, A. Namef, A. Nameg, et al. 2015.',
    ),
  );
});

test('a thesis, a working paper and what is still to appear', () => {
  assert.is(
    say({ type: 'thesis', degree: 'PhD', venue: 'Yale' }, ['Jane Doe']),
    'Doe, Jane. 2015. “A Title.” PhD thesis, Yale.',
  );
  assert.is(
    say({ type: 'working-paper', venue: 'NBER Working Paper 31422', year: 'forthcoming' }, ['Jane Doe']),
    'Doe, Jane. Forthcoming. “A Title.” NBER Working Paper 31422.',
  );
});

test.run();
