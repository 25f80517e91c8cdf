import { type KeptText, keepText, readKept } from '../core/kept-text.ts';

/** Two texts that mostly say the same, which are read only when the lists of the whole site are written. */
export interface JoinedTexts {
  readonly joined: KeptText;
  /** The length of the first text in characters. */
  readonly firstLength: number;
}

export function joinTexts(first: string, second: string, isCompressed: boolean): JoinedTexts {
  return { joined: keepText(first + second, isCompressed), firstLength: first.length };
}

export function isSameJoined(before: JoinedTexts, after: JoinedTexts): boolean {
  return before.firstLength === after.firstLength && readKept(before.joined) === readKept(after.joined);
}

export function readFirst(texts: JoinedTexts): string {
  return readKept(texts.joined).slice(0, texts.firstLength);
}

export function readSecond(texts: JoinedTexts): string {
  return readKept(texts.joined).slice(texts.firstLength);
}
