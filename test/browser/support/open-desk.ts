import type { Page } from 'playwright-core';
import { professor } from '../../support/admin.ts';
import type { Backend } from './backend.ts';

/** Writes address and password into the login, and sends them. */
export async function logIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(professor.email);
  await page.getByLabel('Password').fill(professor.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** Opens the desk as the professor; `hash` names what is shown of it. */
export async function openDesk(backend: Backend, hash = ''): Promise<Page> {
  const page = await backend.open(`/desk${hash}`);
  await logIn(page);
  await page.getByRole('navigation', { name: 'Desk' }).waitFor();
  return page;
}
