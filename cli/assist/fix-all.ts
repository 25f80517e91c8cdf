import { dirname, join } from 'node:path/posix';
import type { Fix } from '../core/fix.ts';
import { groupBy } from '../core/group-by.ts';
import { compareText, type Problem } from '../core/problem.ts';
import { slugify } from '../core/slug.ts';
import { applySplices } from '../core/splice.ts';
import { decode } from '../core/text.ts';
import { type Revision, startRevision } from '../edit/revision.ts';
import { locateFile, relativePathOf } from '../kinds/paths.ts';
import type { Content, SourceFile } from '../read/content.ts';
import type { Picture } from '../read/picture.ts';
import { createSite, type Site } from '../site.ts';
import { fix } from './fix.ts';

/** Reads files that are not content because of their names. */
export interface MisnamedFiles {
  readonly textOf: (path: string) => string | undefined;
  readonly pictureOf: (path: string) => Picture | null;
}

/** The fix that was chosen for a problem. */
interface Choice extends Fix {
  readonly problem: Problem;
}

/** More passes than are ever needed. Each pass applies fixes that do not overlap. */
const mostPasses = 200;

/**
 * Applies all certain fixes, in several passes, since one mistake can hide another. A fix that does not mend its problem
 * is undone. Nothing outside of the spans of the fixes is changed.
 */
export function fixAll(content: Content, today: string, misnamed: MisnamedFiles) {
  const named = content.problems.flatMap((problem) => readMisnamed(problem, misnamed));
  const revision = startRevision({ ...content, files: [...content.files, ...named] }, today);
  const moved = new Map<string, string>();
  const now = (): Content => withMoved({ ...revision.content(), problems: content.problems }, moved, misnamed);
  const site = createSite(content, { today });
  const tried = new Set<string>();
  const mended: Choice[] = [];
  for (let pass = 0; pass < mostPasses; pass += 1) {
    const choices = choose(site, tried).filter((one) => !isNote(one, revision));
    if (choices.length === 0) break;
    const before = listProblems(site);
    const texts = new Map(choices.map(({ path }) => [path, revision.read(path) ?? '']));
    for (const [path, chosen] of groupBy(choices, ({ path }) => path)) apply(revision, moved, path, chosen);
    site.set(now());
    const after = listProblems(site);
    const vain = choices.filter(({ problem }) => isStillThere(problem, before, after));
    const undone = new Set(vain.map(({ path }) => path));
    for (const choice of choices) {
      if (vain.includes(choice)) tried.add(identify(choice));
      else if (!undone.has(choice.path)) mended.push(choice);
    }
    for (const one of vain) undo(revision, moved, one, texts.get(one.path) ?? '');
    if (vain.length > 0) site.set(now());
  }
  const carried = [...moved].map(([from, to]) => ({ from, to, before: '', after: '', isCarried: true }));
  const changes = [...revision.changes(), ...carried].sort((a, b) => compareText(a.to ?? '', b.to ?? ''));
  return { changes, mended: mended.map(({ problem, title }) => ({ problem, title })) };
}

/** Whether a file is a plain `.txt`, which nobody meant as a page. */
function isNote({ path, moveTo }: Fix, revision: Revision): boolean {
  return moveTo?.endsWith('.md') === true && /\.txt$/i.test(path) && revision.read(path) === undefined;
}

/** A page with a wrong file name, as a file of the content. */
function readMisnamed(problem: Problem, { textOf }: MisnamedFiles): SourceFile[] {
  const { path } = problem;
  const located = locateFile(relativePathOf(meantPath(problem) ?? ''));
  const text = located === null ? undefined : textOf(path);
  const isPage = text !== undefined && (!/\.txt$/i.test(path) || /^---\r?\n/.test(text));
  return located === null || !isPage ? [] : [{ ...located, path, text, changed: null }];
}

/** The path of the page that a file would be under the name that its problem suggests. */
function meantPath({ path, suggestion }: Problem): string | undefined {
  return suggestion?.endsWith('.md') ? join(dirname(path), suggestion) : undefined;
}

