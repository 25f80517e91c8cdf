import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { kindNames, kinds } from '../../cli/kinds/registry.ts';

/** The names that stand in no table of a page. */
function findMissing(page: string, names: readonly string[]): string[] {
  const rows = readFileSync(page, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'));
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

/** The anchors of a page's headings, as GitHub makes them. */
function listAnchors(page: string): ReadonlySet<string> {
  const headings = readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm);
  return new Set(
    Array.from(headings, ([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}_ -]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

test('every link from one guide to another leads to a heading that is there', () => {
  const pages = [
    'README.md',
    'content/README.md',
    'server/README.md',
    ...readdirSync('docs').map((name) => `docs/${name}`),
  ];
  for (const page of pages) {
    const links = readFileSync(page, 'utf8').matchAll(/\]\(((?!https?:|\/|figure:|mailto:)[^)#\s]*)(?:#([^)\s]+))?\)/g);
    for (const [link, path = '', anchor] of links) {
      const target = path === '' ? page : join(dirname(page), path);
      assert.ok(existsSync(target), `${page}: ${link}`);
      if (anchor !== undefined) assert.ok(listAnchors(target).has(anchor), `${page}: ${link}`);
    }
  }
});

test.run();
