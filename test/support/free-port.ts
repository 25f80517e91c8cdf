import { listen } from './listen.ts';

/** A port that nothing else asks for. */
export async function findFreePort(): Promise<string> {
  const server = await listen(() => undefined);
  await server.stop();
  return new URL(server.address).port;
}
