import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { describeSpan } from '../../../server/admin/check-result.ts';
import { toJson, toTable } from '../../../server/admin/print.ts';

test('a table has its columns below one another, each cell on one line and cut at 48 characters', () => {
  const rows = [
    { name: 'Ada', text: `one\n two \t 3\u001b\u202e ${'x'.repeat(50)}` },
    { name: '👩👩', text: 'x'.repeat(48) },
    { name: 'Eve', text: '' },
  ];
  assert.equal(toTable(rows).split('\n'), [
    'name  text',
    `Ada   one two 3·· ${'x'.repeat(35)}…`,
    `👩👩    ${'x'.repeat(48)}`,
    'Eve',
  ]);
});

test('what JSON leaves of signs that steer a terminal is escaped, and it is indented as ever', () => {
  assert.is(toJson({ a: 'x\u001b[31m\u202e\u2028\n' }), '{\n  "a": "x\\u001b[31m\\u202e\\u2028\\n"\n}');
});

test('a span is told in minutes, hours or days', () => {
  const minute = 60_000;
  assert.equal(
    [0, minute, 2.4 * minute, 119 * minute, 120 * minute, 47.4 * 60 * minute, 48 * 60 * minute].map(describeSpan),
    ['1 minute', '1 minute', '2 minutes', '119 minutes', '2 hours', '47 hours', '2 days'],
  );
});

test.run();
