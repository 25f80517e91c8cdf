import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { nameAuthor } from '../../../cli/core/author.ts';
import type { Publication } from '../../../cli/core/publication.ts';
import { correctArticle } from '../../../cli/core/series.ts';
import { readBibtex } from '../../../cli/formats/bibtex-read.ts';
import { takesAtMost } from '../../support/takes-at-most.ts';

const path = 'test/fixtures/bibliography/economist.bib';
const { entries, problems } = readBibtex(readFileSync(path, 'utf8'), path);

/** An entry on one line, its empty fields left out. */
function summarise(key: string): string {
  const entry = entries.find((one) => one.key === key);
  if (entry === undefined) return 'not read';
  const { type, authors, title, year, venue, volume, issue, pages, doi, url } = entry.publication;
  const names = authors.map((author) =>
    'organisation' in author
      ? `{${author.organisation}}`
      : `${author.family}, ${author.given}${author.suffix === undefined ? '' : `, ${author.suffix}`}`,
  );
  return [type, names.join('; '), title, year, venue, volume, issue, pages, doi, url]
    .filter((part) => part !== null)
    .join(' | ');
}

/** What is told of a bibliography, each with its line. */
const listReasons = (text: string) => readBibtex(text, 'x.bib').problems.map(({ line, reason }) => `${line} ${reason}`);

test('braces that lie in each other without end are refused at their line, and take no time', async () => {
  const nested = (depth: number) =>
    `@article{a,\n  title={${'\\textbf{'.repeat(depth)}x${'}'.repeat(depth)}},\n  year={2020}\n}`;
  await takesAtMost(60, () => {
    assert.equal(listReasons(nested(2000)), [
      '2 Too many braces lie in each other here, so that the file is not read.',
    ]);
  });
  const others = [nested(20), `@article{a, title={${'\\{'.repeat(90)}}}`, '@article{a, title={x\n'.repeat(90)];
  for (const text of others) assert.not.match(listReasons(text).join(), 'in each other');
});

test('what would take the parser minutes is refused at its line, and what people write is not', async () => {
  const entry = (fields: string, key = 'a') =>
    `@article{${key}, title={A title}, author={Doe, J}, year=2020, ${fields}}\n`;
  await takesAtMost(480, () => {
    const bombs: readonly (readonly [text: string, line: number, word: string])[] = [
      ['@'.repeat(100_000), 1, '@'],
      ['@ '.repeat(100_000), 1, '@'],
      ['jane@example.org\n'.repeat(20_000), 1471, '@'],
      ['@article{k, title={a\n'.repeat(20_000), 1192, '@'],
      [`@string{a = "some text"}\n${'@string{a = a # a}\n'.repeat(40)}${entry('note=a')}`, 14, 'abbreviations'],
      [`@string{a = "${'x'.repeat(50_000)}"}\n${entry(`note=${'a # '.repeat(200)}a`)}`, 2, 'abbreviations'],
      [entry(`note={${'word '.repeat(40_000)}}`), 1, 'too long'],
    ];
    for (const [text, line, word] of bombs) {
      const [problem, ...others] = readBibtex(text, 'x.bib').problems;
      assert.match(problem?.reason ?? '', word, text.slice(0, 40));
      assert.is(problem?.line, line, text.slice(0, 40));
      assert.is(others.length, 0);
    }
  });
  const usual = Array.from({ length: 3000 }, (_, index) =>
    entry(`journal=aer # " and proceedings", abstract={Mail jane@example.org, aer ${'word '.repeat(20)}}`, `k${index}`),
  );
  assert.is(readBibtex(`@string{aer = "American Economic Review"}\n${usual.join('')}`, 'x.bib').entries.length, 3000);
});

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
    'working-paper | Agarwal, Nikhil; Moehring, Alex; Rajpurkar, Pranav; Salz, Tobias | Combining Human Expertise with Artificial Intelligence: Experimental Evidence from Radiology | 2023 | NBER Working Paper 31422',
  );
});

test('a chapter inherits book and year by its cross reference, and not the editor as its author', () => {
  assert.is(
    summarise('McFadden1974'),
    'chapter | McFadden, Daniel | Conditional logit analysis of qualitative choice behavior | 1974 | Frontiers in Econometrics | 105-142',
  );
  assert.is(summarise('Zarembka1974'), 'book |  | Frontiers in Econometrics | 1974 | Academic Press');
  const editors = (key: string) => entries.find((one) => one.key === key)?.publication.editors.map(nameAuthor);
  assert.equal(editors('McFadden1974'), ['Paul Zarembka']);
  assert.equal(editors('Zarembka1974'), ['Paul Zarembka']);
});

