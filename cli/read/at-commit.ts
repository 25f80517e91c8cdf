import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { type Content, readContent } from './content.ts';
import { git } from './git.ts';
import { noHistory } from './history.ts';
import { noCache } from './read-cache.ts';

/**
 * Reads the content folder as it was at a commit, without dates of commits. It is checked out with an index of its own
 * into the system's temporary folder, so the work tree and the repository's index stay as they are. Null if git does
 * not know the commit or the commit has no such folder.
 */
export async function readContentAt(folder: string, commit: string): Promise<Content | null> {
  const root = resolve(folder);
  const tree = await findTree(root, commit);
  if (tree === null) return null;
  const scratch = mkdtempSync(join(tmpdir(), 'site-commit-'));
  try {
    const out = join(scratch, basename(root));
    mkdirSync(out);
    const index = { ...process.env, GIT_INDEX_FILE: join(scratch, 'index') };
    await git(root, ['read-tree', tree], index);
    const top = (await git(root, ['rev-parse', '--show-toplevel'])).trim();
    await git(top, ['checkout-index', '--all', `--prefix=${out}/`], index);
    return await readContent(out, noCache, async () => noHistory);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** The id of the folder's tree object at a commit. */
async function findTree(root: string, commit: string): Promise<string | null> {
  try {
    const tree = (await git(root, ['rev-parse', '--verify', '--quiet', `${commit}:./`])).trim();
    return /^[0-9a-f]+$/.test(tree) ? tree : null;
  } catch {
    return null;
  }
}
