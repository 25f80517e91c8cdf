import { hasErrors } from '../../core/problem.ts';
import { updateLock } from '../../edit/routes-lock.ts';
import { listPublic } from '../../resolve/routes-lock.ts';
import { createSite, type Site } from '../../site.ts';
import { editContent } from '../support/edit-session.ts';
import { type ContentFlags, readOptions } from '../support/session.ts';

/** Records the public addresses in routes.lock, unless the site has errors; gives whether the file changed. */
export async function recordRoutes(flags: ContentFlags, { problems }: Site): Promise<boolean> {
  if (hasErrors(problems)) {
    process.stderr.write('routes.lock stays as it is while there are errors: mend them, and run the command again\n');
    return false;
  }
  return editContent({ content: flags.content }, (content, write) => {
    const before = content.locks.get('routes.lock');
    const { model } = createSite(content, readOptions(flags));
    const after = updateLock(before, listPublic(model.addresses), []);
    if (after === before) return false;
    const path = `${content.name}/routes.lock`;
    write([{ from: before === undefined ? null : path, to: path, before: before ?? '', after }]);
    process.stderr.write(`${path} is up to date now\n`);
    return true;
  });
}
