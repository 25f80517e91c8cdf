import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as assert from 'uvu/assert';
import { codeAt, fromBase32 } from '../../server/two-factor/totp.ts';
import { professor } from '../support/admin.ts';
import { hasNoViolation } from './support/axe.ts';
import { withBackend } from './support/backend.ts';
import { logIn, openDesk } from './support/open-desk.ts';
import type { Journeys } from './support/stage.ts';

const run = promisify(execFile);

/** The code of the present half minute, or of one after it: each counts once. */
function codeOf(secret: string, later = 0): string {
  return codeAt(fromBase32(secret), Math.floor(Date.now() / 30_000) + later);
}

export const journeys: Journeys = {
  'the professor turns two-factor login on with an app, logs in with it, and is rescued when the app is lost': async (
    stage,
  ) => {
    await withBackend(stage, async (backend) => {
      await backend.addProfessor();
      const page = await openDesk(backend, '#account');
      await page.getByRole('button', { name: 'Turn on' }).click();
      const secret = ((await page.locator('.desk-key').textContent()) ?? '').replaceAll(' ', '');
      await page.locator('.desk-qr path[d^="M"]').waitFor();
      await hasNoViolation(page, 'the key of two-factor login');
      await page.getByLabel('Code that the app shows now').fill(codeOf(secret));
      await page.getByLabel('Password').fill(professor.password);
      await page.getByRole('button', { name: 'Turn on' }).click();
      const recovery = (await page.locator('.desk-codes li').first().textContent()) ?? '';
      await hasNoViolation(page, 'recovery codes');
      await page.getByRole('button', { name: 'I have them' }).click();

      for (const code of [() => codeOf(secret, 1), () => recovery]) {
        const other = await backend.open('/desk', { width: 360, theme: 'dark', failing: ['/api/auth/login'] });
        await logIn(other);
        await other.getByLabel(/^Code/).fill('000000');
        await other.getByRole('button', { name: 'Login', exact: true }).click();
        await other.getByText('This code is not valid, or was used before').waitFor();
        await hasNoViolation(other, 'a login that wants a code');
        await other.getByLabel(/^Code/).fill(code());
        await other.getByRole('button', { name: 'Login', exact: true }).click();
        await other.getByRole('navigation', { name: 'Desk' }).waitFor();
      }

      const words = [
        '--import',
        './typescript.mjs',
        'server/admin/main.ts',
        'professor',
        'one-factor',
        professor.email,
      ];
      const { stdout } = await run(process.execPath, words, { env: { ...process.env, DATA_DIR: backend.server.data } });
      assert.match(stdout, /logs in with a password alone\./);
      await openDesk(backend);
    });
  },
};
