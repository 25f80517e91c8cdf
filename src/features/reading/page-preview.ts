import { decodeAnchor, pathOf } from '../../content/address.ts';
import type { Loader } from '../../content/load.ts';
import type { PageResult } from '../../content/page-store.ts';
import { site } from '../../content/site.ts';

/**
 * The preview of a link to a page: the page's title and description, or a glossary term with its meaning; null if the
 * page cannot be loaded.
 */
export async function previewPage(link: HTMLAnchorElement, load: Loader['load']): Promise<DocumentFragment | null> {
  const path = pathOf(link.pathname, site.base);
  const page = path === null ? null : await loadPage(path, load);
  const preview = page && describePage(page, decodeAnchor(link.hash));
  return preview && render(preview);
}

/** Loads a page; an alias is followed to its page. */
async function loadPage(path: string, load: Loader['load']): Promise<LoadedPage | null> {
  const result = await load(path);
  if (result.status === 'moved') return loadPage(result.to, load);
  return result.status === 'ready' ? result : null;
}

type LoadedPage = Extract<PageResult, { status: 'ready' }>;

interface Preview {
  readonly title: string;
  readonly text: string;
}

function describePage({ page, head }: LoadedPage, anchor: string): Preview {
  const terms = page.kind === 'glossary' ? page.letters.flatMap((letter) => letter.terms) : [];
  const term = terms.find(({ slug }) => slug === anchor);
  if (term !== undefined) return { title: term.term, text: term.plain };
  const title = 'title' in page ? page.title : head.title;
  const heading = 'toc' in page ? page.toc.find(({ id }) => id === anchor)?.title : undefined;
  return { title: heading === undefined ? title : `${title} › ${heading}`, text: head.description };
}

function render({ title, text }: Preview): DocumentFragment {
  const name = document.createElement('strong');
  name.textContent = title;
  const all = document.createDocumentFragment();
  all.append(name, document.createElement('br'), text);
  return all;
}
