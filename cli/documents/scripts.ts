import { raiseSigns, type Script } from '../core/scripts.ts';
import { escapeTex } from './tex.ts';

/** Raised or lowered words as signs of their own, where there are such, or as TeX; null where they say the same on the line. */
export function writeScript(kind: Script, words: string): { readonly text: string; readonly isTex: boolean } | null {
  if (words === '' || /^(?:st|nd|rd|th|\(R\)|\(TM\)|®|™|\[.*\])$/i.test(words)) return null;
  const raised = raiseSigns(kind, words);
  if (raised !== null) return { text: raised, isTex: false };
  const isLetter = /^\p{L}$/u.test(words);
  return { text: `{}${kind}{${isLetter ? words : `\\text{${escapeTex(words)}}`}}`, isTex: true };
}
