import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readEntries } from '../../../cli/commands/support/import-source.ts';
import { noTexts } from '../../../cli/core/publication.ts';
import { readBibtex } from '../../../cli/formats/bibtex-read.ts';
import { readRis } from '../../../cli/formats/ris-read.ts';

const path = 'test/fixtures/bibliography/databases.ris';
const { entries, problems } = readRis(readFileSync(path, 'utf8'), path);
const publications = entries.map((entry) => entry.publication);
const blank = { ...noTexts, id: '', editors: [], translators: [], annotation: '' };

test('the older tags of a database are read, with the DOI that hides in M3; an abstract is no annotation', () => {
  assert.equal(publications[0], {
    ...blank,
    type: 'article',
    authors: [
      { given: 'Daron', family: 'Acemoglu' },
      { given: 'Pascual', family: 'Restrepo' },
    ],
    title: 'Automation and New Tasks: How Technology Displaces and Reinstates Labor',
    year: 2019,
    venue: 'Journal of Economic Perspectives',
    publisher: 'American Economic Association',
    volume: '33',
    issue: '2',
    pages: '3-30',
    doi: '10.1257/jep.33.2.3',
    url: 'https://www.aeaweb.org/articles?id=10.1257/jep.33.2.3',
  });
  assert.is(entries[0]?.abstract, 'We present a framework for understanding the effects of automation.');
});

test('a report of the NBER is a working paper with its number, and a title that runs on is joined', () => {
  assert.equal(publications[1], {
    ...blank,
    type: 'working-paper',
    authors: [
      { given: 'Nikhil', family: 'Agarwal' },
      { given: 'Alex', family: 'Moehring' },
    ],
    title: 'Combining Human Expertise with Artificial Intelligence: Experimental Evidence from Radiology',
    year: 2023,
    venue: 'NBER Working Paper 31422',
    doi: '10.3386/w31422',
    url: 'http://www.nber.org/papers/w31422',
  });
});

test('a report in a series of working papers is one, whoever publishes it', () => {
  const [entry] = readRis(
    'TY  - RPRT\nAU  - Roe, Jane\nTI  - One\nPY  - 2020\nT3  - IMF Working Papers\nM1  - 2020/12\nPB  - International Monetary Fund\nER  - \n',
    'x.ris',
  ).entries;
  assert.is(entry?.publication.type, 'working-paper');
  assert.is(entry?.publication.venue, 'International Monetary Fund Working Paper 2020/12');
});

test('a chapter has its book as venue, and pages in one tag stay whole', () => {
  assert.equal(publications[2], {
    ...blank,
    type: 'chapter',
    authors: [{ given: 'Sarah', family: 'Lichtenstein' }],
    title: 'Calibration of Probabilities: The State of the Art to 1980',
    year: 1982,
    editors: [{ given: 'Daniel', family: 'Kahneman' }],
    venue: 'Judgment under Uncertainty',
    publisher: 'Cambridge University Press',
    pages: '306-334',
  });
});

test('organisations are known by their missing or doubled commas', () => {
  assert.equal(publications[4]?.authors, [
    { organisation: 'World Bank' },
    { organisation: 'University of California, San Francisco' },
    { given: 'John', family: 'Smith', suffix: 'Jr.' },
  ]);
});

test('the names of an edited book are those of its editors', () => {
  for (const tag of ['AU', 'A1', 'A2', 'ED']) {
    const text = `TY  - EDBOOK\n${tag}  - Roe, Jane\nTI  - One\nPY  - 2020\nPB  - P\nER  - \n`;
    const { authors, editors } = readRis(text, 'x.ris').entries[0]?.publication ?? {};
    assert.equal([authors, editors], [[], [{ given: 'Jane', family: 'Roe' }]], tag);
  }
});

test('a list of names cut short by `et al.` says so', () => {
  for (const names of ['AU  - Doe, J.\nAU  - et al.,', 'AU  - Doe, J.\nA1  - et al', 'AU  - Doe, J., et al.']) {
    const cut = readRis(`TY  - JOUR\n${names}\nTI  - T\nPY  - 2020\nJO  - J\nER  - \n`, 'x.ris');
    assert.equal(cut.entries[0]?.publication.authors, [{ given: 'J.', family: 'Doe' }], names);
    assert.equal(
      cut.problems.map(({ reason }) => reason),
      ['The authors of the entry end in `et al.`: only those who are named are brought in.'],
    );
  }
});

