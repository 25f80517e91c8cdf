import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Whether generated/ contains a version of the site that can be served. */
export function hasGoodVersion(generated: string): boolean {
  return existsSync(join(generated, 'site.json'));
}
