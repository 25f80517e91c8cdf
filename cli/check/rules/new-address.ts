import { judgeSlug } from '../../core/judge-slug.ts';
import { startOf } from '../../core/problem.ts';
import { listPublic } from '../../resolve/routes-lock.ts';
import type { Rule } from '../rule.ts';

export const newAddress: Rule = {
  id: 'new-address',
  level: 'info',
  finds: 'A page is not in the list of public addresses yet, so nobody would notice if its address got lost.',
  example: {
    file: 'routes.lock',
    wrong: '(the new page is not in the list)',
    right: '(`npm run check -- --update-routes` has added it)',
  },
  *check(model) {
    // A list with merge conflicts is reported by `merge-conflict`.
    if (model.recorded === null || model.recorded.some(({ address }) => !address.startsWith('/'))) return;
    const recorded = new Set(model.recorded.map((one) => one.address));
    for (const address of listPublic(model.addresses)) {
      const page = model.addresses.routes.get(model.addresses.aliases.get(address) ?? address);
      // The address of a page with mistakes may change when they are fixed.
      if (recorded.has(address) || page === undefined || !page.isValid || judgeSlug(page.slug) !== null) continue;
      yield {
        at: startOf(page.path),
        reason: `\`${address}\` is new and not in the list of public addresses.`,
        hint: 'Record it with `npm run check -- --update-routes`.',
      };
    }
  },
};
