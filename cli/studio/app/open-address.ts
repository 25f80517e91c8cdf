import type { Client } from './client.ts';
import type { StudioStore } from './store.ts';

/** Opens the file of a page that a link in the frame leads to. */
export async function openAddress(store: StudioStore, client: Client, address: string): Promise<void> {
  const found = await client.call('find', { address }).catch(() => null);
  if (found === null) store.getState().say(`\`${address}\` is made of other files, and is none itself.`);
  else await store.getState().open(found.path);
}
