import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

const run = promisify(execFile);

/** Files that a newcomer might write in the wrong room, and what the linter says to each. */
const violations = [
  ['src/ui/planted-cli.ts', '../../cli/compile.ts', 'never the compiler'],
  ['src/ui/planted-server.ts', '../../server/http/app.ts', 'only by the types of server/contract.ts'],
  ['src/ui/planted-generated.ts', '../../generated/site.json', 'only door into generated/'],
  ['src/features/forum/planted-feature.ts', '../chatbot/store.ts', 'Features do not know each other'],
  ['cli/parse/planted-disk.ts', 'node:fs', 'pure function'],
  ['cli/parse/planted-app.ts', '../../src/main.tsx', 'imports neither the app nor the server'],
  ['cli/data/planted-server.ts', '../../server/contract.ts', 'imports neither the app nor the server'],
  ['server/http/planted-cli.ts', '../../cli/compile.ts', 'stands beside the pipeline'],
  ['server/http/planted-app.ts', '../../src/main.tsx', 'stands beside the pipeline'],
] as const;

const allowed = [
  ['src/features/forum/planted-contract.ts', '../../../server/contract.ts'],
  ['src/features/forum/planted-ui.ts', '../../ui/button.tsx'],
] as const;

async function lint(file: string, imported: string): Promise<string> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `import type { Planted } from '${imported}';\n\nexport type Found = Planted;\n`);
  try {
    const { stdout, stderr } = await run(join('node_modules', '.bin', 'biome'), ['lint', file]);
    return stdout + stderr;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return stdout + stderr;
  } finally {
    await rm(file, { force: true });
  }
}

for (const [file, imported, sentence] of violations) {
  test(`the linter refuses ${imported} in ${file}`, async () => {
    assert.match(await lint(file, imported), sentence);
  });
}

for (const [file, imported] of allowed) {
  test(`the linter allows ${imported} in ${file}`, async () => {
    assert.not.match(await lint(file, imported), 'noRestrictedImports');
  });
}

test.run();
