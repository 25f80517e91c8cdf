import { startOf } from '../../core/problem.ts';
import { expectedPages, fixedFiles, isCollection, isOptional, routeOf } from '../../kinds/paths.ts';
import { type Kind, kindNames, kinds } from '../../kinds/registry.ts';
import { reasonReserved } from '../../kinds/reserved.ts';
import type { AnyDocument } from '../../parse/document.ts';
import { hasUnreadable, type Model } from '../../resolve/model.ts';
import type { Rule } from '../rule.ts';

/** The kinds whose pages are in no list, so that only links lead to them. */
const freeKinds: readonly Kind[] = kindNames.filter(
  (kind) => isCollection(kind) && kinds[kind].route !== undefined && kinds[kind].section === undefined,
);

/** The kinds without which the check reports a missing file. */
const neededKinds = [...expectedPages, ...fixedFiles.flatMap(({ kind }) => (isOptional(kind) ? [] : [kind]))];

export const unlinkedPage: Rule = {
  id: 'unlinked-page',
  level: 'warning',
  finds: 'Readers would hardly find a page of your own: it is in no menu, and no other page links to it.',
  example: {
    file: 'pages/example.md',
    wrong: '(no page links to it)',
    right: '(site.md has it under `navigation`)',
  },
  *check(model) {
    // If a file cannot be read or is missing, it is unknown what links to a page, or whether it is that file.
    if (hasUnreadable(model) || neededKinds.some((kind) => !model.kinds.has(kind))) return;
    const linked = new Set(model.gather(listLinked));
    for (const { path, kind, slug, isValid } of freeKinds.flatMap((one) => [...model.publishedOf(one)])) {
      const route = routeOf(kind, slug);
      if (route === null || !isValid || linked.has(route) || reasonReserved(route) !== null) continue;
      yield {
        at: startOf(path),
        reason: `No menu has \`${route}\`, and no page links to it.`,
        hint: 'Link to it from another page, or add it to `navigation` in site.md.',
      };
    }
  },
};

/** The addresses of pages of free kinds to which another page links. */
function listLinked(document: AnyDocument, { routesOf, addresses, isHeld }: Model): readonly string[] {
  if (isHeld(document)) return [];
  return routesOf(document).filter((route) => {
    const page = addresses.routes.get(route);
    return page !== undefined && page !== document && freeKinds.includes(page.kind);
  });
}
