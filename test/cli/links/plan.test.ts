import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Outbound, planChecks } from '../../../cli/links/plan.ts';

const at = (line: number) => ({ path: 'content/topics/decision.md', line, column: 1, length: 4 });
const links: Outbound[] = [
  ['https://www.nber.org/papers/w1#page=2', 1],
  ['https://www.nber.org/papers/w1', 2],
  ['https://doi.org/10.1257/JEP.33.2.3', 3],
  ['http://dx.doi.org/10.1257/jep.33.2.3', 4],
  ['mailto:someone@example.org', 5],
  ['https://example.org/site/resources', 6],
  ['https://example.org/elsewhere', 7],
  ['https://doi.org/', 8],
].map(([url, line]) => ({ url: String(url), at: at(Number(line)) }));

test('each address is asked about once for all its places; DOIs by their identifier, our own pages and mail not at all', () => {
  assert.equal(planChecks(links, 'https://example.org/site'), [
    { url: 'https://www.nber.org/papers/w1', doi: null, spans: [at(1), at(2)], anchors: ['#page=2', ''] },
    { url: 'https://doi.org/10.1257/jep.33.2.3', doi: '10.1257/JEP.33.2.3', spans: [at(3), at(4)], anchors: ['', ''] },
    { url: 'https://example.org/elsewhere', doi: null, spans: [at(7)], anchors: [''] },
    { url: 'https://doi.org/', doi: null, spans: [at(8)], anchors: [''] },
  ]);
});

test.run();
