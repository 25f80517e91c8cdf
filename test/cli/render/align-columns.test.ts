import type { Table } from 'mdast';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { alignColumns } from '../../../cli/render/align-columns.ts';

/** A table of a column with a head, beside the names of its rows. */
function column(...cells: readonly string[]): Table {
  const children = ['Head', ...cells].map((value, index) => ({
    type: 'tableRow' as const,
    children: [String(index), value].map((text) => ({
      type: 'tableCell' as const,
      children: [{ type: 'text' as const, value: text }],
    })),
  }));
  return { type: 'table', align: [null, null], children };
}

test('numbers with their signs and units stand on the right, but not the names of rows', () => {
  for (const cells of [
    ['1', '20'],
    ['400,000', '−3.5', ''],
    ['90%', '6 %'],
    ['$12', '€3.50'],
    ['0.2–0.8', '+1'],
    ['10 per cent', '7.3 per cent'],
  ]) {
    assert.equal(alignColumns(column(...cells)).align, [null, 'right'], cells.join(' · '));
  }
});

test('words, mixtures and empty columns stay on the left', () => {
  for (const cells of [['two years'], ['1', 'none'], ['2 years after its last use'], ['', ''], ['A1']]) {
    assert.equal(alignColumns(column(...cells)).align, [null, null], cells.join(' · '));
  }
});

test('decimal points stand below each other: a number says what it lacks of the longest', () => {
  const padsOf = (...cells: readonly string[]) =>
    alignColumns(column(...cells)).children.map(({ children }) => children[1]?.data?.hProperties?.dataPad ?? '');
  assert.equal(padsOf('5', '9.6', '11.85'), ['', '.85', '5', '']);
  assert.equal(padsOf('60%', '99.97%'), ['', '.97', '']);
  assert.equal(padsOf('10', '7'), ['', '', '']);
  assert.equal(padsOf('10 per cent', '7.3 per cent'), ['', '', '']);
});

test('what the author has said counts', () => {
  assert.equal(alignColumns({ ...column('1'), align: [null, 'center'] }).align, [null, 'center']);
});

test.run();
