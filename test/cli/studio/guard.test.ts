import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { judgeRequest, type StudioRequest } from '../../../cli/studio/guard.ts';

const token = 'the-token-of-this-run';
const own: StudioRequest = {
  port: 5173,
  from: '127.0.0.1',
  isCall: true,
  headers: {
    host: 'localhost:5173',
    origin: 'http://localhost:5173',
    'sec-fetch-site': 'same-origin',
    'x-studio-token': token,
  },
};
const withHeaders = (headers: StudioRequest['headers'], rest: Partial<StudioRequest> = {}): StudioRequest => ({
  ...own,
  ...rest,
  headers: { ...own.headers, ...headers },
});

for (const host of ['localhost', '127.0.0.1', '[::1]']) {
  test(`the studio's own page is answered under ${host}`, () => {
    const asked = withHeaders({ host: `${host}:5173`, origin: `http://${host}:5173` });
    assert.is(judgeRequest(asked, token), null);
  });
}

test('the port that browsers leave out is left out', () => {
  const asked = withHeaders({ host: 'localhost', origin: 'http://localhost' }, { port: 80 });
  assert.is(judgeRequest(asked, token), null);
});

test('a page that is typed into the address bar is answered without a token', () => {
  const headers = { host: 'localhost:5173', 'sec-fetch-site': 'none' };
  assert.is(judgeRequest({ ...own, isCall: false, headers }, token), null);
});

const strangers: Readonly<Record<string, StudioRequest>> = {
  'another name that leads to this machine': withHeaders({
    host: 'rebound.example:5173',
    origin: 'http://rebound.example:5173',
  }),
  'another name that begins with ours': withHeaders({ host: 'localhost.rebound.example:5173' }),
  'no name at all': withHeaders({ host: undefined }),
  'the name of another port': withHeaders({ host: 'localhost:80' }),
  'the name without the port': withHeaders({ host: 'localhost', origin: 'http://localhost' }),
  'another page': withHeaders({ origin: 'https://elsewhere.example' }),
  'another page of this machine': withHeaders({ origin: 'http://localhost:4321' }),
  'a page without an origin, such as a file': withHeaders({ origin: 'null' }),
  'another page that sends no origin': withHeaders({ origin: undefined, 'sec-fetch-site': 'cross-site' }),
  'another page of this machine that sends no origin': withHeaders({
    origin: undefined,
    'sec-fetch-site': 'same-site',
  }),
  'a link on another page': withHeaders({ origin: undefined, 'sec-fetch-site': 'cross-site' }, { isCall: false }),
  'a call that is typed into the address bar': withHeaders({ origin: undefined, 'sec-fetch-site': 'none' }),
  'a call without the token': withHeaders({ 'x-studio-token': undefined }),
  'a call with the token of another run': withHeaders({ 'x-studio-token': 'another' }),
  'another machine': { ...own, from: '192.0.2.7' },
  'another machine whose address begins like this one': { ...own, from: '::12' },
  'another machine in the new notation': { ...own, from: '::ffff:192.0.2.7' },
};

for (const [who, asked] of Object.entries(strangers)) {
  test(`the studio does not answer ${who}`, () => {
    assert.type(judgeRequest(asked, token), 'string');
  });
}

test.run();
