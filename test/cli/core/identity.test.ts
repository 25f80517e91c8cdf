import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { findOnlyDoi } from '../../../cli/core/identity.ts';

test('a DOI is found in a text without the bracket around it, and once in either case', () => {
  for (const [text, doi] of [
    ['A Study (10.1257/jep.33.2.3)', '10.1257/jep.33.2.3'],
    ['A Study [https://doi.org/10.1257/jep.33.2.3].', '10.1257/jep.33.2.3'],
    ['doi:10.1016/S0140-6736(05)12345-6.', '10.1016/S0140-6736(05)12345-6'],
    ['doi:10.1016/S0140-6736(05)', '10.1016/S0140-6736(05)'],
    ['10.1257/JEP.1, https://doi.org/10.1257/jep.1', '10.1257/JEP.1'],
    ['10.1257/jep.1 and 10.1257/jep.2', null],
    ['None', null],
  ] as const)
    assert.is(findOnlyDoi(text), doi, text);
});

test.run();
