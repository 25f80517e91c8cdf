import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanOrcid } from '../../../cli/core/orcid.ts';
import { readBibtex } from '../../../cli/formats/bibtex-read.ts';
import { RegistryError } from '../../../cli/registries/fetch-json.ts';
import { readOrcid } from '../../../cli/registries/orcid.ts';
import { say, startRegistries, type Trouble, webPage } from '../../support/registries.ts';
import { createRegistryClient } from './registry-client.ts';

const id = '0000-0002-1825-0097';
const list = `/v3.0/${id}/works`;
const server = await startRegistries();
const options = { orcid: `${server.address}/`, registry: server.address, readBibtex };

const tell = (error: unknown) => String(error).replaceAll(server.address, 'HERE');

async function readIn(path: string, trouble: Trouble): Promise<string> {
  server.trouble(path, trouble);
  try {
    await readOrcid(id, options, createRegistryClient().client);
    return '';
  } catch (error) {
    assert.instance(error, RegistryError);
    return tell(error);
  } finally {
    server.trouble(path, undefined);
  }
}

test('an iD is known in every spelling, and by its last character', () => {
  for (const written of [id, `https://orcid.org/${id}`, 'orcid.org/0000-0002-1825-0097/', '0000000218250097'])
    assert.is(cleanOrcid(written), id);
  assert.is(cleanOrcid('0000-0002-9079-593x'), '0000-0002-9079-593X');
  for (const wrong of ['0000-0002-1825-0098', '0000-0002-1825', 'Josiah Carberry', ''])
    assert.is(cleanOrcid(wrong), null);
});

test('a work with a DOI comes from its publisher, any other from what ORCID says of it', async () => {
  const { bibliography, names } = await readOrcid(id, options, createRegistryClient().client);
  assert.equal(server.asked, [
    `GET ${list}`,
    'GET /10.5555/automation',
    'GET /10.5555/forgotten',
    `GET ${list}/103,104,105,106,107`,
  ]);
  const lines = bibliography.entries.map(({ line, key, publication: { type, title, year, authors, venue, doi } }) =>
    [
      line,
      key,
      type,
      title,
      year,
      authors.map((one) => ('family' in one ? one.family : 'group')).join(),
      venue,
      doi,
    ].join(' | '),
  );
  assert.equal(lines, [
    '1 |  | article | Automation and New Tasks: How Technology Displaces and Reinstates Labor & Work | 2019 | Carberry,group | Journal of Test Perspectives | 10.5555/automation',
    '2 | carberry2021 | working-paper | Thin Clients and Amphibious Epistemologies | 2021 | Carberry,Doe | Test University Working Paper 7 | ',
    '3 |  | report | A Toy Model of Attention: With Two Figures | 2020 | Carberry,Doe | Test Institute | ',
    '5 | carberry2017 | article | A Study That Its Registry Forgot | 2017 | Carberry | Test Letters | 10.5555/forgotten',
  ]);
  assert.is(bibliography.entries[1]?.abstract, 'We think about thin clients.');
  assert.equal(
    bibliography.problems.map(({ line, level, reason }) => `${names[line - 1]}: ${level}: ${reason}`),
    [
      'On Psychoceramics: warning: No reference is of the type that ORCID names, `trademark`: the work is left out.',
      '10.5555/forgotten: warning: No publication has the DOI `10.5555/forgotten`. Compare it with the one on the publication itself.',
      'A Chapter Without Names: error: The entry has no author.',
    ],
  );
});

test('half a list is none: whoever cannot be asked, a sentence says so', async () => {
  assert.is(
    await readIn(list, say(404)),
    `Error: ORCID knows nobody with the iD \`${id}\`. Compare it with the profile at orcid.org.`,
  );
  assert.match(await readIn(list, webPage), 'Error: `HERE` answers with a text that is no data.');
  assert.match(await readIn(list, say(200, {}, '{"group":7}')), 'Error: `HERE` answers with a text that is no data.');
  assert.is(await readIn(list, say(409)), 'Error: `HERE` refuses the question (it answers 409). Try again later.');
  assert.match(await readIn('/10.5555/automation', say(503)), 'Error: `HERE` cannot answer now (status 503).');
  assert.match(
    await readIn(`${list}/103,104,105,106,107`, say(429, { 'retry-after': '120' })),
    'Error: `HERE` has been asked too much (status 429). Try again in 2 minutes.',
  );
});

test('a list that fails half way asks only for the rest the next time', async () => {
  const { client } = createRegistryClient();
  server.trouble('/10.5555/forgotten', say(500));
  await readOrcid(id, options, client).catch(() => undefined);
  server.trouble('/10.5555/forgotten', undefined);
  server.asked.length = 0;
  assert.is((await readOrcid(id, options, client)).bibliography.entries.length, 4);
  assert.not.ok(server.asked.includes('GET /10.5555/automation'));
});

test.after(() => server.stop());
test.run();
