import type { ServerResponse } from 'node:http';
import { Window } from 'happy-dom';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { upload } from '../../../src/lib/api-upload.ts';
import { done, refused } from '../../support/answers.ts';
import { listen } from '../../support/listen.ts';

/** Uploads a form to a server that answers as told, from a page of that server. */
async function send(reply: (response: ServerResponse) => void, stopped = false) {
  let received = '';
  const server = await listen(async (request, response) => {
    for await (const chunk of request) received += chunk;
    reply(response);
  });
  const window = new Window({ url: server.address });
  Object.assign(globalThis, { XMLHttpRequest: window.XMLHttpRequest });
  if (stopped) await server.stop();
  try {
    const form = new window.FormData();
    form.append('name', 'Ada');
    const answer = await upload(`${server.address}/api/forms/submit`, form as unknown as FormData, 300, () => {});
    return { answer, received };
  } finally {
    await server.stop().catch(() => undefined);
    await window.happyDOM.close();
    Reflect.deleteProperty(globalThis, 'XMLHttpRequest');
  }
}

test('an upload is judged by its status alone, whatever the answer holds', async () => {
  for (const body of ['', 'OK', '{"submissionId":"x"}']) {
    const { answer, received } = await send((response) => response.writeHead(201).end(body));
    assert.equal(answer, done);
    assert.match(received, 'name="name"');
  }
});

test('a refusal gives its sentence and field', async () => {
  const error = { error: 'Invalid age', code: 'field-invalid', field: 'age' };
  const { answer } = await send((response) => response.writeHead(400).end(JSON.stringify(error)));
  assert.equal(answer, refused(400, error));
});

test('a web page in place of an answer is no success', async () => {
  const { answer } = await send((response) => response.end('<!doctype html><title>Sign in</title>'));
  assert.equal(answer, refused(200));
});

test('a stopped server is no answer', async () => {
  const { answer } = await send(() => {}, true);
  assert.equal(answer, refused());
});

test('a server that is silent is given up at the time limit', async () => {
  const { answer } = await send(() => {});
  assert.equal(answer, refused());
});

test('what has been sent is told, and each part of it gives the upload its whole time again', async () => {
  const { XMLHttpRequest, setTimeout, clearTimeout } = globalThis;
  const due = new Set<() => void>();
  const parts: number[] = [];
  let sent: FakeRequest | undefined;
  class FakeRequest {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onabort = () => {};
    onerror = () => {};
    open() {}
    abort() {
      this.onabort();
    }
    send() {
      sent = this;
    }
  }
  const setTimer = (task: () => void) => {
    due.add(task);
    return task;
  };
  Object.assign(globalThis, {
    XMLHttpRequest: FakeRequest,
    setTimeout: setTimer,
    clearTimeout: (task: () => void) => due.delete(task),
  });
  try {
    const answer = upload('/api/forms/submit', new FormData(), 300, (part) => parts.push(part));
    const [first] = due;
    sent?.upload.onprogress?.({ loaded: 1, total: 4 });
    sent?.upload.onprogress?.({ loaded: 0, total: 0 });
    assert.equal([parts, due.size, due.has(first as () => void)], [[0.25], 1, false]);
    for (const abort of due) abort();
    assert.equal([await answer, due.size], [refused(), 0]);
    const broken = upload('/api/forms/submit', new FormData(), 300, () => {});
    sent?.onerror();
    assert.equal([await broken, due.size], [refused(), 0]);
  } finally {
    Object.assign(globalThis, { XMLHttpRequest, setTimeout, clearTimeout });
  }
});

test.run();
