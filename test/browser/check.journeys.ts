import { execFile } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import type { Journeys } from './support/stage.ts';

const reason =
  'On `/resources/alpha`, `<img src="/media/picture.svg" alt="Contact" width="40" height="30" loading="lazy" decoding="async">` breaks the rule image-redundant-alt: Alternative text of images should not be repeated as text.';

export const journeys: Journeys = {
  'check --accessibility names what axe finds at its line, and lets pass what is known': async () => {
    const scratch = mkdtempSync(join(tmpdir(), 'site-axe-'));
    const content = join(scratch, 'content');
    const dist = join(scratch, 'dist');
    const site = (command: string, ...flags: string[]) => run([command, '--content', content, ...flags]);
    const check = (...flags: string[]) => site('check', '--accessibility', '--built', dist, ...flags);
    try {
      cpSync('test/fixtures/base/content', content, { recursive: true });
      const unbuilt = await check();
      assert.match(unbuilt.stderr, /There is no built site in `.*dist`: `npm run build` writes one\./);
      assert.is(unbuilt.code, 2);
      const topic = join(content, 'topics', 'alpha.md');
      appendFileSync(topic, '\nWrite to us: [![Contact](/media/picture.svg) Contact](/contact).\n');
      const folders = ['--generated', join(scratch, 'generated'), '--out', dist];
      assert.is((await site('build', '--no-cards', ...folders)).code, 0);

      const found = await check('--format', 'json', '--max-warnings', '0');
      assert.is(found.code, 1);
      const { problems } = JSON.parse(found.stdout);
      assert.equal(
        problems.map((problem: Record<string, unknown>) => [problem.path, problem.line, problem.rule, problem.reason]),
        [['content/topics/alpha.md', 17, 'accessibility', reason]],
      );
      const baseline = ['--baseline', join(scratch, 'known.json'), '--update-baseline', '--format', 'sarif'];
      const known = await check(...baseline, '--max-warnings', '0');
      assert.is(known.code, 0);
      assert.ok(known.stdout.includes('"id": "accessibility"'));

      const without = await run(['check', '--content', content, '--accessibility', '--built', dist], {
        CHROME_PATH: '/nowhere/chromium',
      });
      assert.match(without.stderr, /`\/nowhere\/chromium`, which CHROME_PATH names, does not start as a browser\./);
      assert.is(without.code, 2);
    } finally {
      rmSync(scratch, { recursive: true, force: true });
    }
  },
};

function run(words: readonly string[], env = {}): Promise<{ code: number; stdout: string; stderr: string }> {
  const args = ['--import', './typescript.mjs', 'cli/main.ts', ...words];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { env: { ...process.env, ...env } }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr }),
    );
  });
}
