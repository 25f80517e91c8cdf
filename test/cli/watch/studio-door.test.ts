import type { IncomingMessage, ServerResponse } from 'node:http';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { ViteDevServer } from 'vite';
import { type OpenStudio, studioDoor } from '../../../cli/watch/studio-door.ts';

type Handler = (request: IncomingMessage, response: ServerResponse, next: (error?: Error) => void) => void;

/** The door of a development server, and what it passes on: `null` where the studio has answered. */
function stage(open: OpenStudio, base = '') {
  const door = studioDoor(base, open);
  const handlers: Handler[] = [];
  const server = { ws: { on: () => undefined }, middlewares: { use: (own: Handler) => handlers.push(own) } };
  const { configureServer } = door.plugin as { configureServer: (server: ViteDevServer) => void };
  configureServer(server as unknown as ViteDevServer);
  const ask = (url: string) =>
    new Promise<Error | null | undefined>((settle) => {
      const response = { end: () => settle(null) };
      handlers[0]?.({ url } as IncomingMessage, response as unknown as ServerResponse, settle);
    });
  return { door, ask };
}

test('a studio that could not be opened is opened at the next request, and nothing ends for it meanwhile', async () => {
  const fault = new Error('Too many files are open.');
  const told: string[] = [];
  let isBroken = true;
  const { door, ask } = stage(async () => {
    if (isBroken) throw fault;
    return {
      handle: async (_request, response) => void response.end(),
      notify: () => void told.push('changed'),
      close: () => void told.push('closed'),
    };
  });
  assert.is(await ask('/studio'), fault);
  door.tell();
  door.close();
  isBroken = false;
  assert.is(await ask('/studio'), null);
  door.tell();
  door.close();
  assert.equal(told, ['changed', 'closed']);
});

test('what is not of the studio is passed on without opening it', async () => {
  const { ask } = stage(() => Promise.reject(new Error('It was opened.')));
  for (const url of ['/', '/studios', '/resources/studio']) assert.is(await ask(url), undefined, url);
});

test('the studio is found below any path of the site, whatever signs are in it', async () => {
  const studio = {
    handle: async (_: unknown, response: ServerResponse) => void response.end(),
    notify() {},
    close() {},
  };
  const { ask } = stage(async () => studio, '/c++/~ada.b');
  assert.is(await ask('/c++/~ada.b/studio?file=x'), null);
  assert.is(await ask('/c++/~adaxb/studio'), undefined);
});

test.run();
