/** The editor in the browser for a content folder. It writes files, so it answers only its own page. */
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { asDiskFault } from '../core/disk-fault.ts';
import { onceDone } from '../core/lazily.ts';
import { mediaLimit } from '../core/media-file.ts';
import { hashContent } from '../edit/journal.ts';
import { bundleApp } from './bundle-app.ts';
import type { CallContext } from './call-context.ts';
import { createCalls } from './calls.ts';
import { judgeRequest } from './guard.ts';
import { createOnce } from './once.ts';
import { isCallName, isEdit, judgeSent } from './sent.ts';
import { createWorkbench } from './workbench.ts';

/** What the studio needs from the development server. */
interface StudioOptions extends Omit<CallContext, 'workbench'> {
  /** The path below which the site is served, without a slash at its end. */
  readonly base: string;
  /** A secret that the studio's page sends with every call. */
  readonly token: string;
  /** Adds Vite's client to a page, so that it can load the site's own code. */
  readonly transform: (url: string, html: string) => Promise<string>;
}

/** Files are sent as base64, which takes a third more bytes. */
const bodyLimit = mediaLimit * 1.5;

export function createStudio({ base, token, transform, ...options }: StudioOptions) {
  const root = `${base}/studio`;
  const workbench = createWorkbench(options.folder, options.readOptions);
  const calls = createCalls({
    ...options,
    workbench,
    editContent: (work) => options.editContent(work).finally(workbench.invalidate),
  });
  const doOnce = createOnce();
  const listeners = new Set<ServerResponse>();
  const readApp = onceDone(bundleApp);
  /** Tells the drafts of this site from those of another one that had the same address in the browser. */
  const site = hashContent(options.folder);
  /** The page sends the token with every call, and no other page can read it. */
  const values: Readonly<Record<string, string>> = { base, token, site };
  const appPage = readPart('studio.html').replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '');

  /** Answers a request to the studio's address or below it. */
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '', 'http://localhost').pathname.slice(root.length);
    const isCall = path.startsWith('/call/') || path === '/events';
    const { method = 'GET', headers, socket } = request;
    const asked = { headers, port: socket.localPort ?? 0, from: socket.remoteAddress ?? '', isCall };
    const refusal = judgeRequest(asked, token);
    for (const [name, value] of Object.entries(policies)) response.setHeader(name, value);
    if (refusal !== null) return send(response, 403, 'text/plain', refusal);
    if (path === '/events') return listen(request, response);
    if (isCall) return answerCall(path.slice('/call/'.length), request, response);
    if (method !== 'GET' && method !== 'HEAD') return send(response, 405, 'text/plain', 'Only GET is answered here.');
    if (path === '' || path === '/') return send(response, 200, 'text/html', appPage);
    if (path === '/app.js') return send(response, 200, 'text/javascript', await readApp());
    if (path === '/studio.css') return send(response, 200, 'text/css', readStyles());
    if (path === '/page') {
      response.setHeader('content-security-policy', "frame-ancestors 'self'");
      return send(response, 200, 'text/html', await transform(`${root}/page`, readPart('frame.html')));
    }
    return send(response, 404, 'text/plain', 'There is nothing at this address of the studio.');
  }

  async function answerCall(name: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isCallName(name)) return send(response, 404, 'text/plain', `There is no call \`${name}\`.`);
    if (request.method !== 'POST' || request.headers['content-type'] !== 'application/json')
      return send(response, 415, 'text/plain', 'A call is a POST of JSON.');
    const body = await readBody(request);
    if (body === null) return send(response, 413, 'text/plain', 'This is more than the studio takes at once.');
    try {
      const sent: unknown = JSON.parse(body);
      const refusal = judgeSent(name, sent);
      if (refusal !== null) return send(response, 400, 'text/plain', refusal);
      const carryOut = () => (calls[name] as (sent: unknown) => Promise<unknown>)(sent);
      const id = request.headers['x-studio-call'];
      const got = await (isEdit(name) && id !== undefined ? doOnce(String(id), carryOut) : carryOut());
      send(response, 200, 'application/json', JSON.stringify(got));
    } catch (error) {
      const fault = asDiskFault(error);
      if (fault === null && !(error instanceof SyntaxError)) throw error;
      send(response, fault === null ? 400 : 507, 'text/plain', fault?.message ?? 'This is no JSON.');
    }
  }

  function listen(request: IncomingMessage, response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/plain' });
    response.flushHeaders();
    listeners.add(response);
    request.on('close', () => listeners.delete(response));
  }

  return {
    handle,
    /** Tells the open pages that files have changed on the disk, with an empty line. */
    notify(): void {
      workbench.invalidate();
      for (const response of listeners) response.write('\n');
    },
    /** Ends the event streams. */
    close(): void {
      for (const response of listeners) response.end();
    },
  };
}

/** Security headers: among others, no page may show the studio in a frame. */
const policies: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > bodyLimit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The style sheets in the order of the cascade. */
const sheets = ['base', 'frame', 'write', 'text', 'dialogs', 'narrow'];

function readStyles(): string {
  return sheets.map((name) => readPart(`styles/${name}.css`)).join('\n');
}

/** A file of the studio's app that is sent as it is. */
function readPart(name: string): string {
  return readFileSync(new URL(`app/${name}`, import.meta.url), 'utf8');
}

function send(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8` });
  response.end(text);
}