/**
 * The problems of a site. Where a file is gone, those of all files that refer to it are one problem; once it is there
 * under its mended name, they are listed one by one.
 */
function listProblems({ problems, reported, content: { files, media } }: Site): Problem[] {
  const there = new Set([
    ...files.map(({ path }) => relativePathOf(path)),
    ...Array.from(media.keys(), (path) => path.slice(1)),
  ]);
  const renamed = reported.filter(({ missing }) => missing !== undefined && there.has(meantName(missing)));
  return [...new Set([...problems, ...renamed])];
}

/** The path that a file has once its name can be an address. */
function meantName(path: string): string {
  const [, folder = '', stem = '', ending = ''] = /^(.*\/)?(.*?)(\.\w+)?$/s.exec(decode(path)) ?? [];
  return `${folder}${slugify(stem)}${ending.toLowerCase()}`;
}

/**
 * The first certain fix of each problem that has not failed before, without those that overlap an earlier one. The name
 * of a file comes first, since other problems of it follow from that.
 */
function choose(site: Site, tried: ReadonlySet<string>): Choice[] {
  const certain = listProblems(site).flatMap((problem) => {
    const choices = fix(site, problem).map((one): Choice => ({ ...one, problem }));
    return choices.find((one) => one.isCertain && !tried.has(identify(one))) ?? [];
  });
  const renames = groupBy(
    certain.filter(({ moveTo }) => moveTo !== undefined),
    ({ path }) => path,
  );
  const taken = new Map<string, { start: number; end: number }[]>();
  const names = new Set<string>();
  return certain.filter((choice) => {
    const { path, splices, moveTo } = choice;
    const [rename] = renames.get(path) ?? [];
    if (rename !== undefined) {
      // Of two files that would have the same name the second keeps its own.
      if (choice !== rename || moveTo === undefined || names.has(moveTo)) return false;
      names.add(moveTo);
      return true;
    }
    const spans = taken.get(path) ?? [];
    taken.set(path, spans);
    const isFree = splices.every((one) => spans.every((other) => one.start > other.end || one.end < other.start));
    if (isFree) spans.push(...splices);
    return isFree;
  });
}

function apply(revision: Revision, moved: Map<string, string>, path: string, chosen: readonly Choice[]): void {
  const splices = chosen.flatMap(({ splices }) => splices);
  if (splices.length > 0) revision.edit(path, (text) => applySplices(text, splices));
  for (const moveTo of chosen.flatMap(({ moveTo }) => moveTo ?? [])) {
    if (revision.read(path) === undefined) moved.set(path, moveTo);
    else revision.rename(path, moveTo);
  }
}

function undo(revision: Revision, moved: Map<string, string>, { path, moveTo }: Fix, text: string): void {
  if (moveTo !== undefined && revision.read(moveTo) !== undefined) revision.rename(moveTo, path);
  if (!moved.delete(path)) revision.write(path, text);
}

/** The content with media under their new names, and without the problems of the old names. */
function withMoved(content: Content, moved: ReadonlyMap<string, string>, { pictureOf }: MisnamedFiles): Content {
  const there = new Set([...content.files.map(({ path }) => path), ...moved.values()]);
  const media = new Map(content.media);
  for (const [from, to] of moved) media.set(`/${relativePathOf(to)}`, pictureOf(from));
  const isGone = (problem: Problem) => moved.has(problem.path) || there.has(meantPath(problem) ?? '');
  return { ...content, media, problems: content.problems.filter((problem) => !isGone(problem)) };
}

/** Whether a problem is still on its line, and its file has no fewer problems like it. */
function isStillThere(problem: Problem, before: readonly Problem[], after: readonly Problem[]): boolean {
  const isSort = (other: Problem) => keyOf(other) === keyOf(problem);
  const isThere = after.some((other) => isSort(other) && other.line === problem.line);
  return isThere && after.filter(isSort).length >= before.filter(isSort).length;
}

function keyOf({ path, rule, reason }: Problem): string {
  return `${path} ${rule} ${reason}`;
}

function identify({ problem, path, splices, moveTo }: Choice): string {
  return JSON.stringify([keyOf(problem), path, splices, moveTo]);
}
