import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Author, readAuthor, type WrittenAuthor } from '../../../cli/core/author.ts';
import { findPerson, indexPeople } from '../../../cli/resolve/people.ts';
import { compileChanged } from '../../support/workspace.ts';

interface Someone {
  readonly title: string;
  readonly orcid?: string;
  readonly names?: readonly string[];
}

/** Whom a name means among some people, by the names of their files. */
async function findAmong(people: Readonly<Record<string, Someone>>, written: WrittenAuthor): Promise<string | null> {
  const files = Object.entries(people).map(([slug, keys]) => [
    `people/${slug}.md`,
    `---\n${Object.entries(keys)
      .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
      .join('')}---\n`,
  ]);
  const { model, problems } = await compileChanged(Object.fromEntries(files));
  assert.equal(problems, []);
  return findPerson(readAuthor(written) as Author, indexPeople(model.documents))?.slug ?? null;
}

const jane = { 'jane-doe': { title: 'Jane Marie Doe' } };

for (const [written, found] of [
  ['Jane Marie Doe', 'jane-doe'],
  ['Doe, Jane M.', 'jane-doe'],
  ['J. M. Doe', 'jane-doe'],
  ['Jane Doe', 'jane-doe'],
  ['JANE DOE', 'jane-doe'],
  ['Janet Doe', null],
  ['J. K. Doe', null],
  ['Jane Roe', null],
  ['Doe', null],
  ['Jane Doe Jr.', null],
] as const) {
  test(`${written} ${found === null ? 'is not' : 'is'} Jane Marie Doe`, async () => {
    assert.is(await findAmong(jane, written), found);
  });
}

for (const [title, written, isMeant] of [
  ['Gabriel García Márquez', 'García Márquez, Gabriel', true],
  ['Gabriel García Márquez', 'Garcia-Marquez, G.', true],
  ['Gabriel García Márquez', 'García Márquez, Gabriel José', true],
  ['García Márquez, Gabriel', 'G. García Márquez', true],
  ['Gabriel García Márquez', 'Márquez, G. García', true],
  ['Gabriel García Márquez', 'García Lorca, Gabriel', false],
  ['Gabriel García Márquez', 'Márquez, Gabriel', true],
  ['García Márquez, Gabriel', 'García, Gabriel', false],
  ['García Márquez, Gabriel', 'Márquez, Rosa', false],
  ['Ludwig van Beethoven', 'Beethoven, Ludwig van', true],
  ['Ludwig van Beethoven', 'van Beethoven, L.', true],
  ['Ana De la Cruz', 'De la Cruz, Ana', true],
  ['Santiago Ramón y Cajal', 'Ramón y Cajal, S.', true],
  ['Jane Doe', 'Jane Doe, Mary', false],
  ['Jane Smith Doe', 'Smith Doe, John', false],
] as const) {
  test(`${written} ${isMeant ? 'is' : 'is not'} ${title}`, async () => {
    assert.is(await findAmong({ one: { title } }, written), isMeant ? 'one' : null);
  });
}

test('accents and hyphens make no other person', async () => {
  assert.is(await findAmong({ soren: { title: 'Søren Müller-Lüdenscheidt' } }, 'Søren Muller Ludenscheidt'), 'soren');
  assert.is(await findAmong({ jean: { title: 'Jean-Paul Müller' } }, 'J.-P. Muller'), 'jean');
  assert.is(await findAmong({ bjorn: { title: 'Bjørn Ødegård' } }, 'Bjorn Odegard'), 'bjorn');
});

test('an initial that fits two people means neither, a whole name the one who has it', async () => {
  const two = { jane: { title: 'Jane Doe' }, john: { title: 'John Doe' } };
  assert.is(await findAmong(two, 'J. Doe'), null);
  assert.is(await findAmong(two, 'John Doe'), 'john');
});

test('another form of a name means the same person', async () => {
  assert.is(await findAmong({ jane: { title: 'Jane Doe', names: ['Jane Smith'] } }, 'J. Smith'), 'jane');
});

test('an ORCID iD decides between people of one name', async () => {
  const two = {
    one: { title: 'Jane Doe', orcid: '0000-0002-1825-0097' },
    two: { title: 'Jane Doe', orcid: '0000-0001-5109-3700' },
  };
  assert.is(await findAmong(two, 'Jane Doe'), null);
  assert.is(await findAmong(two, { name: 'Jane Doe', orcid: '0000-0001-5109-3700' }), 'two');
  assert.is(await findAmong({ one: two.one }, { name: 'Jane Doe', orcid: '0000-0001-5109-3700' }), null);
});

test('an institution is nobody', async () => {
  assert.is(await findAmong(jane, { organisation: 'Jane Marie Doe' }), null);
});

test.run();
