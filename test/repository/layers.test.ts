import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

const [order = 'no order'] = readFileSync('src/styles/layers.css', 'utf8').match(/^@layer .+;$/m) ?? [];

const screens = 'src/styles/screens';

/** The sheets that a module of styles imports, in order. */
function listSheets(module: string): string[] {
  const imports = readFileSync(`${screens}/${module}`, 'utf8').matchAll(/^import '(\.\.\/[^']+\.css)';$/gm);
  return [...imports].map(([, path]) => posix.join(screens, path ?? ''));
}

test('every sheet beyond the first states the order of the layers, for whichever comes first decides it', () => {
  const modules = readdirSync(screens);
  const layered = modules.flatMap(listSheets).filter((sheet) => /^@layer \w+ \{/m.test(readFileSync(sheet, 'utf8')));
  assert.ok(layered.includes('src/styles/features/forum.css'));
  assert.equal(
    layered.filter((sheet) => !readFileSync(sheet, 'utf8').includes(order)),
    [],
  );
});

test.run();
