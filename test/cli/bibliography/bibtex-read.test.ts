import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { nameAuthor } from '../../../cli/bibliography/authors.ts';
import { readBibtex } from '../../../cli/bibliography/bibtex-read.ts';

const path = 'test/fixtures/bibliography/economist.bib';
const { entries, problems } = readBibtex(readFileSync(path, 'utf8'), path);

/** An entry on one line, its empty fields left out. */
function summarise(key: string): string {
  const entry = entries.find((one) => one.key === key);
  if (entry === undefined) return 'not read';
  const { type, authors, title, year, venue, volume, issue, pages, doi, url } = entry.publication;
  const names = authors.map((author) =>
    'organisation' in author ? `{${author.organisation}}` : `${author.family}, ${author.given}`,
  );
  return [type, names.join('; '), title, year, venue, volume, issue, pages, doi, url]
    .filter((part) => part !== null)
    .join(' | ');
}

test('abbreviations, numbers without braces and names in both orders are read, and the DOI is bare', () => {
  assert.is(
    summarise('CaplinLeahy1991'),
    'article | Caplin, Andrew; Leahy, John | State-Dependent Pricing and the Dynamics of Money and Output | 1991 | Quarterly Journal of Economics | 106 | 3 | 683-708 | 10.2307/2937923',
  );
});

test('accents of TeX become letters, whatever the case of the field names', () => {
  assert.is(
    summarise('Kezdi_etal:2020'),
    'article | Ameriks, John; Kézdi, Gábor; Lee, Minjoon; Shapiro, Matthew D. | Heterogeneity in Expectations, Risk Tolerance, and Household Stock Shares: The Attenuation Puzzle | 2020 | Journal of Business & Economic Statistics | 38 | 3 | 633-646 | 10.1080/07350015.2018.1513845 | https://doi.org/10.1080/07350015.2018.1513845',
  );
});

test('an organisation in braces stays whole', () => {
  assert.is(
    summarise('wb2015'),
    'report | {World Bank} | World Development Report 2015: Mind, Society, and Behavior | 2015 | World Bank',
  );
});

test('a numbered working paper names its series', () => {
  assert.is(
    summarise('agarwal2023'),
    'working-paper | Agarwal, Nikhil; Moehring, Alex; Rajpurkar, Pranav; Salz, Tobias | Combining Human Expertise with Artificial Intelligence: Experimental Evidence from Radiology | 2023 | National Bureau of Economic Research Working Paper 31422',
  );
});

test('a chapter inherits book and year by its cross reference, and not the editor as its author', () => {
  assert.is(
    summarise('McFadden1974'),
    'chapter | McFadden, Daniel | Conditional logit analysis of qualitative choice behavior | 1974 | Frontiers in Econometrics | 105-142',
  );
  assert.is(summarise('Zarembka1974'), 'book | Zarembka, Paul | Frontiers in Econometrics | 1974 | Academic Press');
});

test('particles and suffixes belong to the family name', () => {
  assert.match(summarise('vNM'), 'book | von Neumann, John; Morgenstern, Oskar | ');
  assert.is(
    summarise('king1999'),
    'thesis | King Jr., Martin L. | Essays on Tatônnement and β-convergence: 50% of what we know | 1999 | MIT',
  );
});

test('websites and datasets are told apart, and their addresses are found without TeX', () => {
  assert.is(
    summarise('oecd'),
    "website | {OECD} | How's Life? – Measuring Well-being | 2020 | OECD | https://www.oecd.org/how_s-life/?lang=en&year=2020",
  );
  assert.is(
    summarise('maddison'),
    'dataset | Bolt, Jutta; van Zanden, Jan Luiten | Maddison Project Database | 2020 | Groningen Growth and Development Centre | https://www.rug.nl/ggdc/',
  );
});

test('a DOI full of marks is read as it stands', () => {
  assert.match(summarise('sici'), '| 10.1002/(SICI)1099-1255(199709/10)12:5<453::AID-JAE444>3.0.CO;2-I');
  assert.equal(entries.find((entry) => entry.key === 'sici')?.publication.authors.map(nameAuthor), [
    'Søren Røgind',
    'F. Álvarez-Cuadrado',
    'Jörg Müller',
  ]);
});

test('each mistake is reported at the line of its entry, and the entries around it are read', () => {
  const said = problems.map(({ line, level, reason }) => ({ line, report: `${line} ${level}: ${reason}` }));
  assert.equal(
    said.sort((a, b) => a.line - b.line).map(({ report }) => report),
    [
      '28 error: The entry `broken2001` cannot be read: a brace or a quote is still open at line 34.',
      '69 error: The entry `OdeaSturrock` has no year: `forthcoming` is no year.',
      '99 warning: The TeX command `\\mystery` is not known and stays in the text as it is.',
      '104 warning: The abbreviation `jfe` is not defined in this file and stays in the text as it is.',
      '104 warning: `see website` in the entry `odd` is not a DOI and is left out.',
    ],
  );
  assert.equal(
    entries.map((entry) => entry.key),
    [
      'CaplinLeahy1991',
      'Kezdi_etal:2020',
      'wb2015',
      'agarwal2023',
      'McFadden1974',
      'Zarembka1974',
      'vNM',
      'king1999',
      'oecd',
      'maddison',
      'sici',
      'odd',
    ],
  );
});

test('an address that is none is left out with a word, and one without its scheme gets it', () => {
  const read = (url: string) => readBibtex(`@book{Key, author={A, B}, title={T}, year=2001, url={${url}}}`, 'x.bib');
  assert.is(read('www.example.org/a').entries[0]?.publication.url, 'https://www.example.org/a');
  const { entries, problems } = read('https://a b');
  assert.is(entries[0]?.publication.url, null);
  assert.equal(
    problems.map(({ level, reason }) => `${level} ${reason}`),
    ['warning `https://a b` in the entry `Key` is no address and is left out: it holds a space.'],
  );
  assert.is(read('papers/draft.pdf').problems.length, 1);
});

test('angles are angles, and not the exclamation marks that TeX would show for them', () => {
  const read = (title: string) =>
    readBibtex(`@book{a, author={A, B}, year=2001, title={${title}}, abstract={<p>If p<0.05</p>}}`, 'x.bib').entries[0];
  assert.is(read('When $a<b$ and b > c')?.publication.title, 'When a<b and b > c');
  assert.is(read('Angles')?.abstract, 'If p<0.05');
  assert.is(read("¡Hola! {\\textquestiondown}Qu\\'e?")?.publication.title, '¡Hola! ¿Qué?');
});

test('a list of authors cut short by `and others` says so, and a file without entries holds none', () => {
  const cut = readBibtex('@article{a, author={Doe, Jane and others}, title={T}, year=2001}', 'x.bib');
  assert.equal(cut.entries[0]?.publication.authors, [{ given: 'Jane', family: 'Doe' }]);
  assert.equal(
    cut.problems.map((problem) => problem.reason),
    ['The authors of `a` end in `and others`: only those who are named are brought in.'],
  );
  assert.equal(readBibtex('Dear colleague, here is my list.', 'x.bib'), { entries: [], problems: [] });
});

test.run();
