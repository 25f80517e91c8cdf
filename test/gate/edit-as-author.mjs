/**
 * Edits a content folder as an author does in a year: a page, publication and group of each kind is renamed, one of
 * each goes, one of each is new. `node test/gate/edit-as-author.mjs CONTENT` ends with 1 where that leaves a mistake.
 * What the tests say of the site has to hold for the site that an author makes of it.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

const [content = ''] = process.argv.slice(2);

/** @param {readonly string[]} words */
function site(...words) {
  console.log(`site ${words.join(' ')}`);
  const args = ['--import', './typescript.mjs', 'cli/main.ts', ...words, '--content', content];
  execFileSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
}

/** @param {string} folder */
const namesIn = (folder) =>
  readdirSync(join(content, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => basename(name, '.md'))
    .sort();

for (const folder of ['topics', 'papers', 'groups', 'references'])
  for (const name of namesIn(folder).slice(0, 2)) site('move', `${folder}/${name}`, `renamed-${name}`);

for (const folder of ['topics', 'papers']) {
  const [name, heir] = namesIn(folder).slice(-2);
  site('remove', `${folder}/${name}`, '--redirect', `${folder}/${heir}`);
}
site('remove', `references/${namesIn('references').at(-1)}`, '--force');

const about = ['--description', 'What somebody adds to the site, in a sentence that is long enough.'];
site('new', 'topic', 'What Is Added', '--group', namesIn('groups')[0] ?? '', ...about);
site('new', 'paper', 'A Paper That Is Added', ...about);
site('new', 'group', 'What Is to Come');
site('new', 'talk', 'A Talk That Is Added', '--event', 'Workshop', '--place', 'Exampleton', ...about);
site('new', 'term', 'added term', '--plain', 'A word that was not there before.');
site('check');
