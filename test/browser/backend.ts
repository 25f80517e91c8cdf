import type { Page } from 'playwright-core';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy.ts';
import { addProfessor } from '../support/professor.ts';
import { type Served, serve } from './serve.ts';
import type { Stage } from './stage.ts';

export interface Backend extends FaultProxy {
  readonly server: Served;
}

/** A server of the journey's own, with an empty database and the professor's account, behind a line that can fail. */
export async function withBackend(stage: Stage, journey: (backend: Backend) => Promise<void>): Promise<void> {
  const server = await serve(stage.dist, { LIMIT_LOGIN: '1000/900', LIMIT_LOGIN_ACCOUNT: '1000/900' });
  const proxy = await startFaultProxy(server.address);
  try {
    await addProfessor(server.data);
    await journey({ ...proxy, server });
  } finally {
    await proxy.down().catch(() => undefined);
    await server.stop();
  }
}

/** The texts of the alerts that a page shows, each accepted at once. */
export function collectAlerts(page: Page): string[] {
  const texts: string[] = [];
  page.on('dialog', (dialog) => {
    texts.push(dialog.message());
    void dialog.accept();
  });
  return texts;
}
