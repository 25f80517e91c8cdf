/** What the studio asks of git: which files have changed, to commit them, and to take changes back. */
import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { stagingName } from '../edit/journal.ts';
import { relativePathOf } from '../kinds/paths.ts';
import { git } from '../read/git.ts';
import { readIfThere } from '../read/if-there.ts';
import { decodeText } from '../read/text.ts';
import { diffTexts } from '../report/diff.ts';
import type { CallOutcome, Calls, ChangedFile, Changes } from './contract.ts';
import { pairRenames } from './pair-renames.ts';

const run = promisify(execFile);

/**
 * All of a content folder but the folder in which an edit is prepared. git refuses to add where a path names an ignored
 * folder; one that begins with a star names none.
 */
const ofContent = ['--', '.', `:(exclude,glob)**/${stagingName}/**`];

/** The uncommitted changes of a content folder. `nameOf` gives the title of a file. */
export async function readChanges(folder: string, nameOf: (path: string) => string): Promise<Changes> {
  const changed = await listChanged(folder);
  if (typeof changed === 'string') return { status: 'none', reason: changed };
  const asked = changed.filter(isText).flatMap(({ from }) => from ?? []);
  const committed = await readCommitted(folder, asked);
  const renamed = pairRenames(changed.map((one) => ({ ...one, ...readTexts(folder, one, committed) })));
  const files = renamed.map(({ from, to, before, after }) => ({ from, to, lines: diffTexts(before, after) }));
  const texts = files.filter(isText);
  const [name = '', email = ''] = await Promise.all(['user.name', 'user.email'].map((key) => readConfig(folder, key)));
  return {
    status: 'ready',
    files,
    message: suggestMessage(texts.length > 0 ? texts : files, nameOf),
    author: { name, email },
  };
}

/** The paths of files with uncommitted changes; none if the folder is not in git. */
export async function listChangedPaths(folder: string): Promise<ReadonlySet<string>> {
  const changed = await listChanged(folder);
  return new Set(typeof changed === 'string' ? [] : changed.flatMap(({ to }) => to ?? []));
}

/** The reason not to replace a whole content folder: git could not restore what is in it now. Null if it could. */
export async function refuseUncommitted(folder: string): Promise<string | null> {
  const changed = await listChanged(folder);
  if (typeof changed === 'string')
    return `${changed.split('. ')[0]}. Put the present site into git first, so that it can be brought back: \`git init -b main\`, \`git add --all\`, \`git commit -m "The site as I found it"\`.`;
  if (changed.length === 0) return null;
  const [first] = changed;
  const differ = changed.length === 1 ? ' differs' : ` and ${changed.length - 1} more differ`;
  return `\`${first?.to ?? first?.from}\`${differ} from what git keeps. Commit the changes first, so that nothing is lost.`;
}

/** How many milliseconds a commit may take: hooks run checks in it, and some wait for an answer that nobody can give. */
const commitTime = 60_000;

/** Commits all changes of a content folder, and nothing else in its repository. */
export async function commitChanges(
  folder: string,
  { message, name, email }: Calls['commit']['sent'],
  timeout = commitTime,
): Promise<CallOutcome> {
  const refuse = (reason: string): CallOutcome => ({ status: 'refused', reason });
  if (message.trim() === '') return refuse('Say in a few words what you changed.');
  if (name.trim() === '' || email.trim() === '')
    return refuse('git keeps who made a change: give a name and an email address.');
  // To git, a file with both texts that is added is one in which somebody has chosen.
  if (await isMerging(folder))
    return refuse(
      'git is bringing two versions together, and commits nothing else until that has ended. Choose in every text that is marked as a mistake, save it, and go on in the program in which it began, such as GitHub Desktop.',
    );
  if (!(await succeeds(folder, 'symbolic-ref', '--quiet', 'HEAD')))
    return refuse(
      'git stands at an earlier version and on no branch: what is committed there is lost on the way back. Choose a branch first, in GitHub Desktop at Current Branch, and bring your changes along.',
    );
  try {
    await git(folder, ['add', '--all', ...ofContent]);
    const who = ['-c', `user.name=${name.trim()}`, '-c', `user.email=${email.trim()}`];
    const commit = [...who, 'commit', '--quiet', '--message', message.trim(), ...ofContent];
    await git(folder, commit, process.env, timeout);
    return { status: 'done' };
  } catch (error) {
    if ((error as { killed?: boolean }).killed)
      return refuse(
        'git did not come to an end and was stopped; nothing is committed. A hook of this repository, or a program that signs, may wait for an answer: commit in GitHub Desktop, where it can ask.',
      );
    return refuse(`git did not take it: ${messageOf(error)}`);
  }
}

/** Gives changed files their last committed versions; new files are deleted. */
export async function takeBack(folder: string, paths: readonly string[]): Promise<CallOutcome> {
  const listed = await listChanged(folder);
  const changed = typeof listed === 'string' ? [] : listed;
  const unchanged = paths.find((path) => changed.every((one) => path !== pathOf(one)));
  if (unchanged !== undefined) return { status: 'refused', reason: `\`${unchanged}\` is as it was committed.` };
  try {
    for (const one of changed.filter((one) => paths.includes(pathOf(one)))) {
      const path = relativePathOf(pathOf(one));
      if (one.from === null) {
        const forget = '--literal-pathspecs rm --cached --force --quiet --ignore-unmatch --'.split(' ');
        await git(folder, [...forget, path]);
        rmSync(join(folder, path), { force: true });
      } else await git(folder, ['--literal-pathspecs', 'checkout', '--quiet', 'HEAD', '--', path]);
    }
    return { status: 'done' };
  } catch (error) {
    return { status: 'refused', reason: `git did not give it back: ${messageOf(error)}` };
  }
}

