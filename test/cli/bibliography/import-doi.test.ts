import type { ServerResponse } from 'node:http';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readDoi } from '../../../cli/bibliography/import-doi.ts';
import { noTexts } from '../../../cli/bibliography/publication.ts';
import { listen } from '../../support/listen.ts';

/** What the registry of Crossref answers for an article, shortened. */
const item = {
  type: 'journal-article',
  DOI: '10.1257/jep.33.2.3',
  title: 'Automation and New Tasks: How Technology Displaces and Reinstates <i>Labor</i> &amp; Work',
  author: [
    { given: 'Daron', family: 'Acemoglu', sequence: 'first', affiliation: [] },
    { name: 'A Research Group', sequence: 'additional' },
  ],
  issued: { 'date-parts': [[2019, 5, 1]] },
  'container-title': 'Journal of Economic Perspectives',
  volume: '33',
  issue: '2',
  page: '3-30',
  URL: 'https://doi.org/10.1257/jep.33.2.3',
};

async function ask(doi: string, answer: (response: ServerResponse) => void) {
  const asked: string[] = [];
  const server = await listen((request, response) => {
    asked.push(`${request.headers.accept} ${request.url}`);
    answer(response);
  });
  const { entries, problems } = await readDoi(doi, {
    address: `${server.address}/`,
    fetch,
    signal: new AbortController().signal,
  });
  await server.stop();
  return { asked, entries, reasons: problems.map((problem) => problem.reason) };
}

test('a DOI in any spelling is asked for by content negotiation, and its record becomes an entry', async () => {
  const { asked, entries, reasons } = await ask('https://doi.org/10.1257/jep.33.2.3', (response) =>
    response.end(JSON.stringify(item)),
  );
  assert.equal(asked, ['application/vnd.citationstyles.csl+json /10.1257/jep.33.2.3']);
  assert.equal(reasons, []);
  assert.equal(entries[0]?.publication, {
    ...noTexts,
    id: '',
    editors: [],
    type: 'article',
    authors: [{ given: 'Daron', family: 'Acemoglu' }, { organisation: 'A Research Group' }],
    title: 'Automation and New Tasks: How Technology Displaces and Reinstates Labor & Work',
    year: 2019,
    venue: 'Journal of Economic Perspectives',
    volume: '33',
    issue: '2',
    pages: '3-30',
    doi: '10.1257/jep.33.2.3',
    url: 'https://doi.org/10.1257/jep.33.2.3',
    annotation: '',
  });
});

test('a DOI full of marks arrives at the registry whole', async () => {
  const doi = '10.1002/(SICI)1099-1255(199709)12:5<453::AID-JAE444>3.0.CO;2-I#x';
  const { asked } = await ask(doi, (response) => response.end('{}'));
  assert.is(decodeURIComponent(asked[0] ?? ''), `application/vnd.citationstyles.csl+json /${doi}`);
});

test('every way in which a registry refuses is said in a sentence', async () => {
  const status = (code: number) => (response: ServerResponse) => void response.writeHead(code).end();
  const doi = '10.1257/jep.33.2.3';
  assert.equal((await ask('see website', status(200))).reasons, ['`see website` is not a DOI.']);
  assert.equal((await ask(doi, status(404))).reasons, ['No publication has the DOI `10.1257/jep.33.2.3`.']);
  assert.equal((await ask(doi, status(406))).reasons, [
    'The registry gave no record for `10.1257/jep.33.2.3` (status 406).',
  ]);
  assert.equal((await ask(doi, (response) => response.end('<html>'))).reasons, [
    'The registry could not be asked about `10.1257/jep.33.2.3`: its answer is no JSON.',
  ]);
  assert.equal((await ask(doi, (response) => response.end('{"type":"book"}'))).reasons, [
    'The entry has no title or author.',
  ]);
  assert.match(
    (await ask(doi, (response) => response.destroy())).reasons[0] ?? '',
    'could not be asked about `10.1257/jep.33.2.3`: ',
  );
});

test('a registry that does not answer in time is given up', async () => {
  const limit = new AbortController();
  const server = await listen(() => limit.abort());
  const { problems } = await readDoi('10.1000/x', { address: server.address, fetch, signal: limit.signal });
  await server.stop();
  assert.is(problems[0]?.reason, 'The registry could not be asked about `10.1000/x`: it took too long.');
});

test.run();
