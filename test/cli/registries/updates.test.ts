import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Check } from '../../../cli/links/plan.ts';
import { checkUpdates } from '../../../cli/registries/check-updates.ts';
import { reportUpdates, summariseUpdates } from '../../../cli/registries/report-updates.ts';
import { say, startRegistries, webPage } from '../../support/registries.ts';
import { checkOf } from '../links/publishers.ts';
import { createRegistryClient } from './registry-client.ts';

const server = await startRegistries();
const options = { crossref: server.address, until: Number.POSITIVE_INFINITY };
const checksOf = (...names: string[]): Check[] =>
  names.map((name) => checkOf(`https://doi.org/10.5555/${name}`, `10.5555/${name}`));

/** What is reported of works of the fixtures: the rule, the reason and the suggestion. */
async function report(...names: string[]): Promise<string[]> {
  const { updated } = await checkUpdates(checksOf(...names), options, createRegistryClient().client);
  const slugOf = (doi: string) => (doi === '10.5555/retracted' ? 'good2001' : undefined);
  return reportUpdates(updated, { slugOf, saysRetracted: () => false }).map(
    ({ level, rule, reason, suggestion }) => `${level} ${rule}: ${reason} -> ${suggestion}`,
  );
}

test('a retraction is told once, whoever knows of it, and makes corrections idle', async () => {
  assert.equal(await report('retracted'), [
    'warning retracted-publication: `10.5555/retracted` was retracted: retraction `10.5555/notice`. -> 10.5555/notice',
  ]);
});

test('an article that is marked itself, by an update to its own DOI, is retracted like any other', async () => {
  assert.equal(await report('withdrawn'), [
    'warning retracted-publication: `10.5555/withdrawn` was retracted. -> null',
  ]);
});

test('corrections and concerns are one problem that names them all, the newest as suggestion', async () => {
  assert.equal(await report('corrected'), [
    'warning corrected-publication: `10.5555/corrected` has been updated since: erratum `10.5555/erratum`, expression of concern `10.5555/concern`. -> 10.5555/concern',
  ]);
});

test('a preprint that was published leads to the publication', async () => {
  assert.equal(await report('preprint'), [
    'warning published-preprint: `10.5555/preprint` is a preprint that was published since: publication `10.5555/automation`. -> 10.5555/automation',
  ]);
});

test('a notice leads back to the publication that it is about', async () => {
  assert.equal(await report('notice'), [
    'warning cited-notice: `10.5555/notice` is not a publication but a notice about one: retraction `10.5555/retracted`. -> 10.5555/retracted',
  ]);
});

test('what was never corrected, is a new version, or is not at Crossref gives nothing to say', async () => {
  assert.equal(await report('sound', 'of-another-agency'), []);
});

test('a publication that is a reference already is named, so that it can be cited', async () => {
  const { updated } = await checkUpdates(checksOf('preprint'), options, createRegistryClient().client);
  const hints = (slug: string | undefined) =>
    reportUpdates(updated, { slugOf: () => slug, saysRetracted: () => false }).map(({ hint }) => hint);
  assert.equal(hints('carberry2019'), ['Cite `[@carberry2019]`, which is the publication.']);
  assert.equal(hints(undefined), [
    'Bring the publication in with `npm run site -- import --doi 10.5555/automation`, and cite it instead.',
  ]);
});

test('each place that names the DOI has the problem', async () => {
  const [check] = checksOf('preprint');
  const known = { slugOf: () => undefined, saysRetracted: () => false };
  const spans = [check?.spans[0], { path: 'content/references/a.md', line: 9, column: 6, length: 16 }];
  const checks = [{ ...check, spans }] as Check[];
  const { updated } = await checkUpdates(checks, options, createRegistryClient().client);
  assert.equal(
    reportUpdates(updated, known).map(({ path, line }) => `${path}:${line}`),
    ['content/topics/decision.md:3', 'content/references/a.md:9'],
  );
});

test('a reference that says that it was retracted is not reported, and a page that names its DOI is', async () => {
  const [check] = checksOf('retracted');
  const spans = [check?.spans[0], { path: 'content/references/a.md', line: 9, column: 6, length: 17 }];
  const { updated } = await checkUpdates([{ ...check, spans }] as Check[], options, createRegistryClient().client);
  const known = { slugOf: () => 'a', saysRetracted: (path: string) => path === 'content/references/a.md' };
  assert.equal(
    reportUpdates(updated, known).map(({ path, line }) => `${path}:${line}`),
    ['content/topics/decision.md:3'],
  );
});

test('what Crossref said is believed for a week', async () => {
  const { client, time } = createRegistryClient();
  const checks = checksOf('retracted', 'sound');
  const first = await checkUpdates(checks, options, client);
  server.asked.length = 0;
  assert.equal(await checkUpdates(checks, options, client), first);
  assert.equal(server.asked, []);
  time.pass(8 * 24 * 60 * 60 * 1000);
  await checkUpdates(checks, options, client);
  assert.equal(server.asked, ['GET /works/10.5555/retracted', 'GET /works/10.5555/sound']);
});

test('who cannot be asked is not asked again, and what was found before is kept', async () => {
  const checks = checksOf('retracted', 'preprint', 'corrected');
  for (const [how, reason] of [
    [say(429, { 'retry-after': '600' }), 'HERE has been asked too much (status 429). Try again in 10 minutes.'],
    [say(503), 'HERE cannot answer now (status 503). Try again later.'],
    [webPage, 'HERE answers with a text that is no data.'],
    [say(200, {}, '{"status":"failed"}'), 'HERE answers with a text that is no data.'],
  ] as const) {
    server.asked.length = 0;
    server.trouble('/works/10.5555/preprint', how);
    const result = await checkUpdates(checks, options, createRegistryClient().client);
    server.trouble('/works/10.5555/preprint', undefined);
    assert.not.ok(server.asked.includes('GET /works/10.5555/corrected'));
    const [found = '', why = ''] = summariseUpdates(result).map((line) =>
      line.replace(`\`${server.address}\``, 'HERE'),
    );
    assert.is(found, '1 DOI at Crossref: 1 retracted');
    assert.ok(why.startsWith(`Not every DOI was looked up for retractions and corrections: ${reason}`), why);
  }
});

test('when the time for links is over, nobody is asked', async () => {
  const { client, time } = createRegistryClient();
  const result = await checkUpdates(checksOf('retracted'), { ...options, until: time.clock.now() - 1 }, client);
  assert.equal(summariseUpdates(result), [
    'Not every DOI was looked up for retractions and corrections: There was no time left. Give more with `--link-time`.',
  ]);
});

test.after(() => server.stop());
test.run();
