import { readAuthor } from '../../core/author.ts';
import { startOf } from '../../core/problem.ts';
import { expectedPages, folderOf } from '../../kinds/paths.ts';
import { type FrontMatter, kinds, kindWith } from '../../kinds/registry.ts';
import type { AnyDocument } from '../../parse/document.ts';
import type { Model } from '../../resolve/model.ts';
import { knowOwner } from '../../resolve/owner.ts';
import { indexPeople } from '../../resolve/people.ts';
import { canList, citedKind } from '../../resolve/references.ts';
import type { Rule } from '../rule.ts';

export const referenceNotCited: Rule = {
  id: 'reference-not-cited',
  level: 'warning',
  finds: 'Readers would hardly find a publication: no page lists it, and neither does the CV.',
  example: { file: 'references/example.md', wrong: '(no page lists it)', right: '(a page has it under `references:`)' },
  *check(model) {
    // If a list cannot be read, it is unknown which publications are unused.
    if (model.gather(unlisted).length > 0) return;
    const gone = expectedPages.find((kind) => !model.kinds.has(kind));
    const isInCv = ownWorkOf(model);
    for (const reference of model.gather(uncited)) {
      if (reference.kind === citedKind && isInCv(reference.frontMatter)) continue;
      yield {
        at: startOf(reference.path),
        reason: `No page lists or cites \`${reference.slug}\`.`,
        missing: gone && folderOf(gone),
        hint: 'List it in the `references` of a page, or remove the file.',
      };
    }
  },
};

function unlisted(document: AnyDocument): readonly AnyDocument[] {
  return canList(document.kind) && !('references' in document.frontMatter) ? [document] : [];
}

function uncited(document: AnyDocument, { citing }: Model): readonly AnyDocument[] {
  return document.kind === citedKind && !citing.has(document.slug) && document.isReadable ? [document] : [];
}

/** Returns a test for publications of the site's author, which the curriculum vitae lists if there is one. */
function ownWorkOf(model: Model): (reference: Partial<FrontMatter<typeof citedKind>>) => boolean {
  const { name, orcid } = model.site?.frontMatter.author ?? {};
  const { route = '' } = kinds[kindWith('listsOwnWorks')];
  if (name === undefined || !model.addresses.routes.has(route)) return () => false;
  const isOwner = knowOwner({ name, orcid }, indexPeople(model.published));
  return ({ authors = [], editors = [], translators = [] }) =>
    [...authors, ...editors, ...translators].some((one) => isOwner(readAuthor(one)));
}
