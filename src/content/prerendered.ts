import { mapMarkup } from './markup.ts';
import type { Shown } from './page-store.ts';
import type { PageHead } from './types.ts';

/** What a prerendered page carries about itself: its data without what stands in the document already. */
export type Prerendered = Pick<Shown, 'path' | 'result'>;

const emptyHead: PageHead = {
  title: '',
  description: '',
  canonical: '',
  type: 'website',
  keywords: [],
  author: '',
  card: '',
  citation: [],
  jsonLd: '',
};

/** The text of the `page` element: JSON that cannot close its own element. What stands in the head already is left out. */
export function writePrerendered({ path, result }: Prerendered): string {
  const data = result.status === 'ready' ? { ...result, page: { ...result.page, head: emptyHead } } : result;
  return JSON.stringify(mapMarkup({ path, result: data }, () => '')).replaceAll('<', '\\u003c');
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
