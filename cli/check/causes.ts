import { groupBy } from '../core/group-by.ts';
import { findNearest } from '../core/nearest.ts';
import { createProblem, hasErrors, type Problem, startOf } from '../core/problem.ts';
import { plural } from '../core/text.ts';
import { isCollection, locateFile } from '../kinds/paths.ts';
import type { Content as ReadContent } from '../read/content.ts';
import { findFolder } from '../read/folder-names.ts';
import { folders } from '../read/layout.ts';
import { fileOfAddress } from '../resolve/addresses.ts';

/** The parts of a content folder that show which files are missing. */
interface Content extends Pick<ReadContent, 'name' | 'media' | 'problems'> {
  readonly files: readonly { readonly path: string }[];
  /** The former addresses of pages. */
  readonly aliases: ReadonlyMap<string, unknown>;
}

/** The number of places that a hint lists; the rest are counted. */
const named = 3;

/**
 * Merges problems with a common cause into one: a missing folder or file is one mistake, no matter how many pages refer
 * to it.
 */
export function foldCauses(problems: readonly Problem[], content: Content): Problem[] {
  const deep = foldDepth(problems, content);
  if (deep !== null) return deep;
  const { causes, rest } = foldFolders(problems, content);
  return [...causes, ...foldFiles(rest, content)];
}

/** The problem if all content is in a nested folder of the same name; null otherwise. */
function foldDepth(problems: readonly Problem[], { name, files }: Content): Problem[] | null {
  const inner = problems.find(({ path, rule }) => rule === 'unknown-file' && path === `${name}/${name}`);
  if (inner === undefined || files.length > 0) return null;
  const follows = problems.filter(({ missing }) => missing !== undefined);
  const cause = createProblem('gone-folder', 'error', {
    at: startOf(inner.path),
    reason: `The content stands one folder too deep, in \`${inner.path}\`: ${countProblems(follows)} from it.`,
    hint: `Move what is in it one folder up, into \`${name}\`.`,
  });
  return [cause, ...problems.filter((problem) => problem !== inner && !follows.includes(problem))];
}

function foldFolders(problems: readonly Problem[], content: Content): { causes: Problem[]; rest: Problem[] } {
  const strangers = problems.filter(({ path, rule }) => rule === 'unknown-file' && isTopFolder(path, content));
  const names = strangers.map(({ path }) => path.slice(content.name.length + 1));
  const gone = folders.filter((folder) => problems.some((one) => wasIn(one, folder)) && isGone(folder, content));
  const folded = new Set<Problem>();
  const causes = gone.map((folder) => {
    const follows = problems.filter(({ missing }) => isIn(missing, folder) || missing === folder);
    const renamed =
      names.find((name) => findFolder(name) === folder || findNearest(name, [folder]) === folder) ??
      (names.length === 1 && gone.length === 1 ? names[0] : undefined);
    for (const one of follows) folded.add(one);
    for (const one of strangers) if (one.path === `${content.name}/${renamed}`) folded.add(one);
    return createProblem('gone-folder', 'error', {
      at: startOf(`${content.name}/${folder}`),
      reason: `The folder \`${folder}\` is gone: ${countProblems(follows)} from it.`,
      hint:
        renamed === undefined
          ? `Put the folder back, from a copy or with \`git restore ${content.name}/${folder}\`.`
          : `The folder \`${renamed}\` has no meaning here: rename it to \`${folder}\`.`,
    });
  });
  return { causes, rest: problems.filter((one) => !folded.has(one)) };
}

/** One problem for each missing file that several files refer to. */
function foldFiles(problems: readonly Problem[], content: Content): Problem[] {
  const ofFiles = problems.filter(({ missing }) => missing?.includes('.'));
  const folded = new Set<Problem>();
  const causes: Problem[] = [];
  for (const [file, follows] of groupBy(ofFiles, ({ missing = '' }) => missing)) {
    const isMoved = [...content.aliases.keys()].some((address) => fileOfAddress(address) === file);
    if (isMoved || new Set(follows.map(({ path }) => path)).size < 2 || !hasErrors(follows)) continue;
    for (const problem of follows) folded.add(problem);
    const cause = describeFile(file, follows, content);
    const empty = `${content.name}/groups/${cause.suggestion}.md`;
    for (const one of problems) if (one.rule === 'empty-group' && one.path === empty) folded.add(one);
    causes.push(cause);
  }
  return [...causes, ...problems.filter((problem) => !folded.has(problem))];
}

function describeFile(file: string, follows: readonly Problem[], content: Content): Problem {
  // The list of public addresses comes last: whoever takes a line out there gives an address up.
  const uses = follows
    .toSorted((a, b) => Number(a.path.endsWith('.lock')) - Number(b.path.endsWith('.lock')))
    .map(({ path, line }) => `\`${path}:${line}\``);
  const others = uses.length > named ? ` and ${plural(uses.length - named, 'more place')}` : '';
  const located = locateFile(file);
  const renamed = follows.find(({ rule }) => rule === 'lost-address')?.suggestion?.replace(/^.*\//, '');
  const short = file.replace(/\.md$/, '');
  const moved =
    located === null || !isCollection(located.kind)
      ? ''
      : ` If you renamed it, \`npm run site -- move ${short} ${renamed ?? 'NEW'}\` mends the rest; to remove it, type \`npm run site -- remove ${short}\`.`;
  return createProblem('gone-file', 'error', {
    at: startOf(`${content.name}/${file}`),
    reason: `The file \`${file}\` is not there: ${countProblems(follows)} from it.`,
    hint: `It is named in ${uses.slice(0, named).join(', ')}${others}: put it back, or correct its name.${moved}`,
    suggestion: follows.find(({ suggestion }) => suggestion !== null)?.suggestion ?? undefined,
  });
}

function countProblems({ length }: readonly Problem[]): string {
  return `${plural(length, 'problem')} ${length === 1 ? 'follows' : 'follow'}`;
}

function isTopFolder(path: string, { name }: Content): boolean {
  return /^[^/.]+$/.test(path.slice(name.length + 1));
}

/** Whether a problem shows that a folder had files: the page that lists them may only be one that never was. */
function wasIn({ missing, rule }: Problem, folder: string): boolean {
  return isIn(missing, folder) || (missing === folder && rule === 'lost-address');
}

function isIn(missing: string | undefined, folder: string): boolean {
  return missing?.startsWith(`${folder}/`) === true;
}

/** Whether nothing is in a folder. */
function isGone(folder: string, { name, files, media, problems }: Content): boolean {
  const path = `${name}/${folder}/`;
  if (folder === 'media') return media.size === 0 && !problems.some((one) => one.path.startsWith(path));
  return ![...files, ...problems].some((one) => one.path.startsWith(path) || one.path === path.slice(0, -1));
}
