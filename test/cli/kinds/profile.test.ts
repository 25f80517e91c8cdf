import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { ContactPage } from '../../../cli/kinds/shapes/contact.ts';
import type { HomePage } from '../../../cli/kinds/shapes/home.ts';
import type { SiteData } from '../../../cli/kinds/shapes/site.ts';
import { compileWhole, nodeOf } from '../../support/whole.ts';
import { compileChanged, workspace } from '../../support/workspace.ts';

const siteText = readFileSync('test/fixtures/base/content/site.md', 'utf8');

const profiles = [
  ['ORCID', 'https://orcid.org/0000-0000-0000-0001'],
  ['Google Scholar', 'https://scholar.example.org/citations?user=ada'],
  ['GitHub', 'https://github.example.org/ada'],
  ['RePEc', 'https://ideas.example.org/e/pwr1.html'],
  ['Mastodon', 'https://social.example.org/@ada'],
] as const;

test('the footer gets the profiles that site.md names, each with a sign', async () => {
  const { read } = await compileWhole();
  const site: SiteData = read('site.json');
  assert.equal(
    site.profiles.map(({ title, href }) => [title, href]),
    profiles,
  );
  for (const { title, icon } of site.profiles) assert.match(icon, /^M[\d.]+ /, title);
});

test('the portrait is shown beside the address', async () => {
  const { read } = await compileWhole();
  assert.equal((read('pages/contact.json') as ContactPage).photo?.href, '/media/ada-writer.svg');
});

test('search engines are told where else the researcher is found, where they work, and which awards they have', async () => {
  const { read } = await compileWhole();
  const home: HomePage = read('pages/index.json');
  assert.equal(nodeOf(home, 'Person', 'https://site.test/#person'), {
    '@type': 'Person',
    '@id': 'https://site.test/#person',
    name: 'Ada Writer',
    url: 'https://site.test',
    jobTitle: 'Professor of Economics',
    affiliation: { '@type': 'Organization', name: 'Example University' },
    image: 'https://site.test/media/ada-writer.svg',
    sameAs: profiles.map(([, href]) => href),
    award: ['The Example Prize for the best paper of the year goes to Paper One'],
  });
});

test('an author without profiles is a name alone', async () => {
  const site = workspace();
  try {
    const { files } = await site.compile();
    const read = (file: string) => JSON.parse(files?.get(file) ?? 'null');
    assert.equal((read('site.json') as SiteData).profiles, []);
    const person = nodeOf(read('pages/index.json') as HomePage, 'Person') as object;
    assert.equal(Object.keys(person), ['@type', '@id', 'name', 'url']);
  } finally {
    site.remove();
  }
});

test('a profile outside of the author is told where it belongs', async () => {
  const { problems } = await compileChanged({
    'site.md': siteText.replace('author:\n', 'orcid: 0000-0000-0000-0001\nauthor:\n'),
  });
  const [problem] = problems.filter(({ level }) => level === 'error');
  assert.is(problem?.hint, 'It belongs below `author`.');
});

for (const [line, reason] of [
  ['orcid: 0000-0000-0000-0002', '`author.orcid` is the text `0000-0000-0000-0002`'],
  ['github: ada', '`ada` is no address.'],
  ['orchid: 0000-0000-0000-0001', '`orchid` is not a key of this kind of file.'],
] as const)
  test(`a profile with a mistake is told at its line: ${line}`, async () => {
    const { problems } = await compileChanged({ 'site.md': siteText.replace('author:\n', `author:\n  ${line}\n`) });
    const [problem] = problems.filter(({ level }) => level === 'error');
    assert.is(problem?.path, 'content/site.md');
    assert.ok(problem?.reason.startsWith(reason), problem?.reason);
  });

test.run();
