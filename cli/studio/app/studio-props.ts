import type { Client } from './client.ts';
import type { StudioStore } from './store.ts';

/** What the parts of the studio work with. */
export interface StudioProps {
  readonly store: StudioStore;
  readonly client: Client;
}
