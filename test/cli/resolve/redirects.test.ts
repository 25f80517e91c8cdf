import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compileChanged, pageAt, topic } from '../../support/workspace.ts';

const site = readFileSync('test/fixtures/base/content/site.md', 'utf8');

/** What is made of redirects in site.md, and of what is told of them. */
async function compileRedirects(lines: string, changes = {}) {
  const compiled = await compileChanged({
    'site.md': site.replace(/\n---\n/, `\nredirects:\n${lines}\n---\n`),
    ...changes,
  });
  const { files, problems } = compiled;
  return {
    page: (path: string) => pageAt(compiled, path),
    redirects: JSON.parse(files?.get('redirects.json') ?? 'null'),
    told: problems.map(({ rule, reason, hint }) => `${rule}: ${reason} ${hint}`),
  };
}

test('site.md leads old addresses to pages that have no file for them, such as lists', async () => {
  const { redirects, told } = await compileRedirects(
    '  - { from: /publications, to: /references }\n  - { from: /blog/old_post, to: /research }',
  );
  assert.equal(told, []);
  assert.is(redirects['/publications'], '/references');
  assert.is(redirects['/blog/old_post'], '/research');
});

test('a link to an old address of site.md is one to the page that took its place', async () => {
  const text = topic('See the [papers](/publications).');
  const { page, told } = await compileRedirects('  - { from: /publications, to: /research }', {
    'topics/gamma.md': text,
  });
  assert.equal(told, []);
  assert.match(JSON.stringify(page('/resources/gamma')), /See the <a href=\\"\/research\\">papers/);
});

test('an old address is no link by which readers find a page', async () => {
  const page =
    '---\ntitle: Own\ndescription: A page that nothing but an old address of the site leads to.\n---\n\nText.\n';
  const { redirects, told } = await compileRedirects('  - { from: /old, to: /own }', { 'pages/own.md': page });
  assert.is(redirects['/old'], '/own');
  assert.equal(
    told.map((one) => one.split(':')[0]),
    ['unlinked-page'],
  );
});

test('an old address that leads to another leads to the page of that, and two that lead to each other are refused', async () => {
  const ofPage = { 'topics/gamma.md': topic('Text.', 'aliases: [earlier]\n') };
  const { redirects, told: none } = await compileRedirects('  - { from: /d, to: /resources/earlier }', ofPage);
  assert.equal(none, []);
  assert.is(redirects['/d'], '/resources/gamma');
  const { told } = await compileRedirects('  - { from: /a, to: /b }\n  - { from: /b, to: /a }');
  assert.equal(
    told.map((one) => one.split(':')[0]),
    ['broken-link', 'broken-link'],
  );
});

test('what cannot be an old address or a target is told in the words of aliases and links', async () => {
  const tell = async (from: string, to: string) =>
    (await compileRedirects(`  - { from: ${from}, to: ${to} }`)).told.join('\n');
  assert.match(await tell('/research', '/'), /^duplicate-slug: `\/research` is already `.*pages\/research.md`/);
  assert.match(await tell('/api/old', '/'), /^reserved-address: /);
  assert.match(await tell('/Old Page.html', '/'), /^slug-format: /);
  assert.match(await tell('/old', '/nothing'), /^broken-link: /);
  assert.match(await tell('/old', 'https://example.org'), /it is no page of this site/);
  assert.match(await tell('/old', '/research#papers'), /it is no page of this site/);
});

test.run();
