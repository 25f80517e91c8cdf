import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { toCsv } from '../../../server/export/csv.ts';

const cells: readonly (readonly [what: string, held: string, written: string])[] = [
  ['a formula', '=1+1', "'=1+1"],
  ['a formula behind blanks', '  +cmd|x', "'  +cmd|x"],
  ['a formula behind a tab', '\t@SUM(A1)', "' @SUM(A1)"],
  ['a formula after a line break', 'Hello\n=1+1\n\n-2', "Hello\n'=1+1\n\n'-2"],
  ['a formula after a lone carriage return', 'Hello\r=1+1', "Hello\n'=1+1"],
  ['a formula after other line ends', 'a\r\n@b\u2028+c\u0085=d', "a\n'@b\n'+c\n'=d"],
  ['full-width signs', '＝1＋1', "'＝1＋1"],
  ['control characters', 'a\0b\u001b[31mc\u0007\u007f\u009b', 'ab[31mc'],
  ['a formula behind control characters', '\u0001\u0000=1', "'=1"],
  ['turned writing', 'a\u202Egpj.exe\u2066', 'agpj.exe'],
  ['what is harmless', 'Tea = 3 - 1, “ok” 👩‍🔬 می‌خواهم', 'Tea = 3 - 1, “ok” 👩‍🔬 می‌خواهم'],
  ['quotes', 'say "=1"', 'say ""=1""'],
];
for (const [what, held, written] of cells) {
  test(`a spreadsheet gets ${what} as text alone`, () => {
    assert.is(toCsv([{ text: held }]), `\uFEFF"text"\r\n"${written}"\r\n`);
  });
}

test('a field that only later rows have is a column, empty in the rows before', () => {
  const rows = [{ name: 'Ada' }, { name: 'Grace', country: 'Italy' }];
  assert.is(toCsv(rows), '\uFEFF"name","country"\r\n"Ada",""\r\n"Grace","Italy"\r\n');
});

test.run();
