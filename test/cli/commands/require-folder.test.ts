import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { requirePlainFolder } from '../../../cli/commands/support/require-folder.ts';
import { UsageError } from '../../../cli/commands/support/usage-error.ts';

test('a folder in which the app cannot be bundled is named, with what to do', () => {
  assert.throws(
    () => requirePlainFolder('/home/ada/site #1/second'),
    (error: unknown) =>
      error instanceof UsageError &&
      error.message ===
        'The site stands in /home/ada/site #1/second, and its app cannot be bundled in a folder with “#” in its path. Rename that folder, then try again.',
  );
});

test('blanks, quotes, brackets and letters of any script trouble nobody', () => {
  requirePlainFolder('/home/ada/OneDrive - Universität/Ada’s site (2) [new] 100% & more');
});

test.run();
