import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { requestEvents } from '../../../src/lib/api-events.ts';

const reader = (body: unknown) => (body as { content?: string }).content ?? null;

async function call(response: Response) {
  const parts: string[] = [];
  const fetcher = async () => response;
  const answer = await requestEvents(fetcher, '/api/chat', { body: {}, limit: 1000, reader }, (text) =>
    parts.push(text),
  );
  return { parts, answer };
}

function stream(text: string, size: number): Response {
  const bytes = new TextEncoder().encode(text);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

const events = 'event: part\ndata: {"text":"Ä"}\n\n: still here\n\nevent: part\ndata: {"text":" b"}\n\n';

test('parts are told as they come, however the bytes are cut, and the answer is the last event', async () => {
  for (const size of [1, 5, 1000]) {
    const { parts, answer } = await call(stream(`${events}event: answer\ndata: {"content":"Ä b."}\n\n`, size));
    assert.equal([parts, answer], [['Ä', ' b'], { ok: true, data: 'Ä b.' }]);
  }
});

test('a stream that ends without an answer, or holds no JSON, is none', async () => {
  for (const text of [events, '', 'event: part\ndata: {\n\n', 'event: answer\ndata: {\n\n']) {
    assert.is((await call(stream(text, 7))).answer.ok, false, text);
  }
});

test('an answer or a refusal that comes whole is read as one', async () => {
  assert.equal((await call(Response.json({ content: 'Yes.' }))).answer, { ok: true, data: 'Yes.' });
  const { answer } = await call(Response.json({ error: 'No.', code: 'not-verified' }, { status: 403 }));
  assert.equal(!answer.ok && [answer.status, answer.error], [403, 'No.']);
});

test.run();
