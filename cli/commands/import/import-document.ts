/** What `site import` does with documents: one of them, or all in a folder. */
import { existsSync, mkdirSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { plural } from '../../core/text.ts';
import { joinWords, quoteAll } from '../../core/words.ts';
import type { AnyFrontMatter } from '../../documents/front-matter.ts';
import { startLosses } from '../../documents/losses.ts';
import { readDocument } from '../../documents/read.ts';
import { type DocumentImport, planDocument } from '../../edit/import-document.ts';
import { type LinkedPage, planLinks } from '../../edit/import-links.ts';
import { refuse } from '../../edit/plan.ts';
import { collections, folderOf } from '../../kinds/paths.ts';
import { kinds } from '../../kinds/registry.ts';
import { walkFolder } from '../../read/walk.ts';
import { type DocumentType, documentTypes, isMarkdown, pandocTypes } from '../../schema/document-types.ts';
import { type EditFlags, runEdit } from '../support/edit-session.ts';
import { readNamed } from '../support/read-named.ts';
import { readOptions } from '../support/session.ts';
import { UsageError } from '../support/usage-error.ts';
import {
  beside,
  findOldAddress,
  isIndex,
  isRoot,
  liesOutside,
  mostBytes,
  placeInSite,
  readName,
  readWithin,
} from './old-site.ts';
import { convertWithPandoc } from './pandoc.ts';

export interface DocumentFlags extends EditFlags {
  /** The folder of a kind of page (default: the folder in which the document is, or papers). */
  readonly as?: string;
  readonly slug?: string;
  readonly group?: string;
  readonly after?: string;
  readonly before?: string;
}

/** The kinds of page that a document can become. */
export const pageKinds = collections.filter((kind) => kinds[kind].route !== undefined && kinds[kind].text === 'whole');

/** The type of a document by its file extension; undefined for other files. */
export function documentTypeOf(path: string): DocumentType | undefined {
  const extension = extname(path).toLowerCase();
  return documentTypes.find((type) => type === extension);
}

/** Whether a file of a folder is a bibliography by its name. */
export function isBibliography(path: string): boolean {
  return /\.(?:bib|ris)$/i.test(path);
}

/** Folders that hold what makes the pages of another site, or what was made of them: anywhere, or at its root. */
const machinery = /^(?:_site|_layouts|_includes|_plugins|node_modules)$/;
const machineryAtRoot = /^(?:layouts|themes|public)$/;

/** Texts that only other programs read, and lists of pages, such as Quarto's `talks.yml`. */
const unread = /\.(?:ipynb|mdx|org|rst|adoc|txt|docm?|pages|canvas)$|(?:^|\/)[^_./][^/]*\.ya?ml$/i;

/** A folder that comes in whole, and the pages that were made of it so far. */
interface WholeFolder {
  readonly folder: string;
  readonly made: DocumentImport['made'];
}

/**
 * Imports the documents in a folder and below it, such as the posts of another site, each by itself: one that cannot
 * come in is told, and holds no other back. What is called README is about the folder, and `_part.qmd` a part of others;
 * these are told at the end, with the texts that cannot be read.
 */
export async function importFolder(folder: string, flags: DocumentFlags): Promise<void> {
  const content = relative(resolve(folder), resolve(flags.content));
  if (!content.startsWith('..') && !isAbsolute(content))
    throw new UsageError(`\`${folder}\` holds this site: name the folder of the documents alone.`);
  const isOpen = (relativePath: string) =>
    !machinery.test(basename(relativePath)) &&
    !(machineryAtRoot.test(basename(relativePath)) && isRoot(resolve(folder, dirname(relativePath))));
  const paths = [...walkFolder(folder, isOpen)].map(({ relativePath }) => relativePath).sort();
  const isMarkdownFile = (path: string) => {
    const type = documentTypeOf(path);
    return type !== undefined && isMarkdown(type);
  };
  const pageFolders = new Set(paths.filter((path) => isIndex(path) && isMarkdownFile(path)).map(dirname));
  const isOut = (relativePath: string) =>
    unread.test(relativePath) ||
    /^(?:readme\.|_(?!index\.))/i.test(basename(relativePath)) ||
    // What readers of a page may download, such as a form, is no page.
    (/\.(?:docx|odt|rtf)$/i.test(relativePath) && pageFolders.has(dirname(relativePath)));
  const texts = paths.filter((relativePath) => unread.test(relativePath) || documentTypeOf(relativePath) !== undefined);
  const documents = texts.flatMap((relativePath) => {
    const type = documentTypeOf(relativePath);
    return type === undefined || isOut(relativePath) ? [] : [{ path: join(folder, relativePath), type }];
  });
  if (documents.length === 0) {
    const rest = paths.some(isBibliography) ? ' To bring its bibliographies in, write `--as references`.' : '';
    throw new UsageError(`\`${folder}\` has no document (${joinWords(documentTypes, 'or')}).${rest}`);
  }
  const whole: WholeFolder = { folder, made: new Map() };
  const pages: LinkedPage[] = [];
  for (const { path, type } of documents) {
    process.stdout.write(`${path}\n`);
    try {
      pages.push(...(await importDocument(path, type, flags, whole)));
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      process.stderr.write(`${error.message}\n`);
      process.exitCode = 1;
    }
  }
  if (pages.length > 0) await runEdit(flags, (revision) => planLinks(revision, pages));
  const out = texts.filter(isOut);
  if (out.length > 0) process.stdout.write(`${plural(out.length, 'file')} left out: ${quoteAll(out)}\n`);
}

/** Imports a document into content/ as a draft of a page; gives the page for its links to those that come in after it. */
export async function importDocument(
  path: string,
  type: DocumentType,
  flags: DocumentFlags,
  whole?: WholeFolder,
): Promise<readonly LinkedPage[]> {
  const folder = folderInContent(path, flags.content);
  const wanted = flags.as ?? folder ?? 'papers';
  const kind = pageKinds.find((one) => folderOf(one) === wanted);
  if (kind === undefined) {
    const known = pageKinds.map((one) => `\`--as ${folderOf(one)}\``);
    throw new UsageError(
      `A document becomes a page, and \`${wanted}/\` is no folder of pages: write ${joinWords(known, 'or')}.`,
    );
  }
  const losses = startLosses();
  const bytes = readWhole(path);
  const reading = await readDocument(type, bytes, losses, convertWithPandoc);
  if (reading === null)
    throw new UsageError(
      pandocTypes.some((one) => one === type)
        ? `\`${path}\` is read by Pandoc (2.15 or later), which is not on this machine, or cannot read it. Install it from https://pandoc.org, or save the document as .docx.`
        : `\`${path}\` cannot be read as a ${type} file: it is damaged, protected by a password, or too large. Save it anew in the program that wrote it.`,
    );
  const { group, after, before } = flags;
  const picture = reading.picture ?? beside(path, whole?.folder);
  const { name, date } = isMarkdown(type) ? readName(path) : { name: basename(path, extname(path)), date: null };
  const frontMatter: AnyFrontMatter = { ...reading.frontMatter, date: reading.frontMatter.date ?? date };
  const address = reading.facts?.address;
  const isPage = type === '.html' || type === '.htm';
  const named =
    address === undefined ? (isPage && whole ? placeInSite(path, whole.folder) : null) : new URL(address).pathname;
  const old = isMarkdown(type) ? findOldAddress(path, frontMatter) : named;
  if (isPage && whole !== undefined && old === null)
    losses.add('Its old address is not known: write it under `aliases`, if links to it should go on working.');
  const { today } = readOptions(flags);
  const imported: DocumentImport = {
    reading: { ...reading, frontMatter },
    kind,
    name,
    made: whole?.made ?? new Map(),
    file: pathToFileURL(path).href,
    isLinkedLater: whole !== undefined,
    answers: { slug: flags.slug, group, after, before },
    picture,
    isOutside: (one) => reading.picture === null && liesOutside(path, one),
    isKept: (called, file) =>
      readWithin(realpathSync(flags.content), join(flags.content, 'media', called))?.equals(file) === true,
    oldAddress: frontMatter.permalink === undefined && old !== '/' ? old : null,
    base: address ?? `https://old.invalid${old ?? ''}${isIndex(path) || old === null ? '/' : ''}`.replace(/\/+$/, '/'),
    losses,
    today,
  };
  let isReplaced = false;
  const isWritten = await runEdit(flags, (revision) => {
    const own = relative(resolve(flags.content, '..'), resolve(path)).replaceAll(sep, '/');
    const text = revision.read(own);
    if (text?.startsWith('---') === true && revision.document(own).isValid)
      return refuse(`\`${path}\` is there already, as a page of this site.`, 'Nothing was changed.');
    // A Markdown file in the folder that is no page of this site yet is replaced by the draft.
    isReplaced = text !== undefined;
    if (isReplaced) revision.remove(own);
    return planDocument(revision, imported);
  });
  if (isWritten && folder !== null) keepOriginal(path, bytes, flags.content, isReplaced);
  const [slug = ''] = [...imported.made].find(([, { file }]) => file === imported.file) ?? [];
  return isWritten ? [{ imported, slug }] : [];
}

/** The folder of content/ in which a document is; null when it is elsewhere. */
function folderInContent(path: string, content: string): string | null {
  const [first = '', ...rest] = relative(resolve(content), resolve(path)).split(sep);
  return first === '..' || isAbsolute(first) ? null : rest.length === 0 ? 'papers' : first;
}

/** Moves a document that was imported out of content/, into `originals/` beside it. */
function keepOriginal(path: string, bytes: Uint8Array, content: string, isGone: boolean): void {
  const folder = join(resolve(content), '..', 'originals');
  const name = basename(path);
  const free = [name, ...Array.from({ length: 99 }, (_, index) => `${index + 2}-${name}`)];
  mkdirSync(folder, { recursive: true });
  const to = free.map((one) => join(folder, one)).find((one) => !existsSync(one));
  if (to === undefined) throw new UsageError(`\`${path}\` still stands there: move it out of the content folder.`);
  writeFileSync(to, bytes, { flag: 'wx' });
  if (!isGone) rmSync(path);
  process.stdout.write(
    `${isGone ? 'Kept' : 'Moved'} \`${path}\` ${isGone ? 'as it was, in' : 'to'} \`${relative('.', to)}\`\n`,
  );
}

function readWhole(path: string): Buffer {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.isFile() === false) throw new UsageError(`\`${path}\` is no file.`);
  if (stats !== undefined && stats.size > mostBytes)
    throw new UsageError(`\`${path}\` has more than 50 MB. Make its pictures smaller, and save it again.`);
  return readNamed(path);
}
