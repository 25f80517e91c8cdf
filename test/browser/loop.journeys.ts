import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { professor } from '../support/admin.ts';
import { hasNoViolation } from './axe.ts';
import { withBackend } from './backend.ts';
import type { Journeys } from './stage.ts';

const asked = 'How do goldfish remember auctions?';
const trace = 'ada@example.org';

function run(words: readonly string[], env: Readonly<Record<string, string>> = {}): string {
  return execFileSync(process.execPath, ['--import', './typescript.mjs', ...words], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
}

export const journeys: Journeys = {
  'what a visitor asks is answered, read without scripts, found by the next, and becomes content': async (stage) => {
    await withBackend(stage, async ({ address, open, server, addProfessor }) => {
      await addProfessor();
      const call = async (path: string, body: object, token = '') => {
        const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
        return (await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
      };
      assert.equal((await call('/api/answer', { message: asked })).kind, 'declined');

      const page = await open('/forum');
      await page.getByLabel('Your question').fill(`${asked} My address is ${trace}.`);
      await page.getByRole('button', { name: 'Send' }).click();
      await page.getByText('Your question', { exact: true }).last().waitFor();
      const path = (await page.locator('.question-head a').getAttribute('href')) ?? '';
      const id = path.replace('/forum/', '');
      const { token } = await call('/api/auth/login', professor);
      const replied = await call(`/api/questions/${id}/reply`, { text: 'They keep **the last price**.' }, token);
      assert.equal(replied.reply?.text, 'They keep **the last price**.', `${path} ${JSON.stringify(replied)}`);

      for (const shown of ['/forum', path]) {
        const plain = await open(shown, { scripts: false, width: 360 });
        await plain.getByText(asked).waitFor();
        await plain.locator('strong', { hasText: 'the last price' }).waitFor();
      }
      const own = await open(path);
      await hasNoViolation(own, 'question');
      const answer = await call('/api/answer', { message: asked });
      assert.deepEqual([answer.kind, answer.sources[0].href], ['answer', path]);

      const scratch = mkdtempSync(join(tmpdir(), 'site-loop-'));
      try {
        const [content, file] = [join(scratch, 'content'), join(scratch, 'answer.json')];
        cpSync('content', content, { recursive: true });
        run(['server/admin/main.ts', 'questions', 'export', id, file], { DATA_DIR: server.data });
        run(['cli/main.ts', 'new', 'answer', '--from', file, '--content', content]);
        const name = join(content, 'answers', 'how-do-goldfish-remember-auctions.md');
        assert.match(readFileSync(name, 'utf8'), /\n\nThey keep \*\*the last price\*\*\.\n$/);
        run(['cli/main.ts', 'check', '--content', content]);
        const files = readdirSync(content, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
        for (const one of files)
          assert.equal(readFileSync(join(one.parentPath, one.name)).includes(trace), false, one.name);
      } finally {
        rmSync(scratch, { recursive: true, force: true });
      }
    });
  },
};
