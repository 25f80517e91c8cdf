import type { z } from 'zod';
import type { Author } from '../core/author.ts';
import { derive, deriveEach, isSameList, isSameText } from '../core/graph.ts';
import { addressOfPublication } from '../core/publication.ts';
import { isContained } from '../core/reference-types.ts';
import { deriveFirst } from '../core/runs.ts';
import type { Member, SiteView, Work } from '../kinds/kind.ts';
import { routeOf } from '../kinds/paths.ts';
import { kindNames, kinds } from '../kinds/registry.ts';
import { schemas } from '../kinds/schemas.ts';
import { type AnyDocument, wholeFrontMatter } from '../parse/document.ts';
import { renderLine, renderVenue } from '../render/text.ts';
import type { View } from '../render/view.ts';
import type { Model } from '../resolve/model.ts';
import { knowOwner } from '../resolve/owner.ts';
import { citeReference, emitHref, referenceAddress } from '../resolve/page-link.ts';
import { indexPeople, personKind } from '../resolve/people.ts';
import { listReferences } from '../resolve/references.ts';
import { readSite, readUrl } from '../resolve/site.ts';
import { pickShown } from '../schema/shown.ts';
import { listFaq } from './faq.ts';
import { listTerms } from './glossary.ts';
import { readAuthorFacts, readProfile } from './profile.ts';
import { emitReferences, listWorks } from './references.ts';
import { listPublications } from './references-page.ts';
import { followOverview } from './resources-page.ts';
import { followSidebar } from './routes.ts';

/** The data on a site that kinds may read, computed when read. */
export function createSiteView(view: View): SiteView {
  const { model } = view;
  const sidebar = followSidebar(view);
  const works = derive(() => groupWorks(view));
  const worksOf = deriveEach((slug: string) => works().get(slug) ?? [], isSameList);
  const faq = derive(() => listFaq(view));
  const terms = derive(() => listTerms(view));
  const memberOf: <S extends z.ZodObject>(document: AnyDocument) => Member<S> = deriveEach((document: AnyDocument) =>
    describeMember(document, model),
  );
  const membersOf: <S extends z.ZodObject>(title: string) => readonly Member<S>[] = deriveEach((title: string) => {
    const name = kindNames.find((one) => kinds[one].title === title);
    return name === undefined ? [] : view.inOrder(name).map((document) => memberOf(document));
  });
  const owner = derive(() => knowOwner(readSite(model).author, indexPeople(view.inOrder(personKind))));
  const ownWorks = derive(() => listWorks(view).filter((work) => creatorsOf(work).some(owner())));
  const facts = deriveFirst(
    model.graph,
    () => {
      const { title, description, language, author } = readSite(model);
      return {
        title,
        description,
        url: readUrl(model),
        language,
        author: author.name,
        profile: readProfile(model, site),
      };
    },
    isSameText,
  );
  const site: SiteView = {
    get facts() {
      return facts();
    },
    get book() {
      return readSite(model).book ?? null;
    },
    sidebar,
    overview: followOverview(view),
    group: (slug) => ({ slug, title: view.groupTitle(slug) ?? slug }),
    all: ({ title }) => membersOf(title),
    get today() {
      return model.today;
    },
    reference: view.work,
    cite: (id) => ({ title: nameWork(id, view), href: referenceAddress(id) }),
    citationOf: citeReference,
    personOf: view.personOf,
    worksOf,
    author: () => readAuthorFacts(model),
    ownWorks,
    isResearcher: (author) => owner()(author),
    lineOf: (id) => renderLine(id, view),
    venueOf: (id) => renderVenue(id, view),
    addressOf: addressOfPublication,
    pageOf: view.pageOf,
    listReferences: () => listPublications(view, emitReferences(view), sidebar()),
    listFaq: faq,
    listTerms: terms,
  };
  return site;
}

/** A file of a kind as lists use it; its fields are computed when read. */
function describeMember<S extends z.ZodObject>(document: AnyDocument, model: Model): Member<S> {
  const schema: z.ZodObject = schemas[document.kind];
  return {
    slug: document.slug,
    href: routeOf(document.kind, document.slug) ?? '',
    get frontMatter() {
      return wholeFrontMatter(document) as Member<S>['frontMatter'];
    },
    get shown() {
      return pickShown(schema, wholeFrontMatter(document)) as Member<S>['shown'];
    },
    get references() {
      return listReferences(document).map(({ id }) => id);
    },
    get hasText() {
      return document.body.blocks.some(({ text }) => text !== '');
    },
    link: (address) => emitHref(address, document, model),
  };
}

/** `Caplin and Dean (2015). Revealed Preference`. */
function nameWork(id: string, view: View): string {
  const title = view.work(id)?.title;
  return title === undefined ? id : `${view.nameOf(id)}. ${title}`;
}

/** The publications of each person with a page, by file name. */
function groupWorks(view: View): ReadonlyMap<string, readonly Work[]> {
  const works = new Map<string, Work[]>();
  for (const work of listWorks(view)) {
    const people = new Set(creatorsOf(work).flatMap((author) => view.personOf(author)?.slug ?? []));
    for (const person of people) works.set(person, [...(works.get(person) ?? []), work]);
  }
  return works;
}

/** Whose work it is: who edited the book around a chapter did not write the chapter. */
function creatorsOf({ type, authors, editors, translators }: Work): readonly Author[] {
  return [...authors, ...(isContained(type) && authors.length > 0 ? [] : editors), ...translators];
}
