import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Whether there is a version of the site in generated/ that can be served. */
export function hasGoodVersion(generated: string): boolean {
  return existsSync(join(generated, 'site.json'));
}
