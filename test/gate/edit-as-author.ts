/**
 * Edits a content folder as an author does in a year: a page, publication and group of each kind is renamed, one of
 * each is removed, and one of each is added. `node --import ./typescript.mjs test/gate/edit-as-author.ts CONTENT` exits
 * with 1 if that leaves a mistake; all commands run in one process, which takes two fifths of the time. The tests that
 * read the site's own content have to pass for the edited site too.
 */
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { runSite } from '../support/site-cli.ts';

const [content = ''] = process.argv.slice(2);

async function site(...words: readonly string[]): Promise<void> {
  console.log(`site ${words.join(' ')}`);
  const { code, stderr } = await runSite([...words, '--content', content]);
  if (code !== 0) throw new Error(`It ended with ${code}.\n${stderr}`);
}

const namesIn = (folder: string) =>
  readdirSync(join(content, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => basename(name, '.md'))
    .sort();

for (const folder of ['topics', 'papers', 'groups', 'references'])
  for (const name of namesIn(folder).slice(0, 2)) await site('move', `${folder}/${name}`, `renamed-${name}`);

for (const folder of ['topics', 'papers']) {
  const [name, heir] = namesIn(folder).slice(-2);
  await site('remove', `${folder}/${name}`, '--redirect', `${folder}/${heir}`);
}
await site('remove', `references/${namesIn('references').at(-1)}`, '--force');

const about = ['--description', 'What somebody adds to the site, in a sentence that is long enough.'];
await site('new', 'topic', 'What Is Added', '--group', namesIn('groups')[0] ?? '', ...about);
await site('new', 'paper', 'A Paper That Is Added', ...about);
await site('new', 'group', 'What Is to Come');
await site('new', 'talk', 'A Talk That Is Added', '--event', 'Workshop', '--place', 'Exampleton', ...about);
await site('new', 'term', 'added term', '--plain', 'A word that was not there before.');
await site('check');
