import { judgeSlug } from '../core/judge-slug.ts';
import { folderOf, isOptional, locateFile, nameOne, routeOf } from '../kinds/paths.ts';
import { reasonReserved } from '../kinds/reserved.ts';
import { aliasesOf, aliasPath } from '../resolve/addresses.ts';
import { type Model, namesOf } from '../resolve/model.ts';
import { type Refused, refuse } from './plan.ts';
import { type Movable, pathOfFile } from './target.ts';

/**
 * Refuses a slug that is invalid, or that another file, an alias or the site itself has; a page may take one of its own
 * aliases. The hints say what to do where no better slug can be suggested.
 */
export function refuseSlug(
  model: Model,
  kind: Movable['kind'],
  slug: string,
  {
    own,
    hintInvalid,
    hintTaken = 'Choose another name.',
  }: { readonly own?: string; readonly hintInvalid?: string; readonly hintTaken?: string } = {},
): Refused | null {
  const fault = judgeSlug(slug);
  if (fault !== null) {
    const hint = hintInvalid ?? fault.hint ?? '';
    return refuse(fault.reason, fault.suggestion === undefined ? hint : `Use \`${fault.suggestion}\`.`);
  }
  const fixed = locateFile(`${folderOf(kind)}/${slug}.md`)?.kind ?? kind;
  if (namesOf(model, kind).has(slug) || namesOf(model, fixed).has(slug))
    return refuse(`\`${pathOfFile(model, kind, slug)}\` is there already.`, hintTaken);
  if (fixed !== kind && (own !== undefined || !isOptional(fixed)))
    return refuse(`\`${pathOfFile(model, kind, slug)}\` is the place of ${nameOne(fixed)}.`, hintTaken);
  const route = routeOf(kind, slug);
  const reserved = fixed === kind && route !== null ? reasonReserved(route) : null;
  if (reserved !== null) return refuse(reserved, hintTaken.replace(/\.$/, `, such as \`${slug}-page\`.`));
  for (const document of model.documents) {
    if (document.kind === kind && document.slug === own) continue;
    if (aliasesOf(document).some(({ alias }) => aliasPath(document.kind, alias) === route))
      return refuse(
        `\`${route}\` is an alias of \`${document.path}\`.`,
        'Choose another name, or take the alias out there.',
      );
  }
  return null;
}
