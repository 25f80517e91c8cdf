import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Declined } from '../../../server/db/declined.ts';
import { clusterDeclined } from '../../../server/desk/cluster-declined.ts';
import { countCalls } from '../../support/count-calls.ts';

/** Questions of as many people, newest first as the database lists them. */
function ask(...texts: readonly (readonly [asker: string, text: string])[]): Declined[] {
  return texts
    .map(([asker, text], index) => ({
      id: `q${index}`,
      asker,
      text,
      createdAt: new Date(Date.UTC(2025, 5, 1, 12, index)).toISOString(),
    }))
    .reverse();
}

const pensions = [
  ['a', 'What does the book say about pensions?'],
  ['b', 'what does your book say on pensions'],
  ['c', 'Pensions in the book?'],
  ['d', 'The book on pensions, what does it say?'],
] as const;

test('what four people asked is counted and not shown, however often they asked it', () => {
  const again = pensions.map(([asker, text]) => [asker, text] as const);
  assert.equal(clusterDeclined(ask(...pensions, ...again)), { clusters: [], unshown: 8 });
});

test('what five people asked in their own words is one cluster with one wording', () => {
  const { clusters, unshown } = clusterDeclined(
    ask(...pensions, ['e', 'book: pensions?'], ['f', 'Do turtles dream of shells?']),
  );
  assert.equal(
    clusters.map(({ people, times, lastAt }) => [people, times, lastAt]),
    [[5, 5, '2025-06-01T12:04:00.000Z']],
  );
  assert.match(clusters[0]?.wording ?? '', /book.*pensions/i);
  assert.is(unshown, 1);
});

test('a word that one person alone used is left out of every wording', () => {
  const told = ['a', 'b', 'c', 'd', 'e'].map(
    (asker, index) => [asker, `What does the book say about pensions, asks Klaus${index}`] as const,
  );
  const { clusters } = clusterDeclined(ask(...told));
  assert.equal(
    clusters.map(({ wording }) => wording),
    ['What does the book say about pensions, asks …'],
  );
});

test('the same person with the same words five times is one person', () => {
  const one = Array.from({ length: 9 }, () => ['a', 'What does the book say about pensions?'] as const);
  assert.equal(clusterDeclined(ask(...one)).clusters, []);
});

test('questions without a word in common are not compared', async () => {
  const letters = [...'abcdefghijklmnopqrst'];
  const countCompared = (write: (letter: string) => string) =>
    countCalls('/server/desk/cluster-declined.ts', 'likeness', () =>
      clusterDeclined(ask(...letters.map((letter) => [letter, write(letter)] as const))),
    );
  assert.is(await countCompared((letter) => `Do ${letter}urtles eat ${letter}rumbs?`), (20 * 19) / 2);
  assert.is(await countCompared((letter) => `Are ${letter}urtles and ${letter}rumbs?`), 0);
});

test.run();
