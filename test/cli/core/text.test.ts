import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { setDashes, setQuotes } from '../../../cli/core/text.ts';

test('apostrophes and quotes of a line are set as in print, and an address stays as it is', () => {
  for (const [typed, set] of [
    ["Daddy's Month: Quotas and Mothers' Earnings", 'Daddy’s Month: Quotas and Mothers’ Earnings'],
    ['On "Nudges" and the "Free Lunch"', 'On “Nudges” and the “Free Lunch”'],
    ["The 'Animal Spirits' of the '90s ('then')", 'The ‘Animal Spirits’ of the ’90s (‘then’)'],
    [`"'Fair' Pay" and what it isn't`, '“‘Fair’ Pay” and what it isn’t'],
    ["https://example.org/Newcomb'sParadox", "https://example.org/Newcomb'sParadox"],
  ] as const)
    assert.is(setQuotes(typed), set);
});

test('hyphens in a row are dashes between words and between numbers, and nowhere else', () => {
  for (const [typed, set] of [
    ['Norwegian--English Bilinguals', 'Norwegian–English Bilinguals'],
    ['the speed--accuracy trade-off, 2016--2020', 'the speed–accuracy trade-off, 2016–2020'],
    ['Won --- well done', 'Won — well done'],
    ['ls --all, a/b--c, block__part--wide', 'ls --all, a/b--c, block__part--wide'],
  ] as const)
    assert.is(setDashes(typed), set);
});

test.run();
