import { mapMarkup } from './markup.ts';
import type { Shown } from './page-store.ts';
import { site } from './site.ts';
import type { GroupSlug, Href, PageHead, Sidebar } from './types.ts';

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

/**
 * The text of the `page` element: JSON that cannot close its own element. What stands in the document already is left
 * out: the head, the sidebar, and all html.
 */
export function writePrerendered({ path, result }: Prerendered): string {
  const page = result.status === 'ready' ? { page: { ...result.page, head: undefined } } : {};
  const data = {
    path,
    result: { ...result, ...page, sidebar: result.status === 'failed' ? undefined : !!result.sidebar },
  };
  return JSON.stringify(mapMarkup(data, () => '')).replaceAll('<', '\\u003c');
}

/** What the page in `document` carries, with what was left out taken back from where it is shown; null on an empty shell. */
export function readPrerendered(document: Document): Prerendered | null {
  const text = document.getElementById('page')?.textContent;
  if (!text) return null;
  const { path, result } = JSON.parse(text);
  const blocks = new Map<string, string>();
  for (const block of document.querySelectorAll<HTMLElement>('[data-markup]')) {
    blocks.set(block.dataset.markup ?? '', block.innerHTML);
  }
  const page = result.page && { ...mapMarkup(result.page, ({ key }) => blocks.get(key) ?? ''), head: emptyHead };
  return { path, result: { ...result, page, sidebar: result.sidebar ? readSidebar(document) : null } };
}

function readSidebar(document: Document): Sidebar {
  return [...document.querySelectorAll<HTMLElement>('[data-group]')].map((group) => ({
    slug: group.dataset.group as GroupSlug,
    title: group.querySelector('summary')?.textContent ?? '',
    items: [...group.querySelectorAll('a')].map((link) => ({
      title: link.textContent,
      href: link.pathname.slice(site.base.length) as Href,
    })),
  }));
}
