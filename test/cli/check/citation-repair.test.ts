import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { repairCitation } from '../../../cli/check/citation-repair.ts';
import { findStrayCitations } from '../../../cli/parse/citations.ts';

const known = ['doe-2020-study', 'roe-2021-essay', 'caplin-dean-2015-revealed-preference'];

/** What is found in a text, and what is proposed for each. */
function repairs(text: string): (readonly [string, string])[] {
  return findStrayCitations(text).flatMap(({ start, end, text: written }) => {
    assert.is(text.slice(start, end), written);
    const repair = repairCitation(written, known);
    return repair === null ? [] : [[written, repair] as const];
  });
}

const slips: readonly (readonly [string, string])[] = [
  ['[see @doe-2020-study]', '(see [@doe-2020-study])'],
  ['[e.g., @doe-2020-study, p. 7; @roe-2021-essay]', '(e.g. [@doe-2020-study, p. 7; @roe-2021-essay])'],
  ['[@doe-2020-study p. 7]', '[@doe-2020-study, p. 7]'],
  ['[@doe-2020-study,@roe-2021-essay]', '[@doe-2020-study; @roe-2021-essay]'],
  ['[@doe-2020-study, @roe-2021-essay, p. 3]', '[@doe-2020-study; @roe-2021-essay, p. 3]'],
  ['[@doe-2020-study and @roe-2021-essay]', '[@doe-2020-study; @roe-2021-essay]'],
  ['[@doe-2020-study; see also @roe-2021-essay]', '[@doe-2020-study; @roe-2021-essay]'],
  ['[@doe-2020-study; p. 7]', '[@doe-2020-study, p. 7]'],
  ['[@doe-2020-study;]', '[@doe-2020-study]'],
  ['[-@doe-2020-study]', '[@doe-2020-study]'],
  ['[@ doe-2020-study]', '[@doe-2020-study]'],
  ['[@{doe-2020-study}]', '[@doe-2020-study]'],
  ['[@doe 2020]', '[@doe-2020-study]'],
  ['[@Doe (2020), p. 7]', '[@doe-2020-study, p. 7]'],
  ['[@Caplin & Dean 2015]', '[@caplin-dean-2015-revealed-preference]'],
  ['[see @doe-2020-stdy]', '(see [@doe-2020-study])'],
  ['[@dœ/2020]', '[@doe-2020-study]'],
  ['[@nobody/1999]', '[@nobody/1999]'],
  ['\\[@doe-2020-study, p. 7\\]', '[@doe-2020-study, p. 7]'],
  ['\\cite[see][]{roe2021}', '[@roe-2021-essay]'],
  ['[@&doe-2020-study 2020@]', '[@doe-2020-study]'],
  ['[@doe-2020-study 2020@]', '[@doe-2020-study, 2020]'],
  ['[@]', '[@id]'],
  ['[doe-2020-study]', '[@doe-2020-study]'],
  ['@doe-2020-study', '[@doe-2020-study]'],
  ['[@doe-2020-study', '[@doe-2020-study]'],
  ['\\cite{doe-2020-study}', '[@doe-2020-study]'],
  ['{% cite doe-2020-study %}', '[@doe-2020-study]'],
  ['{%- cite doe2020study roe-2021-essay -%}', '[@doe-2020-study; @roe-2021-essay]'],
  ['{% cite doe-2020-study --locator 7 %}', '[@doe-2020-study, p. 7]'],
  ['{% cite doe-2020-study -l 12-14 %}', '[@doe-2020-study, pp. 12-14]'],
  ['{% cite doe-2020-study --prefix see %}', '[@doe-2020-study]'],
  ['{% cite doe-2020-study roe-2021-essay -l 7 -l 8 %}', '[@doe-2020-study; @roe-2021-essay]'],
  ['\\citep[p. 7]{doe2020study,roe-2021-essay}', '[@doe-2020-study; @roe-2021-essay, p. 7]'],
];

for (const [written, repair] of slips) {
  test(`${written} is found in a sentence, and ${repair} is proposed`, () => {
    assert.equal(repairs(`As (${written}) says.`), [[written, repair]]);
  });
}

test('citations, addresses, names of people and what is escaped are left alone', () => {
  for (const text of [
    '[@doe-2020-study] and [@doe-2020-study, p. 7; @roe-2021-essay]',
    'Write to ada@example.org or [ada@example.org], or to @ada.',
    '\\[@somebody\\], [\\@doe-2020-study], \\@doe-2020-study and \\[see @doe-2020-study]',
    'https://example.org/@doe-2020-study, x@doe-2020-study',
    '[@doe-2020-study;\n> @roe-2021-essay] over two lines of a quotation',
    'a [well-known] fact, [x], [1], [a; b] and \\emph{this}',
  ])
    assert.equal(repairs(text), [], text);
});

test('what is proposed is a citation, whatever stands in the brackets', () => {
  const piece = fc.constantFrom('@', 'doe-2020-study', 'roe', ' ', ',', ';', 'p. 7', 'see', '{', '}', '-', '2020', '&');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      for (const [, repair] of repairs(`A [${pieces.join('')}] b.`)) {
        assert.match(repair, /\[@.+\]\)?$/);
        if (!/@[\w-]*[^\w, ;\]-]/.test(repair)) assert.equal(repairs(repair), [], repair);
      }
    }),
    { numRuns: 2000 },
  );
});

test('a hostile text costs no more than its length', () => {
  for (const unit of ['[@', '@', '[', '\\cite', '[@]@a ', '@.'])
    assert.type(findStrayCitations(unit.repeat(Math.floor(100_000 / unit.length))).length, 'number');
});

test.run();
