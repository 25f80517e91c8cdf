import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import type { SiteOptions } from '../../site.ts';
import type { OpenStudio } from '../../watch/studio-door.ts';
import { findEntries } from './import-source.ts';
import type { RegistryFlags } from './registries.ts';
import { UsageError } from './usage-error.ts';

/** Opens the studio on a content folder, which it edits like the commands: under a lock, completely or not at all. */
export function createStudioOpener(
  folder: string,
  readOptions: () => SiteOptions,
  registries: Partial<RegistryFlags> = {},
): OpenStudio {
  // The token outlives restarts of the development server, so that an open editor stays connected.
  const token = randomBytes(24).toString('base64url');
  let last: Promise<unknown> = Promise.resolve();
  return async (doors) => {
    const [{ createStudio }, { editContent }] = await Promise.all([
      import('../../studio/studio.ts'),
      import('./edit-session.ts'),
    ]);
    return createStudio({
      ...doors,
      token,
      folder: resolve(folder),
      readOptions,
      // Edits of the studio wait for each other without a limit, and for those of other commands for some seconds.
      editContent: (work) => {
        const edit = last.then(() => editContent({ content: folder }, work)).catch(toRefusal);
        last = edit.catch(() => undefined);
        return edit;
      },
      findRecord: async (source) => {
        const entries = await findEntries(source, 'what you gave');
        if (entries !== null) return entries;
        const { importFromRegistries, registryDefaults } = await import('./registries.ts');
        return importFromRegistries({ ...registryDefaults, ...registries, content: folder, doi: source }).catch(
          toRefusal,
        );
      },
    });
  };
}

function toRefusal(error: unknown) {
  if (!(error instanceof UsageError)) throw error;
  return { status: 'refused' as const, reason: error.message };
}
