import type { Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { answerSocket } from '../../../server/http/answer-socket.ts';
import { openWire } from '../../support/server/socket.ts';
import { openStage, type Stage } from '../../support/server/stage.ts';

const test = suite('bytes on a socket');
let stage: Stage;
let address: string;
test.before(async () => {
  stage = await openStage();
  address = await stage.app.listen({ host: '127.0.0.1', port: 0 });
});
test.after(() => stage.close());

const head = 'Host: site\r\nConnection: close\r\n';
const json = `${head}Content-Type: application/json\r\n`;

/** What is written, and the status that comes back. */
const wires: readonly (readonly [name: string, bytes: string, status: number])[] = [
  ['garbage', '\x16\x03\x01\x02garbage\r\n\r\n', 400],
  ['no host', 'GET /api/questions HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['two lengths', `POST /api/questions HTTP/1.1\r\n${json}Content-Length: 5\r\nContent-Length: 6\r\n\r\n{"a":1}`, 400],
  [
    'a length and chunks',
    `POST /api/questions HTTP/1.1\r\n${json}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    400,
  ],
  ['a chunk of no size', `POST /api/questions HTTP/1.1\r\n${json}Transfer-Encoding: chunked\r\n\r\nxyz\r\n`, 400],
  ['a header of 20 KB', `GET / HTTP/1.1\r\n${head}X-Long: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['an address of 20 KB', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${head}\r\n`, 431],
  ['a header that carries another', `GET / HTTP/1.1\r\n${head}X-A: a\rX-B: b\r\n\r\n`, 400],
  ['a method that nobody knows', `BREW /coffee HTTP/1.1\r\n${head}\r\n`, 400],
  ['a QUERY without a type', `QUERY /api/questions HTTP/1.1\r\n${head}\r\n`, 405],
  ['a method of WebDAV', `PROPFIND /resources HTTP/1.1\r\n${head}\r\n`, 405],
  ['a call that climbs', `GET /api/../../etc/passwd HTTP/1.1\r\n${head}\r\n`, 404],
  ['a call that climbs in code', `GET /api/%2e%2e/%2e%2e/etc/passwd HTTP/1.1\r\n${head}\r\n`, 404],
  ['broken percent signs', `GET /api/questions/%zz HTTP/1.1\r\n${head}\r\n`, 400],
];
for (const [name, bytes, status] of wires) {
  test(`${name} is answered with ${status} and says nothing of the inside`, async () => {
    const wire = openWire(address);
    wire.write(bytes);
    const answer = await wire.closed;
    assert.is(Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]), status, answer);
    assert.not.match(answer, /node_modules|at \S+:\d+|HPE_|FST_/);
    assert.match(answer, /^cache-control: no-store\r$/im);
    assert.match(answer, /\r\n\r\n\{"error":.*\}$/);
  });
}

test('headers that take too long are answered with 408', () => {
  const socket = new PassThrough();
  const late = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  answerSocket(late, socket as unknown as Socket);
  assert.match(String(socket.read()), /^HTTP\/1\.1 408 /);
});

test('a connection that is cut half-way through a body stores nothing and harms nobody', async () => {
  const wire = openWire(address);
  wire.write(`POST /api/questions HTTP/1.1\r\n${json}Content-Length: 40\r\n\r\n{"text":"cut`);
  const begun = openWire(address);
  begun.write(`GET /api/health HTTP/1.1\r\n${head}\r\n`);
  await begun.closed;
  wire.cut();
  await wire.closed;
  const after = await stage.get<unknown[]>('/api/questions');
  assert.equal([after.status, after.json], [200, []]);
});

test('500 connections that say no more keep no reader from an answer', async () => {
  const silent = [...Array(500)].map(() => {
    const wire = openWire(address);
    wire.write(`POST /api/questions HTTP/1.1\r\n${json}Content-Length: 40\r\n\r\n{`);
    return wire;
  });
  // All have been accepted once a later one has its answer.
  await fetch(`${address}/api/health`);
  for (let read = 0; read < 100; read += 1) assert.is((await fetch(`${address}/api/questions`)).status, 200);
  for (const wire of silent) wire.cut();
  await Promise.all(silent.map(({ closed }) => closed));
});

test.run();
