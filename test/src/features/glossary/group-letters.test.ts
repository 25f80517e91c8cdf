import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { GlossaryPage } from '../../../../src/content/types.ts';
import { groupLetters } from '../../../../src/features/glossary/group-letters.ts';

type Term = GlossaryPage['terms'][number];

test('terms stand under their first letter, whatever accent or bracket it has, and numbers come first', () => {
  const terms = ['état', 'Equity', '(s, S) rule', 'score', '64 per cent'].map((term) => ({ term }) as Term);
  assert.equal(
    groupLetters(terms).map(({ id, terms }) => [id, ...terms.map(({ term }) => term)]),
    [
      ['letter-other', '64 per cent'],
      ['letter-e', 'état', 'Equity'],
      ['letter-s', '(s, S) rule', 'score'],
    ],
  );
});

test.run();
