import type { Element, ElementContent } from 'hast';
import { plural } from '../core/text.ts';
import { routeOf } from '../kinds/paths.ts';
import type { Body, Reference, Section } from '../kinds/shapes.ts';
import { type AnyDocument, documentsOf } from '../parse/document.ts';
import { resolveLink } from '../resolve/link.ts';
import type { Model } from '../resolve/model.ts';
import { citeReference, referenceAddress } from '../resolve/page-link.ts';
import { listReferences } from '../resolve/references.ts';
import { readBase } from '../resolve/site.ts';
import { formatReference, nameReference } from './citation-text.ts';
import { letterFootnotes, type RenderContext } from './context.ts';
import { h } from './elements.ts';
import { withBase } from './handlers.ts';
import { renderFootnotes, renderReferences } from './lists.ts';
import { createRenderer, type Renderer } from './render.ts';
import { splitAtFigures, splitAtHeadings } from './sections.ts';

/** The text of one page, whole or in sections. A page is emitted by calling one of the two, once. */
export interface PageText {
  readonly whole: (name: string) => Body;
  readonly inSections: () => { readonly intro: Body; readonly sections: readonly Section[] };
}

/** Prepares the text of a document: its references and footnotes stand at its end. */
export function prepareText(
  document: AnyDocument,
  model: Model,
  references: ReadonlyMap<string, Reference>,
  annotate: Annotate,
): PageText {
  const listed = listReferences(document);
  const context: RenderContext = {
    body: document.body,
    base: readBase(model),
    resolve: (target) => resolveLink(target, document, model.addresses),
    pictureOf: (media) => model.addresses.media.get(media) ?? null,
    references: new Map(listed.map((one) => [one.id, one])),
    nameReference: (id) => {
      const reference = references.get(id);
      return reference === undefined ? id : nameReference(reference);
    },
    letters: letterFootnotes(document.body),
  };
  const renderer = createRenderer(context);
  const countCitations = (id: string) => document.body.citations.filter((use) => use.target === id).length;
  const ending = () =>
    [
      renderFootnotes(document.body, context.letters, renderer.toElements),
      renderReferences(
        listed,
        (id) => references.get(id),
        annotate,
        countCitations,
        (reference) => linkOnward(reference, routeOf(document.kind, document.slug), context.base),
      ),
    ].filter((section) => section !== null);

  return {
    whole(name) {
      const stretches = splitAtFigures(document.body.root.children);
      const body: Body[number][] = stretches.map((stretch, index) =>
        'figure' in stretch ? stretch : { key: `${name}-${index}`, html: renderer.toHtml(stretch.nodes) },
      );
      const after = renderer.toHtml([], ending());
      return after === '' ? body : [...body, { key: `${name}-end`, html: after }];
    },
    inSections() {
      const { intro, sections } = splitAtHeadings(document.body);
      const opening = intro.length === 0 ? [] : [{ key: 'intro-0', html: renderer.toHtml(intro) }];
      const parts = sections.map(({ heading, nodes }) => ({ heading, html: renderer.toHtml(nodes) }));
      const after = renderer.toHtml([], ending());
      const last = parts.length - 1;
      return {
        intro: last === -1 && after !== '' ? [...opening, { key: 'intro-end', html: after }] : opening,
        sections: parts.map(({ heading, html }, index) => ({
          id: heading.id,
          title: heading.title,
          body: { key: `section-${heading.id}`, html: index === last && after !== '' ? `${html}\n${after}` : html },
        })),
      };
    },
  };
}

/** The ways to the citation of a publication in all formats, and to the other pages that cite it. */
function linkOnward({ id, citedOn }: Reference, path: string | null, base: string): (ElementContent | string)[] {
  const cite = linkCitation(id, base);
  const count = citedOn.filter(({ href }) => href !== path).length;
  if (count === 0) return [cite];
  const words = `Also cited on ${plural(count, 'other page')}`;
  return [cite, ' ', h('a', { href: withBase(base, referenceAddress(id)) }, words)];
}

/** The way to the citation of a publication; the running app shows it in place. */
export function linkCitation(id: string, base: string): Element {
  return h('a', { className: ['cite-link'], href: withBase(base, citeReference(id)) }, 'Cite');
}

/** A publication on its own as HTML: its line, and folded below it its annotation and what is to follow. */
export function renderPublication(
  reference: Reference,
  document: AnyDocument,
  model: Model,
  after: readonly Element[],
): string {
  const renderer = createAnnotationRenderer(document, model);
  const annotation = renderer.toElements(document.body.root.children).filter((node) => node.type === 'element');
  const count = reference.citedOn.length;
  const summary = [
    annotation.length > 0 ? 'Note' : 'More',
    ...(count > 0 ? [`cited on ${plural(count, 'page')}`] : []),
  ].join(', ');
  return renderer.toHtml(
    [],
    [h('p', {}, ...formatReference(reference)), h('details', {}, h('summary', {}, summary), ...annotation, ...after)],
  );
}

/** The annotation of a publication, as elements that nobody changes. */
export type Annotate = (id: string) => readonly ElementContent[];

/** Annotations of a site: the bodies of the files in `references/`, each rendered at most once. */
export function rememberAnnotations(model: Model): Annotate {
  const documents = new Map(documentsOf(model.published, 'reference').map((document) => [document.slug, document]));
  const rendered = new Map<string, readonly ElementContent[]>();
  return (id) => {
    const known = rendered.get(id);
    const document = documents.get(id);
    if (known !== undefined || document === undefined) return known ?? [];
    const elements = createAnnotationRenderer(document, model).toElements(document.body.root.children);
    rendered.set(id, elements);
    return elements;
  };
}

/** Links in an annotation are relative to its own file. */
function createAnnotationRenderer(document: AnyDocument, model: Model): Renderer {
  return createRenderer({
    body: document.body,
    base: readBase(model),
    resolve: (target) => resolveLink(target, document, model.addresses),
    pictureOf: (media) => model.addresses.media.get(media) ?? null,
    references: new Map(),
    nameReference: (name) => name,
    letters: new Map(),
  });
}
