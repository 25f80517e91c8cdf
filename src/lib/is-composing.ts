/**
 * Whether a key goes to an input method, as Enter does that takes a Chinese or Japanese word. Safari ends the word
 * before it tells of the key, which then has nothing but the code 229.
 */
export function isComposing({ isComposing, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return isComposing || keyCode === 229;
}
