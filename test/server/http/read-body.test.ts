import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Failure } from '../../../server/http/failure.ts';
import { createBodyBudget, readBody } from '../../../server/http/read-body.ts';

const request = { headers: { 'content-length': '100' } } as FastifyRequest;
const pace = { grace: 60_000, slowest: 1 };

function read(stream: PassThrough, rules: Partial<Parameters<typeof readBody>[2]> = {}): Promise<Buffer> {
  const payload = stream as unknown as IncomingMessage;
  return readBody(request, payload, { most: 100, pace, budget: createBodyBudget(1000), ...rules });
}
async function codeOf(reading: Promise<Buffer>): Promise<string> {
  try {
    await reading;
    return 'none';
  } catch (error) {
    return error instanceof Failure ? error.code : String(error);
  }
}

test('a body is read whole and its bytes go back to the budget', async () => {
  const budget = createBodyBudget(10);
  for (let time = 0; time < 3; time += 1) {
    const stream = new PassThrough();
    const reading = read(stream, { budget });
    stream.write('1234');
    stream.end('5678');
    assert.is((await reading).toString(), '12345678');
  }
});

test('a body that comes byte by byte takes no more memory than its bytes', async () => {
  const stream = new PassThrough();
  const bytes = 1_000_000;
  const reading = read(stream, { most: bytes, budget: createBodyBudget(bytes) });
  const before = process.memoryUsage().heapUsed;
  for (let count = 0; count < bytes; count += 1) stream.emit('data', Buffer.alloc(1, 'a'));
  const grown = process.memoryUsage().heapUsed - before;
  stream.end();
  assert.ok((await reading).every((byte) => byte === 97));
  assert.ok(grown < 64_000_000);
});

test('a body that grows beyond its limit is too large, and one that is cut is malformed', async () => {
  const long = new PassThrough();
  const tooLong = codeOf(read(long));
  long.write('a'.repeat(101));
  assert.is(await tooLong, 'body-too-large');
  const cut = new PassThrough();
  const halved = codeOf(read(cut));
  cut.write('a');
  cut.destroy();
  assert.is(await halved, 'body-malformed');
});

test('bodies together hold no more than the budget, which a refused one gives back', async () => {
  const budget = createBodyBudget(50);
  const first = new PassThrough();
  const reading = read(first, { budget });
  first.write('a'.repeat(30));
  const second = new PassThrough();
  const refused = codeOf(read(second, { budget }));
  second.write('a'.repeat(30));
  assert.is(await refused, 'busy');
  first.end('a'.repeat(20));
  assert.is((await reading).length, 50);
  assert.ok(budget.take(50));
});

test('a body that is slower than its pace is given up, and one that has time is waited for', async () => {
  const slow = new PassThrough();
  const calm = new PassThrough();
  const waiting = read(calm);
  const reading = codeOf(read(slow, { pace: { grace: 0, slowest: 1000 } }));
  slow.write('a');
  assert.is(await reading, 'timeout');
  calm.end('a');
  assert.is((await waiting).toString(), 'a');
});

test.run();
