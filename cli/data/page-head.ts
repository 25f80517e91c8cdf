import type { Publication } from '../core/publication.ts';
import type { KindModule, PageFacts, SiteView } from '../kinds/kind.ts';
import type { ListPage } from '../kinds/lists.ts';
import { kinds } from '../kinds/registry.ts';
import type { PageHead } from '../kinds/shapes/head.ts';
import { describePerson, describeTrail, nameSite, writeJsonLd } from '../metadata/json-ld.ts';
import { type AnyDocument, wholeFrontMatter } from '../parse/document.ts';
import type { View } from '../render/view.ts';
import type { Model } from '../resolve/model.ts';
import { emitHref, nameOf } from '../resolve/page-link.ts';
import { listReferences } from '../resolve/references.ts';
import { readUrl } from '../resolve/site.ts';
import { emitHead, emitListHead } from './head.ts';
import { emitUpdated } from './reading.ts';
import { listSectionTexts } from './section-text.ts';
import { findSubject } from './subject.ts';

type Nodes = Parameters<typeof writeJsonLd>[0];

/** What a page has for the data of its kind and its metadata. */
export function readPageFacts(document: AnyDocument, path: string, view: View, site: SiteView): PageFacts {
  return {
    slug: document.slug,
    frontMatter: wholeFrontMatter(document),
    url: readUrl(view.model) + path,
    updated: emitUpdated(document, !kinds[document.kind].isOfItsDay),
    minutes: view.minutesOf(document),
    cited: () => listReferences(document).flatMap(({ id }) => (view.work(id) as Publication | undefined) ?? []),
    subject: () => findSubject(document, view) as Publication | null,
    sections: () => listSectionTexts(document, view.model),
    link: (address) => emitHref(address, document, view.model),
    site,
  };
}

/** The head of a page with metadata for scholarly indexes and search engines; the front page describes the whole site. */
export function emitPageHead(document: AnyDocument, path: string, page: PageFacts, model: Model): PageHead {
  const kind: KindModule = kinds[document.kind];
  const about = kind.jsonLd?.(page) ?? [];
  const { facts } = page.site;
  const around = path === '/' ? about : [nameSite(facts), ...about, ...describeWay(document, page, kind)];
  const jsonLd = writeJsonLd([describePerson(facts), ...around]);
  return { ...emitHead(document, path, model, page.subject()), citation: kind.tag?.(page) ?? [], jsonLd };
}

/** The head of a page that lists the files of a kind. */
export function completeListHead(list: ListPage, view: View, site: SiteView): PageHead {
  const nodes = [describePerson(site.facts), nameSite(site.facts), ...(list.jsonLd?.(site) ?? [])];
  return { ...emitListHead(list, view.model, site), citation: [], jsonLd: writeJsonLd(nodes) };
}

/** The breadcrumbs from the front page through the section to the page. */
function describeWay(document: AnyDocument, { url, site: { facts } }: PageFacts, { section }: KindModule): Nodes {
  if (section === undefined) return [];
  const trail = [
    { title: 'Home', url: `${facts.url}/` },
    { title: section.title, url: facts.url + section.path },
    { title: nameOf(document), url },
  ];
  return [describeTrail(trail)];
}
