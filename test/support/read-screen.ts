import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * What is read on a screen before scripts, an element a line; the words of elements in a line follow each other. An
 * element for words or entries that has none is a mistake, but for the column of days and years.
 */
export function readScreen(screen: ReactNode): string[] {
  const html = renderToStaticMarkup(screen);
  const [empty] = /<(p|span|ul|ol|li|dl|dd|h\d|section)\b(?! class="(?:index|cv)-when")[^>]*><\/\1>/.exec(html) ?? [];
  if (empty !== undefined) throw new Error(`There is an empty ${empty}`);
  return html
    .replace(/<\/(?:h\d|p|li|dt|dd|div|header|span)>|<img[^>]*>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
