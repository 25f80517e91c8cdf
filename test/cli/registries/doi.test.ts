import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { noTexts } from '../../../cli/core/publication.ts';
import { readDoi } from '../../../cli/registries/doi.ts';
import { RegistryError } from '../../../cli/registries/fetch-json.ts';
import { say, startRegistries, type Trouble, webPage } from '../../support/registries.ts';
import { createRegistryClient } from './registry-client.ts';

const server = await startRegistries();
const { client, time } = createRegistryClient();
const doi = '10.5555/automation';

/** What is said of a DOI that the registry answers like this. */
async function tell(trouble: Trouble, asked = doi): Promise<string> {
  server.trouble(`/${asked}`, trouble);
  const record = await readDoi(asked, server.address, createRegistryClient(time).client).catch((error: unknown) => {
    if (!(error instanceof RegistryError)) throw error;
    return { kind: 'failure', reason: error.message } as const;
  });
  server.trouble(`/${asked}`, undefined);
  return record.kind === 'record' ? record.problems.map(({ reason }) => reason).join() : record.reason;
}

test('a DOI is asked for by content negotiation, and its record becomes an entry', async () => {
  const record = await readDoi(doi, `${server.address}/`, client);
  assert.equal(server.asked, [`GET /${doi}`]);
  assert.equal(record.kind === 'record' && record.entry?.publication, {
    ...noTexts,
    id: '',
    editors: [],
    translators: [],
    type: 'article',
    authors: [{ given: 'Josiah', family: 'Carberry' }, { organisation: 'A Research Group' }],
    title: 'Automation and New Tasks: How Technology Displaces and Reinstates Labor & Work',
    year: 2019,
    venue: 'Journal of Test Perspectives',
    publisher: 'Test Association',
    volume: '33',
    issue: '2',
    pages: '3-30',
    doi,
    url: `https://doi.org/${doi}`,
    annotation: '',
  });
});

test('an answer is remembered for a day, without what nobody here reads', async () => {
  server.asked.length = 0;
  const again = await readDoi(doi, `${server.address}/`, client);
  assert.is(again.kind === 'record' && again.entry?.publication.volume, '33');
  assert.equal(server.asked, []);
  assert.not.match(client.cache.write(), '10.5555/older');
  time.pass(25 * 60 * 60 * 1000);
  await readDoi(doi, `${server.address}/`, client);
  assert.equal(server.asked, [`GET /${doi}`]);
});

test('a DOI full of marks arrives at the registry whole', async () => {
  server.asked.length = 0;
  const odd = '10.1002/(SICI)1099-1255(199709)12:5<453::AID-JAE444>3.0.CO;2-I#x';
  await readDoi(odd, server.address, client);
  assert.equal(server.asked, [`GET /${odd}`]);
});

test('what the registry does not know is told apart from what it cannot say now, each in a sentence', async () => {
  assert.is(
    await tell(say(404)),
    'No publication has the DOI `10.5555/automation`. Compare it with the one on the publication itself.',
  );
  assert.is(
    await tell(say(406)),
    'The registry has no record for `10.5555/automation` (status 406). Import a .bib or .ris file of the publisher instead.',
  );
  assert.is(await tell(say(200, {}, '{"type":"book"}')), 'The entry has no title or author.');
  const refused = async (trouble: Trouble) => (await tell(trouble)).replace(server.address, 'HERE');
  assert.is(
    await refused(webPage),
    '`HERE` answers with a text that is no data. Networks that ask for a login do that: open a page in a browser, and try again.',
  );
  assert.is(await refused(say(200, {}, 'null')), await refused(webPage));
  assert.is(await refused(say(500)), '`HERE` cannot answer now (status 500). Try again later.');
  assert.is(await refused(say(429)), '`HERE` has been asked too much (status 429). Try again in some minutes.');
  assert.is(
    await refused(say(429, { 'retry-after': '7200' })),
    '`HERE` has been asked too much (status 429). Try again in 2 hours.',
  );
  assert.match(
    await refused((response) => void response.destroy()),
    /^`HERE` could not be reached: the connection fails \(.+\)\. Check that this machine is online, and try again\.$/,
  );
  assert.is(await refused(() => time.runOut()), '`HERE` gives no answer in time. Try again later.');
});

test('a registry that is busy for a moment is asked again when it wishes', async () => {
  let count = 0;
  const before = time.clock.now();
  const busyOnce: Trouble = (response) => {
    count += 1;
    say(count === 1 ? 429 : 404, { 'retry-after': '7' })(response);
  };
  assert.match(await tell(busyOnce), /^No publication has the DOI/);
  assert.is(count, 2);
  assert.ok(time.clock.now() - before >= 7000);
});

test('a body that never ends is given up like an answer that never comes', async () => {
  const stuck: Trouble = (response) => {
    response.writeHead(200).write('{"title":');
    time.runOut();
  };
  assert.match(await tell(stuck), 'gives no answer in time');
});

test.after(() => server.stop());
test.run();
