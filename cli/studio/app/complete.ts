import type { CompletionSource } from '@codemirror/autocomplete';
import type { Client } from './client.ts';
import type { StudioStore } from './store.ts';

/** Nothing is offered yet. */
export function completeWith(_store: StudioStore, _client: Client): CompletionSource {
  return () => null;
}
