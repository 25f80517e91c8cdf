import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from '../../cli/kinds/shapes/pages.ts';
import type { TopicPage } from '../../cli/kinds/shapes/topic.ts';
import { readContent } from '../../cli/read/content.ts';
import { createSite, type Site } from '../../cli/site.ts';

/** Changes to a content folder: the text of each file, or null to delete it. */
export type Changes = Readonly<Record<string, string | Uint8Array | null>>;

export interface Workspace {
  /** The folder around `content/`. */
  readonly root: string;
  readonly content: string;
  readonly apply: (changes: Changes) => void;
  readonly compile: () => Promise<Site>;
  readonly remove: () => void;
}

const today = '2026-01-01';

/** A copy of a content folder (the smallest valid site, unless another is named), changed. */
export function workspace(changes: Changes = {}, from = 'test/fixtures/base/content'): Workspace {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  const content = join(root, 'content');
  cpSync(from, content, { recursive: true });
  const apply = (wanted: Changes) => {
    for (const [place, text] of Object.entries(wanted)) {
      const file = join(content, place);
      rmSync(file, { recursive: true, force: true });
      if (text === null) continue;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  };
  apply(changes);
  return {
    root,
    content,
    apply,
    compile: async () => createSite(await readContent(content), { today }),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** Compiles a changed site; the folder is deleted afterwards. */
export async function compileChanged(changes: Changes): Promise<Site> {
  const site = workspace(changes);
  try {
    return await site.compile();
  } finally {
    site.remove();
  }
}

/** The smallest valid topic with another text and more front matter. */
export function topic(text: string, frontMatter = ''): string {
  const head = 'title: Gamma\ndescription: A sentence that is long enough to be a description of this page.';
  return `---\n${head}\ngroup: second\norder: 10\n${frontMatter}---\n\n${text}\n`;
}

/** The page that a compile made for a route. Throws with the report when there is none. */
export function pageAt<P extends Page>(compiled: Site, path: string): P {
  const file = compiled.files?.get(`pages${path}.json`);
  if (file === undefined) throw new Error(`No page ${path}: ${JSON.stringify(compiled.problems, null, 1)}`);
  return JSON.parse(file);
}

/** The HTML of a topic with a text, its figures left out. */
export async function renderTopic(text: string, frontMatter = '', changes: Changes = {}): Promise<string> {
  const compiled = await compileChanged({ 'topics/gamma.md': topic(text, frontMatter), ...changes });
  const { body } = pageAt<TopicPage>(compiled, '/resources/gamma');
  return body.map((part) => ('html' in part ? part.html : '')).join('\n');
}
