import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { shortenSlug, slugify, slugOfTitle } from '../../../cli/core/slug.ts';

test('a title becomes a slug of letters without accents, digits and hyphens', () => {
  assert.is(slugify('  Müller’s Straße — “øre” & 2 Œuvres '), 'mullers-strasse-ore-2-oeuvres');
  assert.is(slugify('注意'), '');
});

test('a slug that is too long ends with a whole word, and only a single word is cut within', () => {
  assert.is(shortenSlug('one-two-three', 13), 'one-two-three');
  assert.is(shortenSlug('one-two-three', 12), 'one-two');
  assert.is(shortenSlug('one-two-three', 7), 'one-two');
  assert.is(shortenSlug('incentivise', 6), 'incent');
});

test('an address that is made of a title ends with a word, within sixty characters', () => {
  assert.is(
    slugOfTitle('Carbon beneath the Meadow: Sediment Cores from Eelgrass in Cornwall, Vestland and the Algarve'),
    'carbon-beneath-the-meadow-sediment-cores-from-eelgrass-in',
  );
});

test.run();
