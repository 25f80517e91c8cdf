import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

export interface DevServer {
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** Serves the app from its sources; the page is loaded again when what the compiler wrote changes. */
export async function startDevServer(): Promise<DevServer> {
  const server = await createServer({
    configFile: fileURLToPath(new URL('../../vite.config.ts', import.meta.url)),
    logLevel: 'warn',
  });
  await server.listen();
  return { address: server.resolvedUrls?.local[0] ?? '', close: () => server.close() };
}
