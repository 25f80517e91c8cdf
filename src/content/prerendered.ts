import { mapMarkup } from './markup.ts';
import type { Shown } from './page-store.ts';

/** What a prerendered page carries about itself: its data without the html, which stands in the page already. */
export type Prerendered = Pick<Shown, 'path' | 'result'>;

/** The text of the `page` element: JSON that cannot close its own element. */
export function writePrerendered(prerendered: Prerendered): string {
  return JSON.stringify(mapMarkup(prerendered, () => '')).replaceAll('<', '\\u003c');
}

/** What the page in `document` carries, with its html taken back from where it is shown; null on an empty shell. */
export function readPrerendered(document: Document): Prerendered | null {
  const text = document.getElementById('page')?.textContent;
  if (!text) return null;
  const blocks = new Map<string, string>();
  for (const block of document.querySelectorAll<HTMLElement>('[data-markup]')) {
    blocks.set(block.dataset.markup ?? '', block.innerHTML);
  }
  return mapMarkup(JSON.parse(text) as Prerendered, ({ key }) => blocks.get(key) ?? '');
}
