import { figureNames } from '../core/figures.ts';
import { deriveEach } from '../core/graph.ts';
import { lineAround } from '../core/splice.ts';
import { placeItem, writeScalar } from '../edit/front-matter.ts';
import { lists } from '../kinds/lists.ts';
import { routeOf } from '../kinds/paths.ts';
import type { AnyDocument } from '../parse/document.ts';
import { anchorsOf } from '../resolve/anchors.ts';
import { datasetKind } from '../resolve/dataset.ts';
import { listedAnchors } from '../resolve/link.ts';
import { slugsOf } from '../resolve/model.ts';
import { linkTextOf, nameOf } from '../resolve/page-link.ts';
import { canList, citedKind, listReferences } from '../resolve/references.ts';
import { type Completion, type Cursor, type Offer, offerAt } from './completion.ts';
import { describeName, descriptionOf } from './describe.ts';

/** Completions in the text below the front matter. */
export function completeBody(cursor: Cursor): readonly Completion[] {
  const { document, offset } = cursor;
  const line = document.text.slice(lineAround(document.text, offset).start, offset);
  const cited = /\[[^\][]*@([\w.:-]*)$/.exec(line)?.[1];
  if (cited !== undefined) return offerAt(cursor, cited, listCitations(cursor));
  const figure = /^::figure\{name=["']?([\w-]*)$/.exec(line)?.[1];
  if (figure !== undefined) return offerAt(cursor, figure, listFigures(cursor));
  const address = /\]\(<?([^\s()<>]*)$/.exec(line)?.[1] ?? /^\[[^\]]+\]:\s+(\S*)$/.exec(line)?.[1];
  if (address === undefined) return [];
  const [, route = '', anchor] = /^([^#]*)(?:#(.*))?$/.exec(address) ?? [];
  if (anchor !== undefined) return offerAt(cursor, anchor, listAnchors(cursor, route));
  const isImage = /!\[[^\]]*\]\([^()]*$/.test(line);
  return offerAt(cursor, address, isImage ? listMedia(cursor) : listAddresses(cursor));
}

/** The interactive figures, and the plots of datasets. */
function listFigures({ site: { model } }: Cursor): Offer[] {
  return [
    ...figureNames.map((label): Offer => ({ kind: 'figure', label, detail: 'a figure that moves' })),
    ...slugsOf(model, datasetKind).map((label): Offer => ({ kind: 'figure', label, detail: 'a figure of numbers' })),
  ];
}

/** The publications; choosing one that the page does not list yet also adds it to `references`. */
function listCitations({ site: { model }, document }: Cursor): Offer[] {
  const { kind, text, isReadable } = document;
  const listed = new Set(listReferences(document).map(({ id }) => id));
  const list = canList(kind) && isReadable ? placeItem(text, 'references') : undefined;
  return slugsOf(model, citedKind).map((id) => ({
    kind: 'citation',
    label: id,
    ...describeName(model, citedKind, id),
    also: list === undefined || listed.has(id) ? [] : list(scalarOf(id)),
  }));
}

const scalarOf = deriveEach((id: string) => writeScalar(id));

/** The addresses of all published pages and of the files in `media/`. */
export function listAddresses(cursor: Cursor): Offer[] {
  const { model } = cursor.site;
  const pages = [...model.addresses.routes].map(([route, document]): Offer => {
    const named = document === undefined ? undefined : { detail: linkTextOf(document), help: descriptionOf(document) };
    return { kind: 'page', label: route, detail: '', ...named };
  });
  return [...pages, ...listMedia(cursor)];
}

function listMedia({ site }: Cursor): Offer[] {
  return [...site.model.addresses.media.keys()].map((label) => ({ kind: 'media', label, detail: 'in media/' }));
}

/** The anchors of the page at a route; of this page if there is no route before the `#`. */
function listAnchors({ site: { model }, document }: Cursor, route: string): Offer[] {
  const isTarget = ({ kind, slug, path }: AnyDocument) =>
    routeOf(kind, slug) === route || (route.endsWith('.md') && path.endsWith(`/${route.replace(/^.*\//, '')}`));
  const list = lists.find(({ section }) => section.path === route);
  if (list !== undefined)
    return listedAnchors(route, model.addresses).map((label) => {
      const file = model.find(list.of, label.replace(/^ref-/, ''));
      return { kind: 'anchor', label, detail: file === undefined ? '' : nameOf(file) };
    });
  const target = route === '' ? document : [...model.published, ...model.drafts].find(isTarget);
  if (target === undefined) return [];
  const titles = new Map(target.body.headings.map(({ id, title }) => [id, title]));
  return anchorsOf(target, model.addresses).map((label) => ({
    kind: 'anchor',
    label,
    detail: titles.get(label) ?? '',
  }));
}
