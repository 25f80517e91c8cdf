import type { z } from 'zod';
import type { KindModule, PageSource, SiteView } from '../kinds/kind.ts';
import type { ListPage } from '../kinds/lists.ts';
import { folderOf, routeOf } from '../kinds/paths.ts';
import { kinds } from '../kinds/registry.ts';
import { schemas } from '../kinds/schemas.ts';
import type { Page } from '../kinds/shapes/pages.ts';
import type { Body, TocEntry } from '../kinds/shapes/parts.ts';
import type { AnyDocument } from '../parse/document.ts';
import { createSlugger } from '../parse/slugger.ts';
import { emitReferenceSection, emitSectioned, emitText, emitWhole } from '../render/text.ts';
import type { View } from '../render/view.ts';
import { isDraft } from '../resolve/model.ts';
import { listReferences } from '../resolve/references.ts';
import { readSite } from '../resolve/site.ts';
import { pickShown } from '../schema/shown.ts';
import { citeBook, citePage } from './cite.ts';
import { completeListHead, emitPageHead, readPageFacts } from './page-head.ts';

/** The payload of a document's route, or null for a document without a page. */
export function emitPage(document: AnyDocument, view: View, site: SiteView): Page | null {
  const path = routeOf(document.kind, document.slug);
  const kind: KindModule = kinds[document.kind];
  if (path === null || kind.page === undefined) return null;
  const page = kind.page(prepareSource(document, path, view, site));
  const edit = readEditUrl(view);
  return edit === undefined ? page : { ...page, edit: edit + document.path };
}

/** The payload of a page that lists the files of a kind; its edit link leads to their folder. */
export function emitListPage(list: ListPage, view: View, site: SiteView): Page {
  const page = list.page({ head: completeListHead(list, view, site), site });
  const edit = readEditUrl(view);
  const shown = folderViews.find(([editing]) => edit?.includes(editing));
  return edit === undefined || shown === undefined
    ? page
    : { ...page, edit: `${edit.replace(shown[0], shown[1])}content/${folderOf(list.of)}` };
}

/** How hosts turn the address for editing a file into that of a folder: Codeberg and Forgejo; GitHub and GitLab. */
const folderViews = [
  ['/_edit/', '/src/branch/'],
  ['/edit/', '/tree/'],
] as const;

function readEditUrl({ model }: View): string | undefined {
  return readSite(model).editUrl?.replace(/\/*$/, '/');
}

function prepareSource(document: AnyDocument, path: string, view: View, site: SiteView): PageSource {
  const { model } = view;
  const facts = readPageFacts(document, path, view, site);
  const { frontMatter, updated, minutes } = facts;
  const schema: z.ZodObject = schemas[document.kind];
  const head = emitPageHead(document, path, facts, model);
  const draft = isDraft(document, model.today);
  const withText = (body: Body, section: readonly TocEntry[] = []) => {
    return { head, slug: document.slug, body, toc: emitToc(document, view, section), updated, draft };
  };
  return {
    ...facts,
    head,
    shown: pickShown(schema, frontMatter),
    text: { whole: (name) => emitWhole(document, view, name), inSections: () => emitSectioned(document, view) },
    article: () => withText(emitWhole(document, view, 'body')),
    articleAround: (title) => {
      const section = placeSection(document, title);
      const text = emitText(document, view, 'body');
      return {
        article: withText(text, [section]),
        id: section.id,
        references: emitReferenceSection(document, view, 'body'),
      };
    },
    neighbours: () => view.neighboursOf(document),
    reading: () => ({ minutes, cite: citePage(document, view) }),
    citeBook: () => citeBook(model),
  };
}

/** A section that follows a text, with an anchor that the text does not have. */
function placeSection(document: AnyDocument, title: string): TocEntry {
  return { id: createSlugger(document.summary.anchors)(title), title, depth: 2 };
}

/** The headings of a text, what follows it, and its references. */
function emitToc(document: AnyDocument, view: View, following: readonly TocEntry[]): TocEntry[] {
  const toc = [...view.headingsOf(document), ...following];
  return listReferences(document).length === 0 ? toc : [...toc, { id: 'references', title: 'References', depth: 2 }];
}
