import { request as connect, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from './listen.ts';

/** What happens to API calls between the browser and the server. */
export type Fault = 'none' | 'held' | 'reset' | 'error' | 'html' | 'cut' | 'silent';

export interface FaultProxy {
  readonly address: string;
  readonly set: (fault: Fault) => void;
  /** Closes all connections and refuses new ones, like a stopped server. */
  readonly down: () => Promise<void>;
  readonly up: () => Promise<void>;
}

const page = '<!doctype html><html><head><title>Sign in</title></head><body>Sign in to the network</body></html>';

/**
 * A proxy before a server. `held` delays calls until another fault is set; `cut` lets the server do its work and loses
 * the answer.
 */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  let fault: Fault = 'none';
  const held: (() => void)[] = [];

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const now: Fault = request.url?.startsWith('/api/') ? fault : 'none';
    if (now === 'silent') return;
    if (now === 'reset') return void request.destroy();
    if (now === 'held') await new Promise<void>((resolve) => held.push(resolve));
    if (now === 'error' || now === 'html') {
      request.resume();
      response.writeHead(now === 'error' ? 500 : 200, { 'content-type': 'text/html' });
      response.end(now === 'error' ? 'Internal Server Error' : page);
      return;
    }
    forward(request, response, now === 'cut');
  }

  function forward(request: IncomingMessage, response: ServerResponse, cut: boolean): void {
    const { method, url, headers } = request;
    const onward = connect(target + url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      if (!cut) return void answer.pipe(response);
      answer.once('data', (chunk: Buffer) => {
        response.write(chunk.subarray(0, Math.floor(chunk.length / 2)), () => response.destroy());
      });
      answer.once('end', () => response.destroy());
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  }

  let server = await listen(handle);
  const { address } = server;
  return {
    address,
    set: (next) => {
      fault = next;
      for (const handOn of held.splice(0)) handOn();
    },
    down: () => server.stop(),
    up: async () => {
      server = await listen(handle, Number(new URL(address).port));
    },
  };
}
