import { startOf } from '../../core/problem.ts';
import { plural } from '../../core/text.ts';
import { routeOf } from '../../kinds/paths.ts';
import { kinds } from '../../kinds/registry.ts';
import { readKey } from '../../parse/document.ts';
import type { Rule } from '../rule.ts';

export const shallowHistory: Rule = {
  id: 'shallow-history',
  level: 'info',
  finds:
    'The history in git is incomplete, so the site does not know when pages were changed, or under which year to cite them.',
  example: {
    file: 'site.md',
    wrong: '(a clone made with `git clone --depth 1`)',
    right: '(a clone with the whole history, or pages that state `updated`)',
  },
  *check(model) {
    if (!model.isShallow || model.site === undefined) return;
    const undated = model.published.filter(
      (document) => routeOf(document.kind, document.slug) !== null && readKey(document, 'updated') === undefined,
    );
    if (undated.length === 0) return;
    const uncited = undated.filter(
      (document) => kinds[document.kind].isCitable === true && readKey(document, 'date') === undefined,
    );
    const loses = uncited.length === 0 ? '' : `, and ${uncited.length} without the box that says how to cite them`;
    yield {
      at: startOf(model.site.path),
      reason: `The clone holds a part of the history alone, so git cannot tell when pages were changed: ${plural(undated.length, 'page')} ${undated.length === 1 ? 'is' : 'are'} published without that day${loses}.`,
      hint: 'Bring in the rest with `git fetch --unshallow`; in a workflow on GitHub, write `fetch-depth: 0` below `actions/checkout`.',
    };
  },
};