test('`et al.` thousands of times is read once', () => {
  const text = `TY  - JOUR\nAU  - Doe, J.${', et al.'.repeat(6000)}\nTI  - T\nPY  - 2020\nJO  - J\nER  - \n`;
  assert.equal(readRis(text, 'x.ris').entries[0]?.publication.authors, [{ given: 'J.', family: 'Doe' }]);
});

test('a tag whose meaning depends on the type is read where it has one, and told where it has none', () => {
  const read = (type: string, tags: string) =>
    readRis(`TY  - ${type}\nAU  - Roe, Jane\nTI  - One\nPY  - 2020\n${tags}\nER  - \n`, 'x.ris');
  const toldOf = (type: string, tags: string) => read(type, tags).problems.map(({ reason }) => reason.slice(0, 16));
  assert.equal(toldOf('JOUR', 'IS  - 3\nM1  - 4'), ['`M1` is left out']);
  assert.equal(toldOf('CPAPER', 'T2  - Meeting\nC3  - Proceedings'), ['`C3` is left out']);
  assert.equal(toldOf('BOOK', 'M3  - Text'), ['Left out as of n']);
  assert.equal(toldOf('CPAPER', 'C3  - Proceedings\nM1  - 10.1000/1'), []);
  assert.equal(toldOf('RPRT', 'PB  - A House\nM3  - Report\nM1  - 4'), []);
  assert.is(read('CPAPER', 'C3  - Proceedings\nM1  - 10.1000/1').entries[0]?.publication.doi, '10.1000/1');
});

test('the number of an article in the place of its pages is kept, and what is left out is told of in words', () => {
  const entry = 'TY  - JOUR\nAU  - Roe, Jane\nTI  - One\nPY  - 2020\nT2  - J\nC7  - e1234\nNV  - 3\nER  - \n';
  const read = readRis(entry, 'x.ris');
  assert.is(read.entries[0]?.publication.pages, 'e1234');
  assert.equal(
    read.problems.map(({ reason }) => reason),
    ['`NV`, the number of volumes, is left out, for a reference has no key for it: line 1.'],
  );
});

test('a program is at its address, a patent is a report with its number, and what has no type of ours is told', () => {
  const read = (type: string, tags: string) =>
    readRis(`TY  - ${type}\nAU  - Roe, Jane\nTI  - One\nPY  - 2020\n${tags}\nER  - \n`, 'x.ris');
  const program = read('COMP', 'PB  - Zenodo\nDO  - 10.5281/zenodo.999');
  assert.equal([program.entries[0]?.publication.type, program.problems], ['website', []]);
  const patent = read('PAT', 'PB  - European Patent Office\nSN  - EP3612345B1');
  assert.is(patent.entries[0]?.publication.venue, 'European Patent Office, Patent EP3612345B1');
  assert.equal(
    patent.problems.map(({ reason }) => reason),
    ['`TY  - PAT` is no type that a reference has: the entry is brought in as `type: report`.'],
  );
  assert.equal(read('GEN', 'PB  - P').problems, []);
});

test('a note is left out, and one of a retraction told of; an annotation that was exported comes back', () => {
  const read = (notes: string) =>
    readRis(`TY  - JOUR\nAU  - Roe, Jane\nTI  - One\nPY  - 2020\nT2  - J\n${notes}\nER  - \n`, 'x.ris');
  const told = (notes: string) => read(notes).problems.map(({ reason }) => reason);
  const left = '`N1`, a note, is left out, for a reference has no key for it: line 1.';
  assert.is(read('N1  - Times Cited: 14').entries[0]?.publication.annotation, '');
  assert.equal(told('N1  - Times Cited: 14'), [left]);
  assert.equal(told('N1  - Retraction in: J 2021'), [
    'A note of the entry speaks of a retraction: `Retraction in: J 2021`.',
    left,
  ]);
  const own = read('N1  - 10.1000/1\nN1  - Annotation: Finds little.\nN1  - \nN1  - And more.');
  assert.is(own.entries[0]?.publication.annotation, 'Finds little.\n\nAnd more.');
  assert.is(own.entries[0]?.publication.doi, '10.1000/1');
  assert.equal(own.problems, []);
});

