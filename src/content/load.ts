import { addressOf, dataOf } from './address.ts';
import type { Page, Redirects, Sidebar } from './types.ts';

/** What came of asking for a path. The sidebar comes with every page of the resources section. */
export type PageResult =
  | { readonly status: 'ready'; readonly page: Page; readonly sidebar: Sidebar | null }
  | { readonly status: 'missing'; readonly sidebar: Sidebar | null }
  | { readonly status: 'moved'; readonly to: string }
  | { readonly status: 'failed' };

export interface Loader {
  /** What a path shows; asks the network once for each file. */
  readonly load: (path: string) => Promise<PageResult>;
  /** Starts loading what will probably be wanted. */
  readonly prefetch: (path: string) => void;
}

class Missing extends Error {}

/** A loader with its own memory: an answer is kept, a failure is forgotten so that it can be tried again. */
export function createLoader(request: typeof fetch, base: string): Loader {
  const files = new Map<string, Promise<unknown>>();

  function read<T>(file: string): Promise<T> {
    const known = files.get(file);
    if (known) return known as Promise<T>;
    const answer = readJson(request, addressOf(file, base));
    files.set(file, answer);
    answer.catch((problem) => problem instanceof Missing || files.delete(file));
    return answer as Promise<T>;
  }

  async function find(path: string): Promise<PageResult> {
    const sidebar = isResource(path) ? read<Sidebar>('/data/sidebar.json') : null;
    sidebar?.catch(() => undefined);
    try {
      return { status: 'ready', page: await read<Page>(dataOf(path)), sidebar: await sidebar };
    } catch (problem) {
      if (!(problem instanceof Missing)) return { status: 'failed' };
    }
    const to = (await read<Redirects>('/data/redirects.json'))[path];
    return to === undefined ? { status: 'missing', sidebar: await sidebar } : { status: 'moved', to };
  }

  const load = (path: string): Promise<PageResult> => find(path).catch(() => ({ status: 'failed' }));
  return { load, prefetch: (path) => void load(path) };
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
