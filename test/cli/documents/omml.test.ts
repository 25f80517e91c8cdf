import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { toTex } from '../../../cli/documents/omml.ts';
import { readXml } from '../../../cli/documents/xml.ts';

function convert(inside: string): { readonly tex: string; readonly told: readonly string[] } {
  const told: string[] = [];
  const root = readXml(Buffer.from(`<m:oMath xmlns:m="m">${inside}</m:oMath>`))?.documentElement;
  return { tex: root ? toTex(root, (name) => told.push(name)) : '', told };
}

const run = (text: string, properties = '') => `<m:r>${properties}<m:t>${text}</m:t></m:r>`;
const e = (text: string) => `<m:e>${run(text)}</m:e>`;

/** Elements of Word and the TeX that shows the same. */
const forms: readonly (readonly [string, string])[] = [
  [`<m:f><m:num>${run('a')}</m:num><m:den>${run('b+1')}</m:den></m:f>`, '\\frac{a}{b+1}'],
  [`<m:f><m:fPr><m:type m:val="lin"/></m:fPr><m:num>${run('a')}</m:num><m:den>${run('b')}</m:den></m:f>`, 'a/b'],
  [`<m:sSup>${e('x')}<m:sup>${run('2')}</m:sup></m:sSup>`, 'x^{2}'],
  [`<m:sSub>${e('xy')}<m:sub>${run('i')}</m:sub></m:sSub>`, '{xy}_{i}'],
  [`<m:sSubSup>${e('x')}<m:sub>${run('i')}</m:sub><m:sup>${run('2')}</m:sup></m:sSubSup>`, 'x_{i}^{2}'],
  [run('p=$5'), 'p=\\text{\\textdollar}5'],
  [`<m:rad><m:deg/>${e('x')}</m:rad>`, '\\sqrt{x}'],
  [`<m:rad><m:deg>${run('3')}</m:deg>${e('x')}</m:rad>`, '\\sqrt[3]{x}'],
  [
    `<m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr><m:sub>${run('i=1')}</m:sub><m:sup>${run('n')}</m:sup>${e('x')}</m:nary>`,
    '\\sum_{i=1}^{n} x',
  ],
  [`<m:nary><m:sub/><m:sup/>${e('f')}</m:nary>`, '\\int f'],
  [`<m:nary><m:sub/><m:sup>${run('&#x200b;')}</m:sup>${e('f')}</m:nary>`, '\\int f'],
  [`<m:d>${e('x')}</m:d>`, '\\left(x\\right)'],
  [`<m:d><m:dPr><m:begChr m:val="{"/><m:endChr m:val=""/></m:dPr>${e('x')}</m:d>`, '\\left\\{x\\right.'],
  [`<m:acc><m:accPr><m:chr m:val="&#x303;"/></m:accPr>${e('x')}</m:acc>`, '\\tilde{x}'],
  [`<m:bar><m:barPr><m:pos m:val="top"/></m:barPr>${e('x')}</m:bar>`, '\\overline{x}'],
  [`<m:func><m:fName>${run('log', '<m:rPr><m:sty m:val="p"/></m:rPr>')}</m:fName>${e('x')}</m:func>`, '\\log x'],
  [
    `<m:limLow><m:e>${run('max', '<m:rPr><m:sty m:val="p"/></m:rPr>')}</m:e><m:lim>${run('x')}</m:lim></m:limLow>`,
    '\\max_{x}',
  ],
  [
    `<m:m><m:mr>${e('a')}${e('b')}</m:mr><m:mr>${e('c')}${e('d')}</m:mr></m:m>`,
    '\\begin{matrix}a & b \\\\ c & d\\end{matrix}',
  ],
  [`<m:eqArr>${e('a&amp;=b')}${e('c&amp;=d')}</m:eqArr>`, '\\begin{aligned}a&=b \\\\ c&=d\\end{aligned}'],
  [run('if', '<m:rPr><m:nor/></m:rPr>'), '\\text{if}'],
  [run('5%_{}'), '5\\%\\_\\{\\}'],
  [run('αβ≤∞'), 'αβ≤∞'],
  [run('R', '<m:rPr><m:scr m:val="double-struck"/><m:sty m:val="p"/></m:rPr>'), '\\mathbb{R}'],
  [run('β', '<m:rPr><m:scr m:val="roman"/><m:sty m:val="b"/></m:rPr>'), '\\mathbf{β}'],
  [run('ab', '<m:rPr><m:sty m:val="bi"/></m:rPr>'), '\\boldsymbol{ab}'],
];

test('the formulas of Word are TeX that shows the same', () => {
  for (const [word, tex] of forms) assert.equal(convert(word), { tex, told: [] });
});

test('an element without a counterpart gives its parts, and is named', () => {
  assert.equal(convert(`<m:odd>${e('x')}</m:odd>`), { tex: 'x', told: ['m:odd'] });
});

test.run();
