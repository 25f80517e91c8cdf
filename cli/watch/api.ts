import { spawn } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export type ApiServer = Awaited<ReturnType<typeof startApi>>;

/** A server that has not ended this many milliseconds after SIGTERM is killed. */
const patience = 12_000;

/** How the line begins that the server writes when it listens. */
const addressLine = /^The site is at/;

/** Starts the API server in a process of its own, on PORT or else on a free port; its output goes to the log. */
export async function startApi(generated: string, log: (line: string) => void) {
  const port = Number(process.env.PORT) || (await findFreePort());
  const preloads = ['end-with-parent.mjs', '../../typescript.mjs'].map(
    (module) => new URL(module, import.meta.url).href,
  );
  const main = fileURLToPath(new URL('../../server/main.ts', import.meta.url));
  const child = spawn(process.execPath, [...preloads.flatMap((module) => ['--import', module]), main], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), PASSAGES_FILE: join(generated, 'passages.json') },
  });
  const listens = new Promise<void>((settle) => {
    // The pages of the site are served at another address, which the author should open.
    const pass = (line: string) => {
      if (addressLine.test(line)) settle();
      log(line.replace(addressLine, 'answers at'));
    };
    for (const stream of [child.stdout, child.stderr]) if (stream) createInterface({ input: stream }).on('line', pass);
  });
  let isClosing = false;
  const gone = new Promise<void>((settle) => {
    child.once('close', (code) => {
      if (!isClosing) log(`ended with code ${code}; the pages are served on, start again for the API`);
      settle();
    });
  });
  return {
    port,
    /** Resolves when the server listens, or when it has ended before that. */
    ready: Promise.race([gone, listens]),
    /** Stops the server and waits until it has ended. */
    async close(): Promise<void> {
      isClosing = true;
      child.kill('SIGTERM');
      const limit = setTimeout(() => child.kill('SIGKILL'), patience);
      await gone;
      clearTimeout(limit);
    },
  };
}

async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((settle) => probe.listen(0, '127.0.0.1', settle));
  const { port } = probe.address() as AddressInfo;
  await new Promise((settle) => probe.close(settle));
  return port;
}
