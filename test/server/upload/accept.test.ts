import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanName } from '../../../server/upload/accept.ts';
import { takesAtMost } from '../../support/takes-at-most.ts';

const names: readonly (readonly [sent: string, shown: string])[] = [
  ['Plan.pdf', 'Plan.pdf'],
  ['Vorschlag – “Ä”.docx', 'Vorschlag – “Ä”.docx'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\ada\\plan.doc', 'plan.doc'],
  ['a\u2028/../b.txt', 'b.txt'],
  ['..', 'file'],
  ['.env', 'env'],
  ['', 'file'],
  ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
  ['a\u200Bb\u0007.txt', 'ab.txt'],
  ['CON', '_CON'],
  ['aux.pdf', '_aux.pdf'],
  ['lpt1.txt.md', '_lpt1.txt.md'],
  ['A\u0308.txt', 'Ä.txt'],
  ['a<b>:"c"|?*.txt', 'a_b___c____.txt'],
  [`${'a'.repeat(300)}.pdf`, `${'a'.repeat(116)}.pdf`],
  ['a'.repeat(300), 'a'.repeat(120)],
  [`a.${'b'.repeat(300)}`, `a.${'b'.repeat(118)}`],
  ['a', 'a'],
  ['trailing. . .', 'trailing'],
];
for (const [sent, shown] of names) {
  test(`${JSON.stringify(sent.slice(0, 40))} is shown as ${shown.slice(0, 40)}`, () => {
    assert.is(cleanName(sent), shown);
  });
}

test('a name of many spaces is shown at once', async () => {
  await takesAtMost(240, () => {
    assert.is(cleanName(`a${' '.repeat(200_000)}b`), `a${' '.repeat(119)}`);
  });
});

test.run();
