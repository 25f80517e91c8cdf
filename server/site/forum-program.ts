import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ForumThread } from '../contract/forum.ts';
import type { ServedSite } from './read-site.ts';

/** True when a built site has the program that renders the forum, so that each question has a page. */
export async function hasForumProgram({ root, isServedHere }: ServedSite): Promise<boolean> {
  return isServedHere && (await findProgram(root)) !== null;
}

/** A page of the forum: its document, and the data that the app loads on navigation. */
export interface ForumDocument {
  readonly html: string;
  readonly data: string;
}

export type RenderForum = (thread: ForumThread) => ForumDocument;

/** What the build's program exports; see `src/app/prerender.tsx`. */
interface Program {
  readonly prepareForum: (
    answers?: unknown,
  ) => Promise<
    (
      page: unknown,
      thread: ForumThread,
    ) => { readonly page: unknown; readonly document: Readonly<Record<'head' | 'body' | 'data', string>> }
  >;
}

const folder = '.server';
const names = { document: `${folder}/forum.html`, page: 'data/pages/forum.json' };
/** A site may have no answers. */
const answersFile = 'data/pages/answers.json';

/** The program of a built site. Each build has it in a folder of its own, since Node caches modules by path. */
async function findProgram(root: string): Promise<string | null> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(() => []);
  const program = entries.find((entry) => entry.isDirectory())?.name;
  return program === undefined ? null : join(root, folder, program, 'prerender.mjs');
}

async function load(root: string, file: string): Promise<RenderForum> {
  const read = (name: string) => readFile(join(root, name), 'utf8');
  const page: unknown = JSON.parse(await read(names.page));
  const pieces = (await read(names.document)).split(/<!--(head|body|data)-->/);
  const program: Program = await import(pathToFileURL(file).href);
  const answers = await read(answersFile).then(JSON.parse, () => undefined);
  const render = await program.prepareForum(answers);
  return (thread) => {
    const { page: served, document } = render(page, thread);
    const html = pieces.map((piece, index) => (index % 2 === 1 ? document[piece as keyof typeof document] : piece));
    return { html: html.join(''), data: JSON.stringify(served) };
  };
}

export interface ForumProgram {
  /** Differs after each build. */
  readonly version: string;
  readonly render: RenderForum;
}

/**
 * Gives a function that gives the program of a built site that renders the forum. It is loaded when first needed and
 * again after a build; null when the site has none, or it fails to load, which is reported once.
 */
export function watchForumProgram(
  onFailure: (error: unknown) => void,
): (site: ServedSite) => Promise<ForumProgram | null> {
  let known: { readonly version: string; readonly program: Promise<ForumProgram | null> } | null = null;
  return async ({ root }) => {
    const found = await findProgram(root);
    const files = await Promise.all(Object.values(names).map((name) => stat(join(root, name)).catch(() => null)));
    if (found === null || files.includes(null)) return null;
    const made = files.map((file) => `${file?.mtimeMs}-${file?.size}`).join('-');
    const version = `${basename(dirname(found))}-${made}`;
    if (known?.version === version) return known.program;
    const program = load(root, found).then(
      (render) => ({ version, render }),
      (error) => {
        onFailure(error);
        return null;
      },
    );
    known = { version, program };
    return program;
  };
}
