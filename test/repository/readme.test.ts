import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { kindNames, kinds } from '../../cli/kinds/registry.ts';

/** The names that stand in no table of a page, what the program writes into it left out. */
function findMissing(page: string, names: readonly string[]): string[] {
  const [text = ''] = readFileSync(page, 'utf8').split('<!-- keys -->');
  const rows = text.split('\n').filter((line) => line.startsWith('|'));
  return names.filter((name) => !rows.some((row) => row.includes(`\`${name}\``)));
}

test('README.md says what each folder of cli holds', () => {
  const folders = readdirSync('cli', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  assert.equal(
    findMissing(
      'README.md',
      folders.map(({ name }) => `${name}/`),
    ),
    [],
  );
});

test('the handbook says what one file of each folder of content is', () => {
  const folders = kindNames.flatMap((kind) => kinds[kind].folder ?? []);
  assert.equal(
    findMissing(
      'content/README.md',
      folders.map((folder) => `${folder}/`),
    ),
    [],
  );
});

test.run();
