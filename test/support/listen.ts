import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Listening {
  readonly address: string;
  /** Ends every connection, open ones too. */
  readonly stop: () => Promise<void>;
}

/** Starts a server on the loopback address, on a free port unless one is named. */
export async function listen(handle: RequestListener, port = 0): Promise<Listening> {
  const server: Server = createServer(handle);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  // A test that fails before it stops the server must not keep the others waiting.
  server.unref();
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