test('the number that a database gives an entry is told among what is of no use, and that of arXiv is kept', () => {
  const read = (number: string) =>
    readRis(`TY  - JOUR\nAU  - Roe, Jane\nTI  - One\nPY  - 2020\nT2  - J\nAN  - ${number}\nER  - \n`, 'x.ris');
  assert.equal(
    read('38512345').problems.map(({ reason }) => reason),
    ['Left out as of no use to a list of references: `AN` (1).'],
  );
  assert.equal(
    [read('arXiv:2301.11358').entries[0]?.publication.eprint, read('arXiv:2301.11358').problems],
    ['2301.11358', []],
  );
});

test('a DOI in the place of a genre leaves a working paper one', () => {
  const [entry] = readRis(
    'TY  - RPRT\nAU  - Roe, Jane\nTI  - One\nPY  - 2020\nT3  - IMF Working Papers\nM3  - 10.1000/1\nER  - \n',
    'x.ris',
  ).entries;
  assert.is(entry?.publication.type, 'working-paper');
  assert.is(entry?.publication.doi, '10.1000/1');
});

test('the day of publication is read from the first date that has a month', () => {
  const dayOf = (dates: string) =>
    readRis(`TY  - JOUR\nAU  - A, B\nTI  - T\nJO  - J\n${dates}\nER  - \n`, 'x.ris').entries[0]?.day;
  assert.is(dayOf('PY  - 2023\nDA  - 2023/05/17/'), '2023-05-17');
  assert.is(dayOf('PY  - 2023/05//'), '2023-05-01');
  assert.is(dayOf('PY  - 2023'), undefined);
});

test('a mistake in one entry is reported at its line and stops no other', () => {
  assert.equal(
    problems.map(({ line, reason }) => `${line}: ${reason}`),
    [
      '39: The entry has no year. It is brought in as `n.d.`.',
      '43: The entry has no line `ER  - ` at its end; it is read up to the next one.',
      '55: This line belongs to no entry: `stray line`.',
      '1: Left out as of no use to a list of references: `KW` (1).',
    ],
  );
  assert.is(publications[5]?.title, 'The Science of Mistakes');
  assert.is(publications[5]?.year, 2023);
});

test('a formula in a title is read as TeX, and a sum of money is none', async () => {
  const titleOf = async (title: string) => {
    const text = `TY  - JOUR\nAU  - A, B\nTI  - ${title}\nPY  - 2020\nJO  - J\nER  - \n`;
    return (await readEntries('.ris', text, 'x.ris')).bibliography.entries[0]?.publication.title;
  };
  assert.is(await titleOf('With $o(\\log n)$ degree in $\\mathbb{Z}^d$'), 'With o(log n) degree in ℤᵈ');
  for (const title of ['From $5 a day to $10', 'A $ and a $', 'Unclosed $\\mathbb{Z$ one', 'By $A or B$'])
    assert.is(await titleOf(title), title);
});

test('markup in a title is read as TeX is, and brackets that are no tags stay', () => {
  const title = (written: string, source: 'ris' | 'bib') =>
    (source === 'ris'
      ? readRis(`TY  - JOUR\nAU  - A, B\nTI  - ${written}\nPY  - 2020\nJO  - J\nER  - \n`, 'x.ris')
      : readBibtex(`@article{a, author={A, B}, title={${written}}, year=2020, journal={J}}`, 'x.bib')
    ).entries[0]?.publication.title;
  for (const [written, read] of [
    ['δ<sup>13</sup>C of CO<sub>2</sub> from <i>E. coli</i>', 'δ¹³C of CO₂ from E. coli'],
    ['<i>gacS</i> at 5 µmol m<sup>−2</sup> s<SUP>–1</SUP>', 'gacS at 5 µmol m⁻² s⁻¹'],
    ['NO<sub>x</sub>, Ca<sup>2+</sup> and <i>R</i><sup>km</sup>', 'NOx, Ca²⁺ and R^(km)'],
    ['The 21<sup>st</sup> <b>C</b>entury &lt;5 &amp;c', 'The 21st Century <5 &c'],
    ['Au XIX<sup>e</sup> siècle, 1<sup>er</sup> N<sup>o</sup>', 'Au XIXe siècle, 1er No'],
    ['If a < b and c > d, <i> and <p>', 'If a < b and c > d, <i> and <p>'],
  ] as const) {
    assert.is(title(written, 'ris'), read);
    assert.is(title(written.replaceAll('&', '\\&'), 'bib'), read);
  }
});

test.run();
