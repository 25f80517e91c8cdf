import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import type { SiteOptions } from '../site.ts';
import type { OpenStudio } from '../watch/studio-door.ts';
import { UsageError } from './usage-error.ts';

/** What opens the studio over a content folder, which it edits as the commands do: one at a time, whole or not at all. */
export function studioOver(folder: string, readOptions: () => SiteOptions): OpenStudio {
  // The server of the site starts again with its first good version; who writes then goes on writing.
  const token = randomBytes(24).toString('base64url');
  return async (doors) => {
    const [{ createStudio }, { editContent }] = await Promise.all([
      import('../studio/studio.ts'),
      import('./edit-session.ts'),
    ]);
    return createStudio({
      ...doors,
      token,
      folder: resolve(folder),
      readOptions,
      editContent: (work) =>
        editContent({ content: folder }, work).catch((error) => {
          if (!(error instanceof UsageError)) throw error;
          return { refused: error.message };
        }),
    });
  };
}
