import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

const run = promisify(execFile);

/** The folders of cli, but those that may import every other one. */
function listRooms(): string[] {
  const rooms = readdirSync('cli', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return rooms.map(({ name }) => name).filter((name) => !['commands', 'lsp'].includes(name));
}

/** Files in the wrong folder, as a newcomer might write them, and what the linter says about each. */
const violations: readonly (readonly [file: string, imported: string, sentence: string])[] = [
  ['src/ui/planted-cli.ts', '../../cli/site.ts', 'never the compiler'],
  ['src/ui/planted-server.ts', '../../server/http/app.ts', 'only by the types of server/contract.'],
  ['src/ui/planted-generated.ts', '../../generated/site.json', 'only door into generated/'],
  ['src/features/forum/planted-feature.ts', '../chatbot/store.ts', 'Features do not know each other'],
  ['cli/parse/planted-disk.ts', 'node:fs', 'pure function'],
  ['cli/edit/planted-disk.ts', 'node:fs', 'pure function'],
  ['cli/registries/planted-network.ts', 'node:https', 'pure function'],
  ['cli/parse/planted-app.ts', '../../src/main.tsx', 'imports neither the app nor the server'],
  ['cli/data/planted-server.ts', '../../server/contract/forum.ts', 'imports neither the app nor the server'],
  ['cli/core/planted-stage.ts', '../parse/document.ts', 'another arrow may close a circle'],
  ['cli/resolve/planted-rule.ts', '../check/rule.ts', 'another arrow may close a circle'],
  ['cli/check/rules/planted-data.ts', '../../data/files.ts', 'another arrow may close a circle'],
  ['cli/studio/planted-command.ts', '../commands/support/session.ts', 'another arrow may close a circle'],
  ['cli/studio/app/planted-disk.ts', 'node:fs', 'runs in a browser'],
  ['cli/studio/app/planted-program.ts', '../workbench.ts', 'by the types of contract.ts'],
  ...listRooms().map(
    (room) => [`cli/${room}/planted-room.ts`, '../commands/support/session.ts', 'another arrow'] as const,
  ),
  ['server/http/planted-cli.ts', '../../cli/site.ts', 'stands beside the pipeline'],
  ['server/http/planted-app.ts', '../../src/main.tsx', 'stands beside the pipeline'],
];

const allowed = [
  ['src/features/forum/planted-contract.ts', '../../../server/contract/forum.ts'],
  ['src/features/forum/planted-ui.ts', '../../ui/button.tsx'],
  ['cli/check/rules/planted-core.ts', '../../core/problem.ts'],
] as const;

const clock = 'cli/parse/planted-clock.ts';
const late = 'cli/parse/planted-late.ts';
const planted = [...violations, ...allowed].map(([file, imported]) => [
  file,
  `import type { Planted } from '${imported}';\n\nexport type Found = Planted;\n`,
]);
planted.push([clock, 'export const found = Date.now();\n'], [late, "export const found = import('../site.ts');\n"]);
/** The output of the linter, a line for each finding. */
let findings: readonly string[];

test.before(async () => {
  for (const [file = '', text = ''] of planted) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  const args = ['lint', '--reporter=github', '--max-diagnostics=none', ...planted.map(([file = '']) => file)];
  const { stdout } = await run(join('node_modules', '.bin', 'biome'), args).catch((refused) => refused);
  findings = stdout.split('\n');
});
test.after(async () => {
  for (const [file = ''] of planted) await rm(file, { force: true });
});

function findingsIn(file: string): string {
  return findings.filter((line) => line.includes(`/${file},`)).join('\n');
}

for (const [file, imported, sentence] of violations) {
  test(`the linter refuses ${imported} in ${file}`, () => {
    assert.match(findingsIn(file), sentence);
  });
}

for (const [file, imported] of allowed) {
  test(`the linter allows ${imported} in ${file}`, () => {
    assert.not.match(findingsIn(file), 'title=plugin');
  });
}

test('the linter refuses an import that is made late', () => {
  assert.match(findingsIn(late), 'cli/parse may not import cli/site.ts');
});

test('the linter refuses to ask for the time in a stage', () => {
  assert.match(findingsIn(clock), 'global variable Date');
});

test.run();
