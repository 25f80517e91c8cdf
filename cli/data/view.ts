import { derive, deriveEach, isSameList, isSameText } from '../core/graph.ts';
import { isTitleOf } from '../core/identity.ts';
import { type Publication, readPublication } from '../core/publication.ts';
import { deriveFirst, deriveMap } from '../core/runs.ts';
import { setQuotes } from '../core/text.ts';
import { routeOf } from '../kinds/paths.ts';
import { type Kind, kinds, kindWith } from '../kinds/registry.ts';
import { listWorkLinks } from '../kinds/work-links.ts';
import { type AnyDocument, documentsOf, wholeFrontMatter } from '../parse/document.ts';
import { nameReference } from '../render/citation-text.ts';
import { backLinks } from '../render/lists.ts';
import { renderPlain } from '../render/render.ts';
import { createTermFinder } from '../render/term-marks.ts';
import { renderBody, renderListedWork, renderPublication, renderReferenceList, renderTitle } from '../render/text.ts';
import type { View } from '../render/view.ts';
import { type Chain, groupKind, isTopic, nextInChain, previousInChain } from '../resolve/chain.ts';
import type { Model } from '../resolve/model.ts';
import { emitHref, linkToPage } from '../resolve/page-link.ts';
import { findPerson, indexPeople, personKind } from '../resolve/people.ts';
import { citedKind } from '../resolve/references.ts';
import { readBase } from '../resolve/site.ts';
import { listTermNames } from './glossary.ts';
import { sortDocuments } from './order.ts';
import { countMinutes, listHeadings } from './reading.ts';
import { readAnnotation } from './references.ts';

/** The kind of document that may be about a publication. */
const worksKind = kindWith('isAboutWorks');

/** The view of a site; a large one saves memory at the cost of time. */
export function createView(model: Model, isLarge: boolean): View {
  const base = derive(() => readBase(model));
  const find = (id: string) => {
    const document = model.find(citedKind, id);
    return document === undefined || model.isHeld(document) ? undefined : document;
  };
  const people = deriveFirst(model.graph, () => indexPeople(view.inOrder(personKind)), isSameText);
  const terms = deriveFirst(model.graph, () => listTermNames(model), isSameText);
  const hasTerms = derive(() => terms().length > 0);
  const findTerms = derive(() => createTermFinder(terms()));
  const termsIn = deriveEach((document: AnyDocument) => findTerms()(document.body), isSameText);
  const neighboursIn = deriveEach((kind: Kind) =>
    deriveMap(model.graph, () => pairNeighbours(view.inOrder(kind), model.chain), isSameList),
  );
  const view: View = {
    model,
    isLarge,
    get base() {
      return base();
    },
    linkTo: deriveEach(linkToPage, isSameText),
    inOrder: deriveEach((kind: Kind) => sortDocuments(model, kind), isSameList),
    neighboursOf: deriveEach(
      (document: AnyDocument) => {
        const [previous, next] = neighboursIn(document.kind).get(document) ?? [null, null];
        return { previous: previous && view.linkTo(previous), next: next && view.linkTo(next) };
      },
      // Equal links are the same objects, and a new page has those of all others compared.
      (before, after) => before.previous === after.previous && before.next === after.next,
    ),
    topicsOf: deriveMap(
      model.graph,
      () => new Map(model.chain.groups.flatMap(({ group, topics }) => (topics.length > 0 ? [[group, topics]] : []))),
      isSameList,
    ),
    minutesOf: deriveEach((document: AnyDocument) =>
      model.graph.memo.keep(document.path, 'minutes', () => countMinutes(document)),
    ),
    headingsOf: deriveEach((document: AnyDocument) =>
      model.graph.memo.keep(document.path, 'headings', () => listHeadings(document)),
    ),
    groupTitle: deriveEach((slug: string) => model.find(groupKind, slug)?.frontMatter.title),
    work: deriveEach((id: string) => {
      const document = find(id);
      if (document === undefined) return undefined;
      const frontMatter = wholeFrontMatter(document);
      const links = listWorkLinks(frontMatter.links ?? [], (address) => emitHref(address, document, model));
      const annotation = model.graph.memo.keep(document.path, 'annotation', () => readAnnotation(document));
      return { ...setNames(readPublication(id, frontMatter, annotation)), id, links };
    }, isSameText),
    nameOf: deriveEach((id: string) => {
      const work = view.work(id);
      return work === undefined ? id : nameReference(work);
    }),
    titleOf: deriveEach((id: string) => renderTitle(id, view)),
    personOf: (author) => findPerson(author, people()),
    citedOn: deriveEach(
      (id: string) =>
        model.citing
          .all(id)
          .flatMap((document) =>
            model.isHeld(document) || kinds[document.kind].text === 'note' ? [] : (view.linkTo(document) ?? []),
          ),
      isSameText,
    ),
    citedAt: deriveEach((id: string) => view.citedOn(id).map(({ href }) => href), isSameList),
    pageOf: deriveEach((id: string) => {
      const pages = documentsOf(model.citing.all(id), worksKind).filter(
        (document) => !model.isHeld(document) && document.frontMatter.publication === id,
      );
      const title = view.work(id)?.title ?? '';
      const page = pages.find(({ frontMatter }) => isTitleOf(frontMatter.title ?? '', title)) ?? pages[0];
      return page === undefined ? null : routeOf(page.kind, page.slug);
    }),
    listedWork: deriveEach((id: string) => {
      const work = view.work(id);
      const document = find(id);
      return work && document && renderListedWork(work, document, view);
    }),
    backLinks: deriveEach((numberAndCount: string) => {
      const [number, count] = numberAndCount.split(' ');
      return renderPlain(backLinks(Number(count), (index) => `cite-${number}-${index}`));
    }),
    termsIn: (document) => (hasTerms() ? termsIn(document) : []),
    bodyOf: deriveEach((document: AnyDocument) => renderBody(document, view)),
    referencesOf: deriveEach((document: AnyDocument) => renderReferenceList(document, view), isSameList),
    entryOf: deriveEach((id: string) => {
      const document = find(id);
      if (document === undefined) return '';
      return model.graph.memo.keep(document.path, 'entry', () => renderPublication(document, view));
    }),
  };
  return view;
}

/** A publication with typographic quotes in its names, which bibliographies have as they are on the keyboard. */
function setNames(publication: Publication): Publication {
  const { title, venue, series, publisher } = publication;
  const set = (name: string | null) => name && setQuotes(name);
  return { ...publication, title: setQuotes(title), venue: set(venue), series: set(series), publisher: set(publisher) };
}

type Pair = readonly [previous: AnyDocument | null, next: AnyDocument | null];

/** The previous and the next file of each file in a list; of these lists, only the chain of topics wraps around. */
function pairNeighbours(documents: readonly AnyDocument[], chain: Chain): ReadonlyMap<AnyDocument, Pair> {
  return new Map(
    documents.map((document, index) => [
      document,
      isTopic(document)
        ? [previousInChain(chain, document.slug), nextInChain(chain, document.slug)]
        : [documents[index - 1] ?? null, documents[index + 1] ?? null],
    ]),
  );
}
