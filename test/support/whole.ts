import * as assert from 'uvu/assert';
import { type Changes, workspace } from './workspace.ts';

/** What the site with every kind compiles to, changed; it has no errors. */
export async function compileWhole(changes: Changes = {}) {
  const site = workspace(changes, 'test/fixtures/whole/content');
  try {
    const compiled = await site.compile();
    assert.equal(
      compiled.problems.filter(({ level }) => level === 'error'),
      [],
    );
    const read = (file: string) => JSON.parse(compiled.files?.get(file) ?? 'null');
    return { compiled, read };
  } finally {
    site.remove();
  }
}
