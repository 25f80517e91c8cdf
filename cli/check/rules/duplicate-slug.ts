import { startOf } from '../../core/problem.ts';
import { slugPattern } from '../../core/slug.ts';
import { lists } from '../../kinds/lists.ts';
import { routeOf } from '../../kinds/paths.ts';
import type { AnyDocument } from '../../parse/document.ts';
import { aliasesOf, aliasPath } from '../../resolve/addresses.ts';
import type { Rule } from '../rule.ts';

export const duplicateSlug: Rule = {
  id: 'duplicate-slug',
  level: 'error',
  finds: 'Two pages would have the same address, or addresses that differ only in capital letters.',
  example: { wrong: 'aliases: [decision]', right: 'aliases: [clarity]' },
  *check(model) {
    const aliases = model.gather(aliased);
    const strange = model.gather(unusual);
    // A page with the address of a list is reported by another rule.
    const listed = new Map(lists.map(({ section, name }) => [section.path, name]));
    const owners = new Map(listed);
    // Two files whose names are valid slugs never share an address. If two names differ only in case, the one that is not
    // a valid slug is at fault.
    const usual = strange.length === 0 ? [] : model.documents.filter(({ slug }) => slugPattern.test(slug));
    const inOrder = [...usual, ...strange];
    for (const document of inOrder) {
      const address = addressOf(document);
      const owner = owners.get(address.toLowerCase());
      if (owner === undefined) owners.set(address.toLowerCase(), `\`${document.path}\``);
      else if (!listed.has(address))
        yield {
          at: startOf(document.path),
          reason: `\`${document.slug}\` is already the name of ${owner}.`,
          hint: 'Rename one of the two files.',
        };
    }
    for (const { document, path, one } of aliases) {
      const address = path.toLowerCase();
      const page = model.addresses.routes.get(address) ?? model.addresses.drafts.get(address);
      const owner = owners.get(address) ?? (page && `\`${page.path}\``);
      if (owner === undefined) owners.set(address, `an alias of \`${document.path}\``);
      else
        yield {
          at: one.at,
          reason: `\`${path}\` is already ${owner}.`,
          hint: 'Remove this alias, or choose another.',
        };
    }
  },
};

/** Files without a page are distinguished by their kind. */
function addressOf(document: AnyDocument): string {
  return routeOf(document.kind, document.slug) ?? `${document.kind} ${document.slug}`;
}

/** The document, if its name is not a valid slug. */
function unusual(document: AnyDocument): readonly AnyDocument[] {
  return slugPattern.test(document.slug) ? [] : [document];
}

function aliased(document: AnyDocument) {
  return aliasesOf(document).map((one) => ({ document, path: aliasPath(document.kind, one.alias), one }));
}
