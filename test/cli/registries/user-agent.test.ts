import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { writeUserAgent } from '../../../cli/registries/user-agent.ts';

const agentOf = (url: string, email: string) => writeUserAgent({ url, author: { name: 'Ada', email, profiles: [] } });

test('registries are told how to reach the site and its author, if these are no placeholders', () => {
  assert.is(
    agentOf('https://ada.test/site', 'ada@ada.test'),
    'academic-site/1.0 (+https://ada.test/site; mailto:ada@ada.test)',
  );
  assert.is(writeUserAgent(undefined), 'academic-site/1.0');
});

test('addresses with letters of any script fit into a header', () => {
  const agent = agentOf('https://παράδειγμα.gr', 'άννα@παράδειγμα.gr');
  assert.match(agent, '+https://xn--hxajbheg2az3al.gr; mailto:%');
  assert.is(new Headers({ 'user-agent': agent }).get('user-agent'), agent);
});

test.run();
