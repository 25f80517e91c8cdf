import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { nameInList } from '../../../cli/core/publication.ts';

test('a list says once that a publication was retracted, also where the journal says so in the title', () => {
  assert.is(nameInList('A Study', true), 'A Study (retracted)');
  assert.is(nameInList('Retracted Memories', false), 'Retracted Memories');
  const told = ['RETRACTED: A Study', '[Retracted] A Study', 'Retraction Note to: A Study', 'Retracted — A Study'];
  for (const title of told) assert.is(nameInList(title, true), title);
  assert.is(nameInList('Retraction rates: a count', true), 'Retraction rates: a count (retracted)');
});

test.run();
