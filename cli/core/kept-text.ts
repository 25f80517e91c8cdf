import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** A text that a watch keeps for every page and seldom reads; compressed it takes a fifth of the memory. */
export type KeptText = string | Uint8Array;

export function keepText(text: string, isCompressed: boolean): KeptText {
  // A copy, because what zlib returns keeps a buffer of 16 KB in memory.
  return isCompressed ? new Uint8Array(deflateRawSync(text, { level: 1 })) : text;
}

export function readKept(kept: KeptText): string {
  return typeof kept === 'string' ? kept : inflateRawSync(kept).toString();
}
