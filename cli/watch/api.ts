import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface Api {
  readonly port: number;
  /** Ends the server and waits until it has gone. */
  readonly close: () => Promise<void>;
}

/** Starts the server of the API beside the compiler, on PORT or else on a free port; what it says goes to the log. */
export async function startApi(generated: string, log: (line: string) => void): Promise<Api> {
  const port = Number(process.env.PORT) || (await findFreePort());
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', fileURLToPath(new URL('../../server/main.ts', import.meta.url))],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), PASSAGES_FILE: join(generated, 'passages.json') },
    },
  );
  for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', log);
  let isClosing = false;
  const gone = new Promise<void>((settle) => {
    child.once('close', (code) => {
      if (!isClosing) log(`ended with code ${code}; the pages are served on, start again for the API`);
      settle();
    });
  });
  return {
    port,
    async close() {
      isClosing = true;
      child.kill('SIGTERM');
      await gone;
    },
  };
}

async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((settle) => probe.listen(0, '127.0.0.1', settle));
  const address = probe.address();
  await new Promise((settle) => probe.close(settle));
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
