import { addressOf, dataOf } from './address.ts';
import type { PageResult } from './page-store.ts';
import { isPrerendered, type Prerendered } from './prerendered.ts';
import type { Page, Redirects, ResourcesPage, SidebarEntries } from './types.ts';

export interface Loader {
  /** Loads what a path shows; each file is fetched once. */
  readonly load: (path: string) => Promise<PageResult>;
  /** Loads a path that will probably be wanted. */
  readonly prefetch: (path: string) => void;
  /** Whether the host can be reached and answers without a server error. */
  readonly reaches: (path: string) => Promise<boolean>;
}

class Missing extends Error {}

/**
 * A loader with a cache: answers are kept, failures are not, so that they can be retried. `arrived` is the page that
 * the document came with: it is there without a connection, too.
 */
export function createLoader(request: typeof fetch, base: string, arrived: Prerendered | null = null): Loader {
  const files = new Map<string, Promise<unknown>>();

  function read<T>(file: string): Promise<T> {
    const known = files.get(file);
    if (known) return known as Promise<T>;
    const answer = readJson(request, addressOf(file, base));
    files.set(file, answer);
    answer.catch((problem) => problem instanceof Missing || files.delete(file));
    return answer as Promise<T>;
  }

  async function loadPath(path: string): Promise<PageResult> {
    const sidebar = isResource(path) ? read<SidebarEntries>('/data/sidebar.json') : null;
    sidebar?.catch(() => undefined);
    try {
      const page = await read<Page>(dataOf(path));
      return { status: 'ready', page, head: page.head, sidebar: await sidebar };
    } catch (problem) {
      if (!(problem instanceof Missing)) {
        return path === arrived?.path ? arrived.result : { status: 'failed', why: 'connection' };
      }
    }
    const to = (await read<Redirects>('/data/redirects.json'))[path];
    if (to !== undefined) return { status: 'moved', to };
    if (!(await hasDocument(path))) {
      if (!isResource(path)) return { status: 'missing', sidebar: null };
      return { status: 'missing', sidebar: await sidebar, overview: await read<ResourcesPage>(dataOf('/resources')) };
    }
    files.delete(dataOf(path));
    return { status: 'failed', why: 'incomplete' };
  }

  /**
   * Whether the site has a prerendered document for a path; the page that some hosts send for every address does not
   * count.
   */
  async function hasDocument(path: string): Promise<boolean> {
    const answer = await request(addressOf(path, base));
    return answer.ok && isPrerendered(await answer.text(), path);
  }

  const load = (path: string): Promise<PageResult> =>
    loadPath(path).catch(() => ({ status: 'failed', why: 'connection' }));
  const reaches = (path: string) =>
    request(addressOf(path, base), { cache: 'no-store' }).then(
      ({ status }) => status < 500,
      () => false,
    );
  return { load, prefetch: (path) => void load(path), reaches };
}

/** Whether a path belongs to the section that shows the sidebar. */
export function isResource(path: string): boolean {
  return path === '/resources' || path.startsWith('/resources/');
}

async function readJson(request: typeof fetch, address: string): Promise<unknown> {
  const answer = await request(address);
  if (answer.status === 404 || answer.status === 410) throw new Missing(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.json();
}