/** The uncommitted changes, or why there is no list of them. */
async function listChanged(folder: string): Promise<ChangedFile[] | string> {
  try {
    const prefix = (await git(folder, ['rev-parse', '--show-prefix'])).trim();
    const asked = 'status --porcelain=v1 -z --no-renames --untracked-files=all'.split(' ');
    const status = await git(folder, [...asked, ...ofContent]);
    const name = basename(resolve(folder));
    return status.split('\0').flatMap((line) => {
      const path = `${name}/${line.slice(3 + prefix.length)}`;
      // A new file that git was told of and that is gone again (`AD`) has no version at all.
      if (line === '' || line.startsWith('AD')) return [];
      const state = line.slice(0, 2);
      return [{ from: isNew(state) ? null : path, to: isGone(state) ? null : path }];
    });
  } catch (error) {
    const { code } = error as { code?: unknown };
    return code === 'ENOENT'
      ? 'The program git is not installed on this computer. What you save is in your files; without git there is no list of what changed, and no way back to an earlier version.'
      : 'This folder is not kept by git. What you save is in your files; GitHub Desktop makes a repository of the folder (File, Add Local Repository), and then what changed is listed here.';
  }
}

/** Whether the last version lacks a file, by the two letters of its state. A file of both versions of a merge (`AA`) is in it. */
function isNew(state: string): boolean {
  return /\?|[^A]A|A[^AU]|DU/.test(state);
}

/** Whether a file is gone. One that a single version of a merge removed (`UD`, `DU`) lies there until somebody has chosen. */
function isGone(state: string): boolean {
  return state.includes('D') && !state.includes('U');
}

/** The committed text of a file and its present one; one that does not exist, or is no text, is empty. */
function readTexts(folder: string, { from, to }: ChangedFile, committed: ReadonlyMap<string, string>) {
  const before = committed.get(relativePathOf(from ?? '')) ?? '';
  // What waits for a choice may be gone from the disk.
  const bytes = to === null || !isText({ from, to }) ? null : readIfThere(join(folder, relativePathOf(to)));
  const after = bytes === null ? '' : (decodeText(bytes) ?? '');
  return { before, after };
}

/** The path of a changed file, of one that is gone the path that it had. */
function pathOf({ from, to }: ChangedFile): string {
  return to ?? from ?? '';
}

/**
 * The last committed texts of files, by their paths within the folder. One process reads all of them: an import can
 * change a thousand, and a process for each takes ten seconds.
 */
async function readCommitted(folder: string, paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
  // A line end parts the names that git is asked for.
  const inContent = paths.map(relativePathOf).filter((path) => !path.includes('\n'));
  const options = { maxBuffer: Number.POSITIVE_INFINITY, encoding: 'buffer' } as const;
  const reading = run('git', ['-C', resolve(folder), 'cat-file', '--batch'], options);
  // If git ends early, the promise says so.
  reading.child.stdin?.on('error', () => undefined);
  reading.child.stdin?.end(inContent.map((path) => `HEAD:./${path}\n`).join(''));
  const { stdout } = await reading.catch(() => ({ stdout: Buffer.alloc(0) }));
  let at = 0;
  return new Map(
    inContent.map((path) => {
      // Each blob is `ID blob SIZE`, a line end, its bytes, and a line end; for a file that git lacks it is one line.
      const start = stdout.indexOf('\n', at) + 1;
      const size = / blob (\d+)$/.exec(stdout.toString('utf8', at, start - 1))?.[1];
      const end = start + Number(size ?? 0);
      at = size === undefined ? start : end + 1;
      return [path, decodeText(stdout.subarray(start, end)) ?? ''] as const;
    }),
  );
}

/** A suggestion for the message of the commit. */
function suggestMessage(named: readonly ChangedFile[], nameOf: (path: string) => string): string {
  const [only] = named;
  if (only === undefined) return '';
  const verb = ({ from, to }: ChangedFile) =>
    from === null ? 'Add' : to === null ? 'Remove' : from === to ? 'Edit' : 'Rename';
  if (named.length === 1) return `${verb(only)} “${nameOf(pathOf(only))}”`;
  const verbs = new Set(named.map(verb));
  return `${verbs.size === 1 ? verb(only) : 'Edit'} ${named.length} files`;
}

/** Whether a merge, or a rebase, has begun and not ended, or a file waits for somebody to choose one of two texts. */
async function isMerging(folder: string): Promise<boolean> {
  const refs = ['MERGE_HEAD', 'CHERRY_PICK_HEAD'];
  const found = await Promise.all(refs.map((ref) => succeeds(folder, 'rev-parse', '--quiet', '--verify', ref)));
  return found.includes(true) || (await git(folder, ['ls-files', '--unmerged']).catch(() => '')) !== '';
}

function succeeds(folder: string, ...asked: readonly string[]): Promise<boolean> {
  return git(folder, asked).then(
    () => true,
    () => false,
  );
}

function isText(changed: ChangedFile): boolean {
  return pathOf(changed).endsWith('.md');
}

async function readConfig(folder: string, key: string): Promise<string> {
  return (await git(folder, ['config', key]).catch(() => '')).trim();
}

function messageOf(error: unknown): string {
  const { stderr = '', message = '' } = error as { stderr?: string; message?: string };
  return (stderr || message).trim();
}
