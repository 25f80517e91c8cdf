import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { noTexts, type Publication } from '../../../cli/core/publication.ts';
import { readBibtex } from '../../../cli/formats/bibtex-read.ts';
import { cite } from '../../../cli/formats/cite.ts';
import { exportPublications } from '../../../cli/formats/export.ts';

const article: Publication = {
  ...noTexts,
  editors: [],
  translators: [],
  id: 'saeverud-2024-risk',
  type: 'article',
  authors: [
    { given: 'Johan', family: 'Sæverud' },
    { given: 'Till', family: 'von Wachter' },
    { organisation: 'World Bank' },
  ],
  title: 'NBER Evidence on “Risk” & McKelvey',
  year: 2024,
  venue: 'Journal of Economic Perspectives',
  volume: '33',
  issue: '2',
  pages: '3-30',
  doi: '10.1257/jep.33.2.3',
  annotation: 'Finds little.\n\nAnd more.',
};
const paper: Publication = {
  ...article,
  id: 'w',
  type: 'working-paper',
  authors: [{ given: 'W. Brian', family: 'Arthur' }],
  title: 'Inductive reasoning and the El Farol problem',
  venue: 'NBER Working Paper 31422',
  volume: null,
  issue: null,
  pages: null,
  annotation: '',
};

test('the signs of a formula are written for TeX as formulas, and read back as they are', () => {
  for (const [title, tex] of [
    ['Walks in ℤᵈ', 'Walks in {{$\\mathbb{Z}$}{\\textsuperscript{d}}}'],
    ['The rate ε log(1/ε)', 'The rate {$\\varepsilon$} log(1/{$\\varepsilon$})'],
    ['Of ℓ₁ and ∇θ', 'Of {$\\ell$}{$_{1}$} and {$\\nabla$}{$\\theta$}'],
    ['Of H₂¹⁸O at 5 m⁻²', 'Of {H{$_{2}$}{$^{18}$}O} at 5 m{$^{-2}$}'],
    ['If n ≥ 3', 'If n {$\\geq$} 3'],
    ['Περί λόγου', 'Περί λόγου'],
  ] as const) {
    const written = exportPublications([{ ...article, title }], 'bibtex');
    assert.match(written, `title = {${tex}},`);
    assert.is(readBibtex(written, 'x.bib').entries[0]?.publication.title, title);
  }
  const all = [
    ...'αβγδεζηθικλμνξπρστυφχψωϵΓΔΘΛΞΠΣΥΦΨΩℂℍℕℙℚℝℤℓ≤≥≠∞→↔⇒∼≈≃≅≡∈∉⊂⊆⊃∪∩∂∑∏∫⊗⊕⊥∧∨∀∃∅∇√⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ₀₁₂₃₄₅₆₇₈₉',
  ];
  for (const sign of all) {
    const title = `Of ${sign}, x${sign}y ${sign}`;
    const written = exportPublications([{ ...article, title }], 'bibtex');
    assert.match(written, '$', sign);
    assert.is(readBibtex(written, 'x.bib').entries[0]?.publication.title, title);
  }
});

test('each format is written as its readers expect it', () => {
  assert.is(
    cite([article], 'bibtex')[0],
    `@article{saeverud-2024-risk,
  author = {S{\\ae}verud, Johan and von Wachter, Till and {World Bank}},
  title = {{NBER} Evidence on “Risk” \\& {McKelvey}},
  journal = {Journal of Economic Perspectives},
  year = {2024},
  volume = {33},
  number = {2},
  pages = {3--30},
  doi = {10.1257/jep.33.2.3},
  annote = {Finds little.

And more.},
}
`,
  );
  assert.is(
    cite([article], 'ris')[0],
    `TY  - JOUR
ID  - saeverud-2024-risk
AU  - Sæverud, Johan
AU  - von Wachter, Till
AU  - World Bank
TI  - NBER Evidence on “Risk” & McKelvey
T2  - Journal of Economic Perspectives
PY  - 2024
VL  - 33
IS  - 2
SP  - 3
EP  - 30
DO  - 10.1257/jep.33.2.3
N1  - Annotation: Finds little.
N1  - 
N1  - And more.
ER  - 
`,
  );
  assert.is(
    cite([article], 'apa')[0],
    'Sæverud, J., von Wachter, T., & World Bank. (2024). NBER Evidence on “Risk” & McKelvey. Journal of Economic Perspectives, 33(2), 3–30. https://doi.org/10.1257/jep.33.2.3',
  );
  assert.is(
    cite([article], 'harvard')[0],
    'Sæverud, J., von Wachter, T. and World Bank (2024) ‘NBER Evidence on “Risk” & McKelvey’, Journal of Economic Perspectives, 33(2), pp. 3–30. doi:10.1257/jep.33.2.3.',
  );
});

test('a title that BibTeX would put in lower case keeps its names, in braces', () => {
  assert.match(
    exportPublications([paper], 'bibtex'),
    '  title = {Inductive reasoning and the {El} {Farol} problem},\n',
  );
});

test('two works of one author and year are cited as if each stood alone, in the order asked for', () => {
  const apa = cite([paper, { ...paper, title: 'Another' }, article], 'apa');
  assert.equal(apa.slice(0, 2), [
    'Arthur, W. B. (2024). Inductive reasoning and the El Farol problem (Working Paper No. 31422). National Bureau of Economic Research. https://doi.org/10.1257/jep.33.2.3',
    'Arthur, W. B. (2024). Another (Working Paper No. 31422). National Bureau of Economic Research. https://doi.org/10.1257/jep.33.2.3',
  ]);
  assert.match(apa[2] ?? '', /^Sæverud/);
  assert.equal(cite([], 'apa'), []);
});

test('the same publication is cited in the same words, whatever was cited before', () => {
  assert.is(cite([paper, article], 'apa')[1], cite([article], 'apa')[0]);
});

test('every format says of a publication that it was retracted, by the address of the notice', () => {
  const retracted = { ...paper, retracted: 'https://notice.test/a_b' };
  for (const [format, line] of [
    ['bibtex', '  note = {Retracted: https://notice.test/a\\_b},\n'],
    ['ris', 'N1  - Retracted: https://notice.test/a_b\n'],
    ['csl-json', '"note": "Retracted: https://notice.test/a_b"'],
    ['apa', / Retracted: https:\/\/notice\.test\/a_b$/],
    ['chicago', / Retracted: https:\/\/notice\.test\/a_b$/],
    ['harvard', / Retracted: https:\/\/notice\.test\/a_b$/],
  ] as const)
    assert.match(cite([retracted], format)[0] ?? '', line);
});

test.run();
