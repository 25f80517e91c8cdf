import locales from '@citation-js/plugin-csl/lib/locales.json' with { type: 'json' };
import styles from '@citation-js/plugin-csl/lib/styles.json' with { type: 'json' };
import CSL from 'citeproc';
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  makePerson,
  nameAuthor,
  readAuthor,
  sortedFamily,
  type WrittenAuthor,
  writeAuthor,
} from '../../../cli/core/author.ts';
import { noTexts } from '../../../cli/core/publication.ts';
import { toCsl } from '../../../cli/formats/csl-write.ts';

/** As front matter writes a name, as a byline and `citation_author` have it, and as citeproc begins an APA reference with it. */
const names: readonly (readonly [Exclude<WrittenAuthor, { name: string }>, string, string])[] = [
  ['Andrew Caplin', 'Andrew Caplin', 'Caplin, A.'],
  ['Caplin, Andrew', 'Andrew Caplin', 'Caplin, A.'],
  ['W. Brian Arthur', 'W. Brian Arthur', 'Arthur, W. B.'],
  ['Martin Luther King Jr.', 'Martin Luther King Jr.', 'King, M. L., Jr.'],
  ['Martin Luther King, Jr.', 'Martin Luther King Jr.', 'King, M. L., Jr.'],
  ['King, Martin Luther, Jr.', 'Martin Luther King Jr.', 'King, M. L., Jr.'],
  ['King, Jr., Martin Luther', 'Martin Luther King Jr.', 'King, M. L., Jr.'],
  ['King Jr., M. L.', 'M. L. King Jr.', 'King, M. L., Jr.'],
  ['Jane Doe, PhD', 'Jane Doe PhD', 'Doe, J., PhD.'],
  ['Robert Barsky III', 'Robert Barsky III', 'Barsky, R., III.'],
  ['Ludwig von Mises', 'Ludwig von Mises', 'von Mises, L.'],
  ['von Mises, Ludwig', 'Ludwig von Mises', 'von Mises, L.'],
  ['Charles de la Vallée Poussin', 'Charles de la Vallée Poussin', 'de la Vallée Poussin, C.'],
  ['Jan Luiten van Zanden', 'Jan Luiten van Zanden', 'van Zanden, J. L.'],
  ['Van Reenen, John', 'John Van Reenen', 'Van Reenen, J.'],
  ['La Ferrara, Eliana', 'Eliana La Ferrara', 'La Ferrara, E.'],
  ['Ponce de León, Juan', 'Juan Ponce de León', 'Ponce de León, J.'],
  ['Xavier D’Haultfœuille', 'Xavier D’Haultfœuille', 'D’Haultfœuille, X.'],
  ["Giulia de' Salvi", 'Giulia de’ Salvi', 'de’ Salvi, G.'],
  ["Siobhán O'Reilly", 'Siobhán O’Reilly', 'O’Reilly, S.'],
  ['Søren Leth-Petersen', 'Søren Leth-Petersen', 'Leth-Petersen, S.'],
  ['Jean-Paul Sartre', 'Jean-Paul Sartre', 'Sartre, J.-P.'],
  ['Voltaire', 'Voltaire', 'Voltaire.'],
  ['王, 小明', '王小明', '王小明.'],
  ['山田 太郎', '山田太郎', '山田太郎.'],
  ['김 철수', '김철수', '김철수.'],
  [{ organisation: 'World Bank, Research Group' }, 'World Bank, Research Group', 'World Bank, Research Group.'],
];

const cite = startEngine();

for (const [written, natural, listed] of names) {
  test(`${typeof written === 'string' ? written : written.organisation} is one name to readers and to citeproc`, () => {
    const author = readAuthor(written);
    assert.is(nameAuthor(author), natural);
    assert.ok(cite(written).startsWith(`${listed} (2001)`), cite(written));
    assert.equal(readAuthor(writeAuthor(author)), author);
  });
}

test('of two suffixes the last one is the suffix, whatever reads the name', () => {
  const person = { given: 'Jr', family: 'King', suffix: 'Sr.' };
  assert.equal(makePerson('Jr', 'King', 'Sr.'), person);
  assert.equal(readAuthor('King, Jr, Sr.'), person);
});

test('a given name and a suffix that changed places are put right', () => {
  assert.equal(makePerson('Jr.', 'King', 'Martin Luther'), makePerson('Martin Luther', 'King', 'Jr.'));
});

test('whatever a format calls a person reads back from front matter as the same person', () => {
  const part = fc.array(fc.stringMatching(/^[A-Za-zéß.'-]{1,8}$/), { maxLength: 4 }).map((words) => words.join(' '));
  fc.assert(
    fc.property(part, part, fc.constantFrom('', 'Jr.', 'III', 'Sr'), (given, family, suffix) => {
      const person = makePerson(given, family, suffix);
      fc.pre(nameAuthor(person) !== '' && 'family' in person && person.family !== '');
      const written = String(writeAuthor(person));
      assert.equal(readAuthor(written), person);
      assert.is(written, written.trim(), 'an import would find another text than it wrote');
    }),
  );
});

function startEngine(): (written: Exclude<WrittenAuthor, { name: string }>) => string {
  const items = new Map<string, unknown>();
  const system = { retrieveLocale: () => locales['en-US'], retrieveItem: (id: string) => items.get(id) };
  const engine = new CSL.Engine(system, styles.apa, 'en-US', true);
  engine.setOutputFormat('text');
  return (written) => {
    const id = String(items.size);
    const publication = {
      ...noTexts,
      type: 'article' as const,
      editors: [],
      translators: [],
      title: 'Title',
      year: 2001,
      annotation: '',
    };
    items.set(id, toCsl({ ...publication, id, authors: [readAuthor(written)] }));
    engine.updateItems([id]);
    const [, [text = '']] = engine.makeBibliography();
    return text.trim();
  };
}

test('lists do not sort by the Arabic article, but by a particle', () => {
  const sorted = [
    'Finley, M.',
    'al-Maqrīzī, Taqī',
    'ʿAlī, A.',
    'van Zanden, J.',
    'el-Khatib, N.',
    'ash-Shāfiʿī, M.',
    'Al Gore',
  ];
  assert.equal(sorted.map((name) => sortedFamily(readAuthor(name))).sort(), [
    'ali',
    'finley',
    'gore',
    'khatib',
    'maqrizi',
    'shafii',
    'van zanden',
  ]);
  for (const name of ['An-na', 'al-b', 'Al-Azm']) assert.is(sortedFamily(readAuthor(name)), name.toLowerCase());
});

test.run();
