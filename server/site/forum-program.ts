import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ForumThread } from '../contract.ts';
import type { Site } from './read-site.ts';

/** Whether a built site has the program that renders the forum, so that each question has a page of its own. */
export async function hasForumProgram({ root, isServedHere }: Site): Promise<boolean> {
  const found = await stat(join(root, names.program)).catch(() => null);
  return isServedHere && found !== null;
}

/** A page of the forum: its document, and the data that the app asks for when it goes there. */
export interface ForumPage {
  readonly html: string;
  readonly data: string;
}

export type RenderForum = (thread: ForumThread) => ForumPage;

/** What the build's own program gives; `src/app/prerender.tsx` has it. */
interface Program {
  readonly prepareForum: () => Promise<
    (
      page: unknown,
      thread: ForumThread,
    ) => { readonly page: unknown; readonly document: Readonly<Record<'head' | 'body' | 'data', string>> }
  >;
}

const names = { program: '.server/prerender.mjs', document: '.server/forum.html', page: 'data/pages/forum.json' };

async function load(root: string, version: string): Promise<RenderForum> {
  const read = (name: string) => readFile(join(root, name), 'utf8');
  const page: unknown = JSON.parse(await read(names.page));
  const pieces = (await read(names.document)).split(/<!--(head|body|data)-->/);
  const address = `${pathToFileURL(join(root, names.program)).href}?version=${encodeURIComponent(version)}`;
  const program: Program = await import(address);
  const render = await program.prepareForum();
  return (thread) => {
    const { page: served, document } = render(page, thread);
    const html = pieces.map((piece, index) => (index % 2 === 1 ? document[piece as keyof typeof document] : piece));
    return { html: html.join(''), data: JSON.stringify(served) };
  };
}

export interface ForumProgram {
  /** Another text with each build. */
  readonly version: string;
  readonly render: RenderForum;
}

/**
 * Gives a function that answers with the program of a built site that renders the forum, loaded when it is first asked
 * for and again after a build; null where the site has none, or one that does not load, which is reported once.
 */
export function watchForumProgram(onFailure: (error: unknown) => void): (site: Site) => Promise<ForumProgram | null> {
  let known: { readonly version: string; readonly program: Promise<ForumProgram | null> } | null = null;
  return async ({ root }) => {
    const files = await Promise.all(Object.values(names).map((name) => stat(join(root, name)).catch(() => null)));
    if (files.includes(null)) return null;
    const version = files.map((file) => `${file?.mtimeMs}-${file?.size}`).join('-');
    if (known?.version === version) return known.program;
    const program = load(root, version).then(
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
