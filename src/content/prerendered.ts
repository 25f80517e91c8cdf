import { mapMarkup } from './markup.ts';
import type { ShownPage } from './page-store.ts';
import { readHead, readShownParts, readSidebar, type ShownParts } from './read-back.ts';

/** A page as it is embedded in its document, or read back from there. */
export type Prerendered = Pick<ShownPage, 'path' | 'result'>;

/** The fields that are not embedded, because the document shows them. */
const leftOut: Record<'head' | keyof ShownParts, undefined> = {
  head: undefined,
  body: undefined,
  toc: undefined,
  cite: undefined,
  previous: undefined,
  next: undefined,
};

/**
 * The embedded page as JSON that is safe inside a script element. It leaves out what the document shows: the head, the
 * sidebar, texts with the lists of links around them, and all HTML; and the other ways to ask a question, which are
 * most of a list of answers. The desk embeds nothing: what it shows depends on who is signed in.
 */
export function writePrerendered({ path, result }: Prerendered): string {
  if (result.status === 'desk') return '';
  const page = result.status === 'ready' ? { page: { ...result.page, ...leftOut } } : {};
  const data = { path, result: { ...result, ...page, head: undefined, sidebar: undefined } };
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

/**
 * The page embedded in `document`, with what was left out read back from the elements that show it; null in an empty
 * shell.
 */
export function readPrerendered(document: Document): Prerendered | null {
  const text = document.getElementById('page')?.textContent;
  if (!text) return null;
  const { path, result } = JSON.parse(text);
  const blocks = new Map<string | undefined, HTMLElement>();
  for (const block of document.querySelectorAll<HTMLElement>('[data-markup]')) blocks.set(block.dataset.markup, block);
  const page = result.page && {
    ...mapMarkup(result.page, ({ key }) => blocks.get(key)?.innerHTML ?? ''),
    ...readShownParts(document),
  };
  return { path, result: { ...result, page, head: readHead(document), sidebar: readSidebar(document) } };
}
