import { groupBy } from '../core/group-by.ts';
import { type Problem, writeMessage } from '../core/problem.ts';
import { compareByKey, compareNames, numberOf } from '../data/order.ts';
import { collections, collectionTitle, isCollection } from '../kinds/paths.ts';
import { type Kind, kinds } from '../kinds/registry.ts';
import { type AnyDocument, readKey } from '../parse/document.ts';
import { isDraft, type Model } from '../resolve/model.ts';
import { nameOf } from '../resolve/page-link.ts';

/** The files of the content by their titles, in a section for each kind and in the order of the site. */
export function listTree(model: Model, problems: readonly Problem[], changed: ReadonlySet<string>) {
  const describe = (document: AnyDocument) => {
    const own = problems.filter(({ path }) => path === document.path);
    const count = (level: Problem['level']) => own.filter((problem) => problem.level === level).length;
    return {
      path: document.path,
      slug: document.slug,
      title: nameInTree(document),
      /** Why it is not published: `draft`, or the day from which it will be. */
      held: isDraft(document, model.today) ? describeHold(document) : null,
      errors: count('error'),
      warnings: count('warning'),
      /** Whether it differs from the last commit. */
      isChanged: changed.has(document.path),
      /** Whether it can be moved and removed. */
      isMovable: isCollection(document.kind),
    };
  };
  const fixed = model.documents.filter(({ kind }) => !isCollection(kind));
  const sections = collections.map((kind) => ({
    title: collectionTitle(kind),
    files: sortFiles(model, kind).map(describe),
  }));
  const pages = { title: 'Fixed pages', files: fixed.map(describe) };
  return [...sections, pages].filter(({ files }) => files.length > 0);
}

/** The problems of files that are no pages, such as those of an unknown folder or a picture that is too large. */
export function listOtherFiles({ documents }: Model, problems: readonly Problem[]) {
  const pages = new Set(documents.map(({ path }) => path));
  const others = groupBy(problems, ({ path }) => path);
  return [...others].flatMap(([path, found]) =>
    pages.has(path) ? [] : [{ path, problems: found.map((one) => ({ ...one, message: writeMessage(one) })) }],
  );
}

function describeHold(document: AnyDocument): string {
  return readKey(document, 'draft') === true ? 'draft' : `from ${readKey(document, 'publishAt')}`;
}

function sortFiles(model: Model, kind: Kind): AnyDocument[] {
  const within = kinds[kind].order?.within;
  const ownerOrder = (document: AnyDocument) => {
    const owner = within === undefined ? undefined : readKey(document, within);
    const found = typeof owner === 'string' ? model.find(within as Kind, owner) : undefined;
    return found === undefined ? 0 : numberOf(readKey(found, 'order'));
  };
  return model.documents
    .filter((document) => document.kind === kind)
    .sort((a, b) => ownerOrder(a) - ownerOrder(b) || compareByKey(a, b) || compareNames(nameOf(a), nameOf(b)));
}

/** The title of a file. That of a fixed file without a page is the site's, as on the home page. */
function nameInTree(document: AnyDocument): string {
  const { kind } = document;
  return isCollection(kind) || kinds[kind].route !== undefined ? nameOf(document) : kinds[kind].title;
}
