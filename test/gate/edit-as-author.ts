/**
 * Edits a content folder as an author does in a year: of each kind some files are renamed, one goes and one is new.
 * `node --import ./typescript.mjs test/gate/edit-as-author.ts CONTENT` ends with 1 where that leaves a mistake or a site
 * that cannot be built; all commands run in one process, which takes two fifths of the time.
 * What the tests say of the site has to hold for the site that an author makes of it.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Ask } from '../../cli/kinds/kind.ts';
import { collections, folderOf } from '../../cli/kinds/paths.ts';
import { type Collection, kinds } from '../../cli/kinds/registry.ts';
import { schemas } from '../../cli/kinds/schemas.ts';
import { runSite } from '../support/site-cli.ts';

const [content = ''] = process.argv.slice(2);

async function site(...words: readonly string[]): Promise<void> {
  console.log(`site ${words.join(' ')}`);
  const { code, stderr } = await runSite([...words, '--content', content]);
  if (code !== 0) throw new Error(`It ended with ${code}.\n${stderr}`);
}

/** The files of a kind of which there are many; those of which there is one alone may stand in the same folder. */
function namesOf(kind: Collection): string[] {
  const folder = folderOf(kind);
  if (!existsSync(join(content, folder))) return [];
  const isFixed = (path: string) => Object.values(kinds).some(({ file }) => file === path);
  return readdirSync(join(content, folder))
    .filter((name) => name.endsWith('.md') && !isFixed(`${folder}/${name}`))
    .map((name) => basename(name, '.md'))
    .sort();
}

/** An answer to a question of `site new`, on the command line. */
function answer({ flag, choices, check }: Ask): string[] {
  const [option = ''] = flag.split(' ');
  return [option, choices?.[0] ?? (check === undefined ? 'Somebody or something' : '2020')];
}

async function begin(kind: Collection, name: string): Promise<void> {
  const { starter, order } = kinds[kind];
  const owner = collections.find((one) => one === order?.within);
  await site(
    ...['new', kind, `What is ${name}`, '--slug', name],
    ...(starter?.asks ?? []).filter(({ isRequired }) => isRequired).flatMap(answer),
    ...(owner === undefined ? [] : [`--${owner}`, namesOf(owner)[0] ?? '']),
    ...('description' in schemas[kind].shape
      ? ['--description', 'What somebody adds to the site, in a sentence that is long enough.']
      : []),
  );
}

/** Takes a figure off all pages. */
function hideFigure(name: string): void {
  for (const file of readdirSync(content, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.md')) continue;
    const text = readFileSync(join(content, file), 'utf8');
    const without = text.replaceAll(`\n::figure{name=${name}}\n`, '\n');
    if (without !== text) writeFileSync(join(content, file), without);
  }
}

/** Renames two files of a kind and removes one, after what it takes for that is begun. */
async function edit(kind: Collection): Promise<void> {
  const { starter, route } = kinds[kind];
  const place = (name: string) => `${folderOf(kind)}/${name}`;
  const old = namesOf(kind);
  // A file that others belong to can go while it has none.
  const isOwner = collections.some((one) => kinds[one].order?.within === kind);
  const isNewRemoved = old.length === 0 || isOwner;
  if (starter !== undefined) await begin(kind, 'added');
  if (isNewRemoved) await begin(kind, 'added-too');
  for (const name of old.length === 0 ? ['added'] : old.slice(0, 2)) await site('move', place(name), `renamed-${name}`);
  if (isNewRemoved) return site('remove', place('added-too'));
  const [heir = '', last = ''] = old.slice(-2);
  hideFigure(last);
  await site('remove', place(last), ...(route === undefined ? ['--force'] : ['--redirect', place(heir)]));
}

for (const kind of collections) await edit(kind);
await site('check');
const scratch = mkdtempSync(join(tmpdir(), 'edited-'));
const folders = ['generated', 'out', 'cache'].flatMap((name) => [`--${name}`, join(scratch, name)]);
await site('build', '--no-cards', ...folders);
rmSync(scratch, { recursive: true });
