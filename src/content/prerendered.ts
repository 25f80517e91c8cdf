import { mapMarkup } from './markup.ts';
import type { ShownPage } from './page-store.ts';
import { readShownParts, readSidebar, type ShownParts } from './read-back.ts';
import type { PageHead } from './types.ts';

/** What a prerendered page carries about itself: its data without what stands in the document already. */
export type Prerendered = Pick<ShownPage, 'path' | 'result'>;

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

/** What a page does not carry, since its document shows it. */
const leftOut: Record<'head' | keyof ShownParts, undefined> = {
  head: undefined,
  body: undefined,
  toc: undefined,
  cite: undefined,
  previous: undefined,
  next: undefined,
};

/**
 * The text of the `page` element: JSON that cannot close its own element. What stands in the document already is left
 * out: the head, the sidebar, a text with the lists of links around it, and all html; and other ways to ask a question,
 * which are most of a list of answers. The desk carries nothing: what it shows follows from who is signed in.
 */
export function writePrerendered({ path, result }: Prerendered): string {
  if (result.status === 'desk') return '';
  const page = result.status === 'ready' ? { page: { ...result.page, ...leftOut } } : {};
  const data = { path, result: { ...result, ...page, sidebar: undefined } };
  const leaveOut = (key: string, value: unknown) => (key === 'asks' ? undefined : value);
  return JSON.stringify(
    mapMarkup(data, () => ''),
    leaveOut,
  ).replaceAll('<', '\\u003c');
}

/** Whether a document is the prerendered page of a path. */
export function isPrerendered(html: string, path: string): boolean {
  return html.includes(`id="page">{"path":${JSON.stringify(path).replaceAll('<', '\\u003c')},`);
}

/** What the page in `document` carries, with what was left out taken back from where it is shown; null on an empty shell. */
export function readPrerendered(document: Document): Prerendered | null {
  const text = document.getElementById('page')?.textContent;
  if (!text) return null;
  const { path, result } = JSON.parse(text);
  const blocks = new Map<string | undefined, HTMLElement>();
  for (const block of document.querySelectorAll<HTMLElement>('[data-markup]')) blocks.set(block.dataset.markup, block);
  const page = result.page && {
    ...mapMarkup(result.page, ({ key }) => blocks.get(key)?.innerHTML ?? ''),
    ...readShownParts(document),
    head: emptyHead,
  };
  return { path, result: { ...result, page, sidebar: readSidebar(document) } };
}