test('particles belong to the family name, and a suffix stands apart', () => {
  assert.match(summarise('vNM'), 'book | von Neumann, John; Morgenstern, Oskar | ');
  assert.is(
    summarise('king1999'),
    'thesis | King, Martin L., Jr. | Essays on Tatônnement and β-convergence: 50% of what we know | 1999 | MIT',
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

test('what is said to be a data set, by its title or by an archive of such, is one', () => {
  const read = (entry: string) => {
    const [one] = readBibtex(`@${entry}, author={A, B}, year=2001}`, 'x.bib').entries;
    return [one?.publication.type, one?.publication.title, one?.publication.venue];
  };
  assert.equal(read('misc{a, title={Records [data set]}, howpublished={Example Library}'), [
    'dataset',
    'Records',
    'Example Library',
  ]);
  assert.equal(read('misc{a, title={Records [Dataset]}, publisher={Zenodo}, url={https://zenodo.org/1}'), [
    'dataset',
    'Records',
    'Zenodo',
  ]);
  assert.equal(read('misc{a, title={Records}, howpublished={Example University Data Archive}'), [
    'dataset',
    'Records',
    'Example University Data Archive',
  ]);
  for (const other of ['Blog of the Example Data Archive', 'Example Dataverse Community News', 'Talk, Data Archive'])
    assert.is(read(`misc{a, title={Records}, howpublished={${other}}`)[0], 'report', other);
  assert.equal(read('misc{a, title={Records of a [data set] that was lost}, howpublished={A Talk}'), [
    'report',
    'Records of a [data set] that was lost',
    'A Talk',
  ]);
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
      '69 warning: The authors of `OdeaSturrock` end in `and others`: only those who are named are brought in.',
      '69 warning: `note` is left out, for a reference has no key for it: `OdeaSturrock`.',
      '82 info: Left out as of no use to a list of references: `urldate` (1).',
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
      'OdeaSturrock',
      'king1999',
      'oecd',
      'maddison',
      'sici',
      'odd',
    ],
  );
});

test('of two entries with one key, the one that can be read is, each with its own line', () => {
  const broken = '@article{a, author = {Roe, Jim}, title = {Two {}, year = 2021}\n';
  const good = '@article{a, author = {Doe, Jane}, title = {One}, year = 2020, journal = {J}}\n';
  for (const [text, at, wrong] of [
    [broken + good, 2, 1],
    [good + broken, 1, 2],
  ] as const) {
    const read = readBibtex(text, 'x.bib');
    assert.equal(
      read.entries.map(({ line, publication }) => `${line} ${publication.title}`),
      [`${at} One`],
    );
    assert.match(listReasons(text).join(), new RegExp(`^${wrong} The entry \`a\` cannot be read`));
  }
});

test('a cross reference finds its book whatever its case, and says where there is none', () => {
  const chapter = '@incollection{a, author = {Doe, Jane}, title = {One}, year = 2020, crossref = {The-Book}}\n';
  const book = '@book{the-book, editor = {Roe, Jim}, title = {Two}, year = 2020, publisher = {P}}\n';
  const [entry] = readBibtex(chapter + book, 'x.bib').entries;
  assert.is(entry?.publication.venue, 'Two');
  assert.equal(listReasons(chapter + book), []);
  assert.equal(listReasons(chapter), [
    '1 The `crossref` of `a` names `The-Book`, which is no entry of this file that can be read: nothing is taken from it.',
  ]);
});

test('a power stays one, also where there are no raised letters for it', () => {
  const titleOf = (title: string) =>
    readBibtex(`@misc{a, author = {Doe, Jane}, title = {${title}}, year = 2020}`, 'x.bib').entries[0]?.publication
      .title;
  assert.is(titleOf('At $10^{-x}$ and $10^{-\\alpha}$'), 'At 10⁻ˣ and 10^(-α)');
  assert.is(titleOf('Why $x^Q$'), 'Why x^Q');
  assert.is(titleOf('A Title$^{*}$'), 'A Title*');
});

test('functions, alphabets and accents of a formula become words and letters', () => {
  const titleOf = (title: string) =>
    readBibtex(`@misc{a, author = {Doe, Jane}, title = {${title}}, year = 2020}`, 'x.bib').entries[0]?.publication
      .title;
  for (const [tex, text] of [
    ['With $o(\\log n)$ degree', 'With o(log n) degree'],
    ['In $O(n^2 \\log n)$ time', 'In O(n² log n) time'],
    ['The rate $\\varepsilon\\log(1/\\varepsilon)$', 'The rate ε log(1/ε)'],
    ['The law of $\\log\\log n$', 'The law of log log n'],
    ['On $\\sup_n X_n$ and $-\\log$', 'On supₙ Xₙ and -log'],
    ['On {$\\mathbb{R}^n$}, $\\mathbb Z$ and $\\mathbb{F}_2$', 'On ℝⁿ, ℤ and F₂'],
    ['Over $\\mathcal{O}(n)$, $\\mathfrak{g}$ and $\\mathbf Z$', 'Over O(n), g and Z'],
    ['Of $\\hat\\theta$, $\\bar{x}$ and $\\operatorname{Ric} M$', 'Of θ̂, x̄ and Ric M'],
    ['With $\\mu_n \\perp \\nabla f$', 'With μₙ⊥∇f'],
    ['Where $x \\text{ is even}$', 'Where x is even'],
    ['Of $\\hat{\\mathcal{A}}$ at $13\\, \\mathrm{TeV}$', 'Of Â at 13 TeV'],
    ['The $n^\\text{th}$ $x_\\max$ of $H_\\textrm{eff}$', 'The nᵗʰ xₘₐₓ of Heff'],
    ['When $x \\text{ and } y$', 'When x and y'],
    ['By $\\alpha\\mathbf{F}$ and $x^\\mathbf{Q}$', 'By αF and x^Q'],
  ])
    assert.is(titleOf(tex ?? ''), text);
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

test('names that are joined by semicolons are told', () => {
  assert.equal(
    listReasons(
      '@article{a, author={Smith, John; Doe, Jane}, title={T}, year=2001}\n' +
        '@book{b, author={A, B}, editor={John Smith; Jane Doe}, title={T}, year=2001, publisher={P}}',
    ),
    [
      '1 The authors of `a` are joined by semicolons, which BibTeX does not know: they are brought in as one name.',
      '2 The editors of `b` are joined by semicolons, which BibTeX does not know: they are brought in as one name.',
    ],
  );
});

test('a list of authors cut short by `and others` says so, and a file without entries holds none', () => {
  const cut = readBibtex('@article{a, author={Doe, Jane and others}, title={T}, year=2001}', 'x.bib');
  assert.equal(cut.entries[0]?.publication.authors, [{ given: 'Jane', family: 'Doe' }]);
  assert.equal(
    cut.problems.map((problem) => problem.reason),
    ['The authors of `a` end in `and others`: only those who are named are brought in.'],
  );
  const braced = readBibtex('@book{a, author={Doe, Jane and {et al.}}, title={T}, publisher={P}, year=2001}', 'x.bib');
  assert.equal(braced.entries[0]?.publication.authors, [{ given: 'Jane', family: 'Doe' }]);
  assert.equal(
    braced.problems.map((problem) => problem.reason),
    ['The authors of `a` end in `et al.`: only those who are named are brought in.'],
  );
  const own = readBibtex('@book{a, author={Doe, Jane and {others}}, title={T}, publisher={P}, year=2001}', 'x.bib');
  assert.equal(own.entries[0]?.publication.authors, [{ given: 'Jane', family: 'Doe' }, { organisation: 'others' }]);
  assert.equal(own.problems, []);
  assert.equal(readBibtex('Dear colleague, here is my list.', 'x.bib'), { entries: [], problems: [] });
});

test('a number in no series is none, and a series is told from its house, its genre and its DOI', () => {
  const venue = (entry: string) => {
    const [one] = readBibtex(`@${entry}, author={A, B}, title={T}, year=2001}`, 'x.bib').entries;
    return [one?.publication.type, one?.publication.venue];
  };
  const nber = 'institution={National Bureau of Economic Research}';
  const paper = ['working-paper', 'NBER Working Paper 26643'];
  assert.equal(venue(`techreport{a, ${nber}, number=26643`), paper);
  assert.equal(
    venue(
      'techreport{a, institution={National Bureau of Economic Research, Inc}, type={NBER Working Papers}, number=26643',
    ),
    paper,
  );
  assert.equal(venue(`techreport{a, ${nber}, series={Working Paper Series}, doi={10.3386/w26643}`), paper);
  assert.equal(venue('techreport{a, institution={William Davidson Institute}, type={working paper}, number=477'), [
    'working-paper',
    'William Davidson Institute Working Paper 477',
  ]);
  assert.equal(venue('techreport{a, institution={Stanford University}, type={mimeo}'), [
    'working-paper',
    'Stanford University, Mimeo',
  ]);
  const whole = ['working-paper', 'Example Working Paper 7'];
  for (const more of ['', ', number=7', ', type={Working paper}', ', type={Working paper}, number=7'])
    assert.equal(venue(`techreport{a, institution={Example Working Paper 7}${more}`), whole, more);
  assert.equal(venue('techreport{a, institution={Example}, type={Working paper}'), ['working-paper', 'Example']);
  assert.equal(venue('techreport{a, institution={Example Working Paper 7}, type={Mimeo}'), [
    'working-paper',
    'Example Working Paper 7, Mimeo',
  ]);
  assert.equal(venue('report{a, institution={IBM}, type={resreport}, number=12'), ['report', 'IBM Research Report 12']);
  assert.equal(venue('report{a, institution={IBM}, type={techreport}'), ['report', 'IBM, Technical Report']);
  assert.equal(venue('misc{a, number=5'), ['report', null]);
});

test('a series keeps the number in it, and what a date says besides the year is told', () => {
  const book = (rest: string) => readBibtex(`@book{a, author={A, B}, title={T}, publisher={P}, ${rest}}`, 'x.bib');
  const seriesOf = (rest: string) => book(`year=2019, ${rest}`).entries[0]?.publication.series;
  assert.is(seriesOf('series={Islamic History}, number={168}'), 'Islamic History 168');
  assert.is(seriesOf('series={Islamic History 168}, number={168}'), 'Islamic History 168');
  assert.is(seriesOf('series={Islamic History}'), 'Islamic History');
  const said = (rest: string) => book(rest).problems.map(({ reason }) => reason);
  assert.equal(said('date={1967/1993}'), ['In `a`, of the years, 1967/1993, the first alone is kept.']);
  assert.equal(said('date={2022-03-07/2022-03-28}'), []);
  for (const date of ['1444~', '1444-05?', '../1444', 'c. 1444', 'ca 1444'])
    assert.equal(said(`date={${date}}`), [
      `In \`a\`, the date, ${date}, is uncertain or open: the reference says 1444 alone.`,
    ]);
  const [daily, ...rest] = said('date={2023-02-11}, entrysubtype={newspaper}');
  assert.is(daily, 'In `a`, of the day, 2023-02-11, the reference keeps the year alone.');
  assert.is(rest.length, 1);
});

test('what an entry says beside the rest is kept: edition, publisher, series, degree, ISBN and eprint', () => {
  const read = (entry: string) =>
    readBibtex(`@${entry}, author={A, B}, title={T}, year=2001}`, 'x.bib').entries[0]?.publication;
  const { publisher, edition, series, isbn } = read(
    'incollection{a, booktitle={B}, publisher={Elsevier}, edition={Second}, series={Handbooks}, isbn={978-0-444-53238-1}',
  ) as Publication;
  assert.equal([publisher, edition, series, isbn], ['Elsevier', '2', 'Handbooks', '978-0-444-53238-1']);
  assert.is(read('phdthesis{a, school={MIT}')?.degree, 'PhD');
  assert.is(read('mastersthesis{a, school={MIT}')?.degree, 'Master’s');
  assert.is(read('thesis{a, institution={MIT}, type={mathesis}')?.degree, 'Master’s');
  assert.is(read('online{a, eprint={2301.11358}, eprinttype={arxiv}')?.eprint, '2301.11358');
  assert.is(read('article{a, journal={arXiv preprint arXiv:2301.11358}')?.eprint, '2301.11358');
  assert.is(read('inproceedings{a, booktitle={B}')?.type, 'conference-paper');
});

test('what stands in for an author, and the first of several ISBNs, are told', () => {
  const read = (fields: string) => readBibtex(`@book{a, title={T}, year=2001, ${fields}}`, 'x.bib');
  const isbnOf = (isbn: string) => {
    const { entries: found, problems: said } = read(`author={A, B}, publisher={P}, isbn={${isbn}}`);
    return [found[0]?.publication.isbn, ...said.map(({ reason }) => reason)];
  };
  assert.equal(isbnOf('978-0-444-53238-1, 978-0-444-53239-8'), [
    '978-0-444-53238-1',
    'The entry `a` has several ISBNs: `978-0-444-53238-1` is kept, the others are left out.',
  ]);
  assert.equal(isbnOf('none'), [null, '`none` in the entry `a` is no ISBN and is left out.']);
  assert.equal(isbnOf('0304-405X'), [null]);
  const { entries: found, problems: said } = read('publisher={World Bank}');
  assert.equal(found[0]?.publication.authors, [{ organisation: 'World Bank' }]);
  assert.equal(
    said.map(({ reason }) => reason),
    ['The entry `a` names no author: `World Bank` stands in for one.'],
  );
});

test('a paper on arXiv is a working paper, also as Zotero and arXiv write it', () => {
  const typeOf = (fields: string) =>
    readBibtex(`@misc{a, author={A, B}, title={T}, year=2016, ${fields}}`, 'x.bib').entries[0]?.publication.type;
  assert.is(
    typeOf('publisher={arXiv}, doi={10.48550/arXiv.1607.00699}, url={http://arxiv.org/abs/1607.00699}'),
    'working-paper',
  );
  assert.is(typeOf('eprint={1607.00699}, archivePrefix={arXiv}, primaryClass={stat.ME}'), 'working-paper');
  assert.is(typeOf('url={https://www.example.org/}'), 'website');
});

test('a number of the NBER loses the letter that its address has', () => {
  const read = (fields: string) =>
    readBibtex(`@techreport{a, author={A, B}, year=2018, ${fields}}`, 'x.bib').entries[0]?.publication;
  assert.is(
    read('title={T}, type={Working {Paper}}, number={w25018}, institution={National Bureau of Economic Research}')
      ?.venue,
    'NBER Working Paper 25018',
  );
});

test('a comma that is missing is told with the field that it should end', () => {
  const lost = readBibtex(
    '@techreport{a,\n  author={A, B},\n  institution={MIT}\n  year={2013}\n}\n',
    'x.bib',
  ).problems;
  assert.equal(
    lost.map(({ level, reason }) => `${level} ${reason}`),
    ['error The entry `a` cannot be read: a comma is missing after its field `institution`.'],
  );
});

test('a year may be a word, and one that is missing is said to be', () => {
  const read = (year: string) => readBibtex(`@article{a, author={A, B}, title={T}, journal={J}${year}}`, 'x.bib');
  const yearOf = (year: string) => read(year).entries[0]?.publication.year;
  for (const word of ['Forthcoming', 'in press', 'to appear'])
    assert.is(yearOf(`, year={${word}}`), 'forthcoming', word);
  assert.is(yearOf(', year={n.d.}'), 'n.d.');
  for (const state of ['inpress', 'in press', 'In Press'])
    assert.is(yearOf(`, date={2025}, pubstate={${state}}`), 'forthcoming', state);
  assert.is(yearOf(', date={2027}, pubstate={forthcoming}'), 'forthcoming');
  assert.equal(
    read(', date={2027}, pubstate={forthcoming}').problems.map(({ reason }) => reason),
    ['In `a`, the date, 2027, is left out, for its `pubstate` says that it is to come.'],
  );
  assert.is(yearOf(', date={2024}, pubstate={prepublished}'), 2024, 'it is online');
  assert.is(yearOf(', note={Forthcoming}'), 'forthcoming');
  assert.equal(read(', note={Forthcoming}').problems, []);
  assert.is(read(', note={Forthcoming in the fall issue}').problems.length, 1);
  assert.is(yearOf(', year=2014, note={Forthcoming}'), 2014);
  assert.is(yearOf(', year={2014 (forthcoming)}'), 2014);
  assert.equal(
    read('').problems.map(({ level, reason }) => `${level} ${reason}`),
    ['warning The entry `a` has no year. It is brought in as `n.d.`.'],
  );
});

test('the dollar of a sum begins no formula', () => {
  const titleOf = (title: string) =>
    readBibtex(`@misc{a, author={A, B}, year=2020, title={${title}}}`, 'x.bib').entries[0]?.publication.title;
  for (const sums of ['It costs $5 million', 'From $5 million to $6 million', 'US$1,000 and $2', 'Of $5-$10'])
    assert.is(titleOf(sums), sums);
  assert.is(titleOf('At $10^{-x}$ for \\$5, $2$ for $3'), 'At 10⁻ˣ for $5, 2 for $3');
});

test('a bare percent sign hides nothing, and is told at its line', () => {
  const { entries: read, problems: said } = readBibtex(
    '@article{top,\n  author = {Doe, Jane},\n  title = {The top\n 1% of earners\n and what they do},\n  journal = "5% and 10\\%", year = 2011,\n  url = {https://example.org/a%20b}}',
    'x.bib',
  );
  assert.is(read[0]?.publication.title, 'The top 1% of earners and what they do');
  assert.is(read[0]?.publication.venue, '5% and 10%');
  assert.is(read[0]?.publication.url, 'https://example.org/a%20b');
  assert.equal(
    said.map(({ line, reason }) => `${line} ${reason}`),
    [
      '4 A bare `%` in the `title` of `top` would hide the rest of its line in TeX; it is read as a percent sign.',
      '6 A bare `%` in the `journal` of `top` would hide the rest of its line in TeX; it is read as a percent sign.',
    ],
  );
});

test('the day of publication is read as far as an entry says it', () => {
  const dayOf = (fields: string) =>
    readBibtex(`@book{a, author={A, B}, title={T}, ${fields}, publisher={P}}`, 'x.bib').entries[0]?.day;
  assert.is(dayOf('year=2023, month=may'), '2023-05-01');
  assert.is(dayOf('year=2023, month={5}, day={17}'), '2023-05-17');
  assert.is(dayOf('date={2023-05-17}'), '2023-05-17');
  assert.is(dayOf('date={2023-05}'), '2023-05-01');
  assert.is(dayOf('year=2023'), undefined);
});

test('every field that has no place is named, and the programs’ own in one line', () => {
  const { problems: said } = readBibtex(
    '@book{a, author={A, B}, title={T}, year=2001, publisher={P}, volumes={3}, note={Out of print}, file={x.pdf}, month=may}\n' +
      '@book{b, author={A, B}, title={U}, year=2001, publisher={P}, volumes={2}, keywords={x}}',
    'x.bib',
  );
  assert.equal(
    said.map(({ line, level, reason }) => `${line} ${level} ${reason}`),
    [
      '1 warning `volumes`, the number of volumes, is left out, for a reference has no key for it: `a`, `b`.',
      '1 warning `note` is left out, for a reference has no key for it: `a`.',
      '1 info Left out as of no use to a list of references: `file` (1), `keywords` (1).',
    ],
  );
});

test('the address that al-folio calls `html` is the address, and what it says of the looks is of no use', () => {
  const entry = 'author={A, B}, title={T}, year=2001, journal={J}, abbr={X}, selected={true}, preview={a.png}';
  const { entries: read, problems: said } = readBibtex(
    `@article{a, ${entry}, html={https://example.org/a}}\n@article{b, ${entry}, html={b.html}, url={https://example.org/b}}\n@article{c, ${entry}, html={c.html}}`,
    'x.bib',
  );
  assert.equal(
    read.map(({ publication }) => publication.url),
    ['https://example.org/a', 'https://example.org/b', null],
  );
  assert.equal(
    said.map(({ reason }) => reason),
    [
      '`html` is left out, for a reference has no key for it: `b`, `c`.',
      'Left out as of no use to a list of references: `abbr` (3), `selected` (3), `preview` (3).',
    ],
  );
});

test('the addresses of what belongs to a publication are its links, and names of files are left out', () => {
  const entry = 'author={A, B}, title={T}, year=2001, journal={J}';
  const { entries: read, problems: said } = readBibtex(
    `@article{a, ${entry}, code={https://code.example/a\\_b}, pdf={https://x.example/a.pdf}, slides={a.pdf}}\n@article{b, ${entry}, poster={https://x.example/b.pdf}}`,
    'x.bib',
  );
  assert.equal(
    read.map(({ links }) => links),
    [
      [
        { kind: 'pdf', href: 'https://x.example/a.pdf' },
        { kind: 'code', href: 'https://code.example/a_b' },
      ],
      [{ kind: 'poster', href: 'https://x.example/b.pdf' }],
    ],
  );
  assert.equal(
    said.map(({ reason }) => reason),
    ['`slides` names no https address and is left out: `a`.'],
  );
});

test('the names that al-folio has for an eprint and for data are known', () => {
  const entry = 'author={A, B}, title={T}, year=2001, journal={J}';
  const { entries: read, problems: said } = readBibtex(
    `@article{a, ${entry}, arxiv={2204.09911}, dataset={https://data.example/a}}\n@article{b, ${entry}, arxiv={none}, dataset={b.zip}}`,
    'x.bib',
  );
  assert.equal(
    read.map(({ publication, links }) => [publication.eprint, links]),
    [
      ['2204.09911', [{ kind: 'data', href: 'https://data.example/a' }]],
      [null, []],
    ],
  );
  assert.equal(
    said.map(({ reason }) => reason),
    [
      '`arxiv` is left out, for a reference has no key for it: `b`.',
      '`dataset` names no https address and is left out: `b`.',
    ],
  );
});

test('names that have no place are named too, such as a commentator', () => {
  assert.equal(
    listReasons(
      '@book{a, author={A, B}, commentator={C, D}, editor={E, F and others}, title={T}, year=2001, publisher={P}}\n' +
        '@inbook{b, crossref={a}, title={A part}}',
    ),
    [
      '1 The editors of `a` end in `and others`: only those who are named are brought in.',
      '2 The editors of `b` end in `and others`: only those who are named are brought in.',
      '1 `commentator` is left out, for a reference has no key for it: `a`, `b`.',
    ],
  );
});

test('nothing of the parser is heard: neither its words for a mistake nor its marks in a title', () => {
  const broken = [
    '@article{a, title={x}}}}',
    '@article{a, title = {x',
    '@article{a, author={A, B, C, D, E}, title={x}, year=1}',
  ];
  for (const text of broken)
    for (const { reason } of readBibtex(text, 'x.bib').problems)
      assert.not.match(reason, /token|mismatch|expected|undefined|unexpected|node|\.ts|error/i, text);
  const [entry] = readBibtex(
    '@article{a, author={A, B}, title={\\href{https://example.org/a%20b}{Euler} {\\em equations} \\texttt{in R}}, year=2001}',
    'x.bib',
  ).entries;
  assert.is(entry?.publication.title, 'Euler equations in R');
});

test('software and a package of R are found at their addresses, and are no books', () => {
  const read = (entry: string) => readBibtex(`@${entry}, author={A, B}, title={T}, year=2025}`, 'x.bib');
  const { entries: found, problems: said } = read(
    'software{a, publisher={Zenodo}, version={1.0}, doi={10.5281/zenodo.1}',
  );
  assert.equal([found[0]?.publication.type, found[0]?.publication.publisher], ['website', 'Zenodo']);
  assert.not.match(said.map(({ reason }) => reason).join(), 'no type of entry');
  const endNote = read('misc{a, publisher={Zenodo}, type={Computer Program}, doi={10.5281/zenodo.1}').entries[0];
  assert.equal([endNote?.publication.type, endNote?.publication.publisher], ['website', 'Zenodo']);
  const onSoftware = read('article{a, journal={J}, type={Software article}').entries[0];
  assert.is(onSoftware?.publication.type, 'article');
  const patent = read('patent{a, holder={A Firm}, number={EP3612345B1}, type={patent}');
  assert.equal(
    [patent.entries[0]?.publication.type, patent.entries[0]?.publication.venue],
    ['report', 'Patent EP3612345B1'],
  );
  assert.match(patent.problems[0]?.reason ?? '', 'as `type: report`');
  const typeOf = (note: string) =>
    read(`manual{a, url={https://example.org}, note={${note}}`).entries[0]?.publication.type;
  assert.equal(['R package version 1.3-2', 'Second printing'].map(typeOf), ['website', 'book']);
});

test('the university of a thesis is its school, as EndNote writes it', () => {
  const { entries: found, problems: said } = readBibtex(
    '@phdthesis{a, author={A, B}, title={T}, year=2022, university={Université de Lausanne}, type={Thesis}}',
    'x.bib',
  );
  assert.is(found[0]?.publication.venue, 'Université de Lausanne');
  assert.equal(said, []);
});

test('a note that speaks of a retraction is told of, and one with the address of its notice is kept', () => {
  const told = (note: string) =>
    readBibtex(`@book{a, author={A, B}, title={T}, year=2001, publisher={P}, note={${note}}}`, 'x.bib').problems.map(
      ({ reason }) => reason,
    );
  assert.equal(told('Retracted Publication'), [
    'A note of the entry `a` speaks of a retraction: `Retracted Publication`.',
    '`note` is left out, for a reference has no key for it: `a`.',
  ]);
  assert.equal(told('Retracted: https://notice.test/a'), []);
  assert.equal(told('}, annotation={RETRACTED'), [
    'A note of the entry `a` speaks of a retraction: `RETRACTED`.',
    '`annotation` is left out, for it may be a note for you alone: `a`.',
  ]);
});

test('a preprint is a working paper of its archive, however a program writes it', () => {
  const read = (entry: string) => readBibtex(`@${entry}, author={A, B}, title={T}, year=2025}`, 'x.bib');
  for (const entry of [
    'online{a, eprint={x4c8p}, eprinttype={PsyArXiv}, doi={10.31234/osf.io/x4c8p}, pubstate={prepublished}',
    'misc{a, publisher={PsyArXiv}, number={osf.io/x4c8p}, doi={10.31234/osf.io/x4c8p}',
    'misc{a, publisher={Center for Open Science}, doi={https://doi.org/10.31234/osf.io/x4c8p}, url={https://a.example}',
    'report{a, institution={psyarxiv}, type={Preprint}, number={x4c8p}',
    'unpublished{a, howpublished={PsyArXiv preprint}',
    'preprint{a, publisher={PsyArXiv}',
  ]) {
    const { type, venue } = read(entry).entries[0]?.publication ?? {};
    assert.equal([type, venue], ['working-paper', 'PsyArXiv'], entry);
  }
  const [first] = read('online{a, eprint={x4c8p}, eprinttype={PsyArXiv}, doi={10.31234/osf.io/x4c8p}').problems;
  assert.is(first, undefined, 'the DOI has what `eprint` says');
  assert.is(read('misc{a, publisher={OSF}, url={https://osf.io/8k3vw}').entries[0]?.publication.type, 'website');
  const published = read('article{a, journal={Cognition}, eprinttype={PsyArXiv}').entries[0]?.publication;
  assert.equal([published?.type, published?.venue], ['article', 'Cognition']);
});

test('the address in a note is that of the publication only where the note says no more', () => {
  const urlOf = (note: string) =>
    readBibtex(`@article{a, author={A, B}, title={T}, year=2001, journal={J}, note={${note}}}`, 'x.bib').entries[0]
      ?.publication.url;
  for (const note of [
    'https://a.example/p',
    'Available at \\url{https://a.example/p}.',
    '[Online; accessed 19-July-2020] https://a.example/p',
  ])
    assert.is(urlOf(note), 'https://a.example/p', note);
  for (const note of [
    'Retracted 2020. Notice: https://a.example/p',
    'Retracted: https://a.example/p',
    'In-principle acceptance, 20 May 2026. Protocol: https://a.example/p',
    'Comment on https://a.example/p',
  ])
    assert.is(urlOf(note), null, note);
});

test('what is only submitted is a working paper, and names no journal', () => {
  const read = (state: string) =>
    readBibtex(`@article{a, author={A, B}, title={T}, date=2024, journaltitle={J}, pubstate={${state}}}`, 'x.bib');
  for (const state of ['submitted', 'Under review', 'in preparation']) {
    const { type, year, venue } = read(state).entries[0]?.publication ?? {};
    assert.equal([type, year, venue], ['working-paper', 2024, null], state);
    assert.equal(
      read(state).problems.map(({ reason }) => reason),
      [
        `\`${state}\` says that the entry \`a\` has not appeared: it is brought in as \`type: working-paper\`, without \`J\`.`,
      ],
    );
  }
  assert.is(read('prepublished').entries[0]?.publication.venue, 'J');
});

test('what is submitted keeps the series in which it can be read', () => {
  for (const [journal, venue] of [
    ['PsyArXiv', 'PsyArXiv'],
    ['NBER Working Paper 123', 'NBER Working Paper 123'],
  ]) {
    const text = `@article{a, author={A, B}, title={T}, date=2024, journaltitle={${journal}}, pubstate={submitted}}`;
    const [entry] = readBibtex(text, 'x.bib').entries;
    assert.ok(entry);
    const { type, venue: kept } = correctArticle(entry.publication);
    assert.equal([type, kept], ['working-paper', venue]);
  }
});

test('no note that may be for its author alone becomes public without a word', () => {
  const read = (fields: string) => readBibtex(`@book{a, author={A, B}, title={T}, year=2001, ${fields}}`, 'x.bib');
  const told = (fields: string) => read(fields).problems.map(({ level, reason }) => `${level} ${reason}`);
  const noted = 'publisher={P}, annotation={Read by the committee.}';
  assert.is(read(noted).entries[0]?.publication.annotation, '', 'Zotero keeps there what is for oneself');
  assert.equal(told(noted), ['warning `annotation` is left out, for it may be a note for you alone: `a`.']);
  const exported = 'publisher={P}, annote={Finds little.}';
  assert.is(read(exported).entries[0]?.publication.annotation, 'Finds little.', 'this site exports it');
  assert.equal(told(exported), [
    'warning `annote` becomes the annotation that readers see under the publication: `a`.',
  ]);
});

test('a kind of entry that nobody knows is what its fields speak for', () => {
  const { entries: read, problems: said } = readBibtex(
    '@artilce{a, author={A, B}, title={T}, journal={J}, year=2001}',
    'x.bib',
  );
  assert.is(read[0]?.publication.type, 'article');
  assert.equal(
    said.map(({ reason }) => reason),
    ['`@artilce` is no type of entry that BibTeX knows: `a` is brought in as `type: article`.'],
  );
  for (const [fields, type] of [
    ['booktitle={B}, publisher={P}', 'chapter'],
    ['school={MIT}', 'thesis'],
    ['institution={Fed}', 'report'],
    ['publisher={P}', 'book'],
    ['note={N}', 'working-paper'],
  ])
    assert.is(
      readBibtex(`@other{a, author={A, B}, title={T}, year=2001, ${fields}}`, 'x.bib').entries[0]?.publication.type,
      type,
      fields,
    );
});

test.run();
