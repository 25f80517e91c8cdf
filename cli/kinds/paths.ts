import { capitalize } from '../core/text.ts';
import { type Collection, type Kind, kindNames, kinds } from './registry.ts';

/** The kind and slug of a file: the folder decides the kind, and the name of the file is the slug. */
export interface Located {
  readonly kind: Kind;
  readonly slug: string;
}

/** The kinds with a folder of files, in the order of the sitemap. */
export const collections = kindNames.filter(isCollection);

/** The collections that `site new` and the studio can make a file of. */
export const creatable = collections.filter((kind) => kinds[kind].starter !== undefined);

/** The collections whose files are pages. */
export const routedCollections = collections.filter((kind) => kinds[kind].route !== undefined);

/** The collections of pages that every site has. */
export const expectedPages = routedCollections.filter((kind) => !kinds[kind].isOptional);

/** The files of kinds with a single file. */
export const fixedFiles = kindNames.flatMap((kind) => {
  const { file } = kinds[kind];
  return file === undefined ? [] : [{ kind, file, slug: file.slice(file.lastIndexOf('/') + 1, -'.md'.length) }];
});

/** Those that a site may do without: they are begun like any file of their folder. */
export const optionalFiles = fixedFiles.filter(({ kind }) => isOptional(kind));

/** The folders of content/ that hold markdown; single pages are in the folder of the free pages. */
export const textFolders = collections.map(folderOf);

/** Whether a kind has a folder of files. */
export function isCollection(kind: Kind): kind is Collection {
  return kinds[kind].folder !== undefined;
}

/** Whether a site may have no file of a kind. */
export function isOptional(kind: Kind): boolean {
  return kinds[kind].isOptional === true;
}

/** The folder of a kind, or an empty text. */
export function folderOf(kind: Kind): string {
  return kinds[kind].folder ?? '';
}

/** A file of a kind in a sentence: `a piece of news`. */
export function nameOne(kind: Kind): string {
  const { title } = kinds[kind];
  return title.charAt(0).toLowerCase() + title.slice(1);
}

/** The same without the article: `piece of news`. */
export function nameKind(kind: Kind): string {
  return nameOne(kind).replace(/^(?:an?|the) /, '');
}

/** The files of a kind as a heading: `Papers`. */
export function collectionTitle(kind: Kind): string {
  return capitalize(folderOf(kind));
}

/** The path of a file below content/, of that in a report: `topics/decision.md`. */
export function relativePathOf(path: string): string {
  return path.slice(path.indexOf('/') + 1);
}

/** The kind and slug of a markdown file below content/, or null when no kind lives there. */
export function locateFile(path: string): Located | null {
  const fixed = fixedFiles.find(({ file }) => file === path);
  if (fixed !== undefined) return { kind: fixed.kind, slug: fixed.slug };
  const [folder = '', name = '', ...deeper] = path.split('/');
  if (deeper.length > 0 || !name.endsWith('.md')) return null;
  const kind = collections.find((one) => folderOf(one) === folder);
  return kind === undefined ? null : { kind, slug: name.slice(0, -'.md'.length) };
}

/** The route of a file, or null for kinds that have no page of their own. */
export function routeOf(kind: Kind, slug: string): string | null {
  return kinds[kind].route?.replace(':slug', () => slug) ?? null;
}

/** The pages that tell what the researcher does, and with whom; those of single files lie below their lists. */
const pagesOfResearcher = kindNames.flatMap((kind) => {
  const { isOfResearcher: is, section, route } = kinds[kind];
  return is === true ? [section?.path ?? route] : [];
});

/** What marks a passage whose page tells what the researcher does, and with whom. */
export function markOfResearcher(path: string): { readonly isOfResearcher?: true } {
  const is = pagesOfResearcher.some((page) => path === page || path.startsWith(`${page}/`));
  return is ? { isOfResearcher: true } : {};
}

/** The file below content/ that a route belongs to, whether it is there or not; undefined where no kind has such routes. */
export function fileOfRoute(route: string): string | undefined {
  const [, section = '', slug = ''] = /^(.*\/)([^/]+)$/.exec(route) ?? [];
  const kind = collections.find((one) => kinds[one].route === `${section}:slug`);
  return kind === undefined ? undefined : `${folderOf(kind)}/${slug}.md`;
}
