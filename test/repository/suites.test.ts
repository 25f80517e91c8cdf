import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

/** Listed from the folder, not from git: a downloaded archive has no history. */
const suites = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .map((file) => join('test', file).replaceAll('\\', '/'))
  .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('/node_modules/'));

test('every test file runs its suite, since uvu passes one without .run() in silence', () => {
  assert.equal(
    suites.filter((file) => !/\.run\(\)/.test(readFileSync(file, 'utf8'))),
    [],
  );
});

test('every test file stands in a room that the runner knows', () => {
  assert.equal(
    suites.filter((file) => !/^test\/(repository|cli|server|src)\//.test(file)),
    [],
  );
});

test('a window that a test opens is closed where the test fails, too, for the next file runs in the same process', () => {
  const opening = suites.filter((file) => /support\/(?:dom|screen)\.tsx?'/.test(readFileSync(file, 'utf8')));
  assert.ok(opening.length > 0);
  assert.equal(
    opening.filter((file) => !/test\.after\.each\(closeWindow\)|finally/.test(readFileSync(file, 'utf8'))),
    [],
  );
});

test('package.json pins exact versions', () => {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
  const loose = Object.entries<string>({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version),
  );
  assert.equal(loose, []);
});

test('the lockfile names no registry, so that any mirror serves it', () => {
  assert.not.match(readFileSync('package-lock.json', 'utf8'), '"resolved": "http');
});

test('the lockfile holds the binaries of every platform, without which npm ci refuses it', () => {
  const packages: Record<string, { optionalDependencies?: Record<string, string> }> = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  ).packages;
  const locked = Object.keys(packages);
  const missing = Object.values(packages)
    .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    .filter((name) => !locked.some((place) => place.endsWith(`node_modules/${name}`)));
  assert.equal(missing, []);
});

test.run();
