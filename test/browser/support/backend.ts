import type { Page } from 'playwright-core';
import { addProfessor } from '../../support/admin.ts';
import { type Fault, startFaultProxy } from '../../support/fault-proxy.ts';
import { type Served, serve } from './serve.ts';
import type { Stage } from './stage.ts';

/** What goes wrong: the server is stopped, or its calls are held until that is mended, reset, answered with 500, with a web page, or cut. */
export type Trouble = 'down' | Exclude<Fault, 'none'>;
/** The troubles that end a call at once. */
export const troubles = ['down', 'reset', 'error', 'html', 'cut'] as const satisfies readonly Trouble[];

export interface Backend {
  readonly address: string;
  readonly open: Stage['open'];
  readonly server: Served;
  readonly addProfessor: () => Promise<void>;
  readonly break: (trouble: Trouble) => Promise<void>;
  readonly mend: () => Promise<void>;
}

/** A server of the journey's own, with an empty database, behind a line that can fail. */
export async function withBackend<T>(
  stage: Stage,
  journey: (backend: Backend) => Promise<T>,
  env: Readonly<Record<string, string>> = {},
): Promise<T> {
  const server = await serve(stage.dist, {
    LIMIT_QUESTIONS: '1000/600',
    LIMIT_QUESTIONS_ALL: '1000/600',
    LIMIT_CONTACT: '1000/3600',
    ...env,
  });
  const proxy = await startFaultProxy(server.address);
  const pages: Page[] = [];
  let down = false;

  async function breakLine(trouble: Trouble): Promise<void> {
    if (trouble !== 'down') return proxy.set(trouble);
    await proxy.down();
    down = true;
  }

  async function mend(): Promise<void> {
    proxy.set('none');
    if (down) await proxy.up();
    down = false;
  }

  try {
    const { address } = proxy;
    const open: Stage['open'] = async (path, view) => {
      const page = await stage.open(address + path, view);
      pages.push(page);
      return page;
    };
    return await journey({
      address,
      open,
      server,
      addProfessor: () => addProfessor(server.data),
      break: breakLine,
      mend,
    });
  } finally {
    for (const page of pages) await page.context().close();
    if (!down) await proxy.down();
    await server.stop();
  }
}
