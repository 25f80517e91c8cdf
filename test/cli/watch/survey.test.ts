import { lstatSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createSurvey } from '../../../cli/watch/survey.ts';
import { until } from '../../support/until.ts';
import { topic, workspace } from '../../support/workspace.ts';

const never = () => Promise.reject(new Error('no pause was expected'));

/** A survey of a site that knows all files as they are. */
async function surveySite(stepTime: number) {
  const site = workspace();
  const file = (name: string) => join(site.content, 'topics', name);
  const survey = createSurvey(site.content, stepTime);
  const settled = lstatSync(file('gamma.md')).ctimeMs + 200;
  await until(() => Date.now() > settled, 'the files are no longer as if just written');
  survey.skip();
  return { ...site, file, survey };
}

test('a survey finds a file that was written, one that is new and one that is gone', async () => {
  const { remove, file, survey } = await surveySite(Number.POSITIVE_INFINITY);
  writeFileSync(file('gamma.md'), topic('Changed.'));
  writeFileSync(file('epsilon.md'), topic('New.'));
  rmSync(file('beta.md'));
  const { paths } = await survey.changes(never);
  assert.equal(paths.toSorted(), [file('beta.md'), file('epsilon.md'), file('gamma.md')]);
  remove();
});

test('a survey lets other work go first, and misses nothing that this work writes', async () => {
  const { remove, file, survey } = await surveySite(0);
  const names = ['alpha.md', 'beta.md', 'gamma.md'];
  let pauses = 0;
  const found = new Set<string>();
  const note = async () => {
    const { paths } = await survey.changes(async () => {
      if (pauses < names.length) writeFileSync(file(names[pauses] as string), topic(`Changed in pause ${pauses}.`));
      pauses += 1;
    });
    for (const path of paths) found.add(path);
  };
  await note();
  assert.ok(pauses >= names.length);
  await note();
  assert.equal([...found].sort(), names.map(file));
  remove();
});

test('what is written after a rebuild skipped to its state, in the midst of a survey, is found', async () => {
  const { remove, file, survey } = await surveySite(0);
  let pauses = 0;
  const first = await survey.changes(async () => {
    pauses += 1;
    survey.skip();
    writeFileSync(file('gamma.md'), topic(`Written after pause ${pauses}.`));
  });
  const second = await survey.changes(async () => undefined);
  assert.ok(pauses > 0);
  assert.ok([...first.paths, ...second.paths].includes(file('gamma.md')));
  remove();
});

test.run();
