import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Compiled, compileContent } from '../../cli/compile.ts';
import { readContent } from '../../cli/read/content.ts';

/** Changes to a content folder: the text of a file, or null to take it away. */
export type Changes = Readonly<Record<string, string | Uint8Array | null>>;

export interface Workspace {
  /** The folder around `content/`. */
  readonly root: string;
  readonly content: string;
  readonly apply: (changes: Changes) => void;
  readonly compile: () => Promise<Compiled>;
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
    compile: async () => compileContent(await readContent(content), { today, shapes: '' }),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** What a changed site compiles to; the folder is gone afterwards. */
export async function compileChanged(changes: Changes): Promise<Compiled> {
  const site = workspace(changes);
  try {
    return await site.compile();
  } finally {
    site.remove();
  }
}
