import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** What is read on a screen before scripts, an element a line; the words of elements in a line follow each other. */
export function readScreen(screen: ReactNode): string[] {
  return renderToStaticMarkup(screen)
    .replace(/<\/(?:h\d|p|li|dt|dd|div|header|span)>|<img[^>]*>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
