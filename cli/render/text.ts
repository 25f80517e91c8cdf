/** The texts of a page as HTML: its body, its publications, and what stands in its front matter. */
import type { Element, ElementContent } from 'hast';
import type { RootContent } from 'mdast';
import { deriveEach } from '../core/graph.ts';
import { plural } from '../core/text.ts';
import type { PageText, Work } from '../kinds/kind.ts';
import { routeOf } from '../kinds/paths.ts';
import type { Body, FigurePart, Markup } from '../kinds/shapes/parts.ts';
import type { Author } from '../kinds/shapes/reference.ts';
import type { AnyDocument } from '../parse/document.ts';
import { citeReference, referenceAddress } from '../resolve/page-link.ts';
import { type Listed, listReferences } from '../resolve/references.ts';
import { writeWords } from './callouts-and-captions.ts';
import { formatReference, formatVenue, type NameOrder } from './citation-text.ts';
import { letterFootnotes, type RenderContext } from './context.ts';
import { renderDataset } from './data-figure.ts';
import { h, outsideLink } from './elements.ts';
import { placeFootnotes } from './footnotes.ts';
import { withBase } from './handlers.ts';
import { renderReferences } from './lists.ts';
import { keepNameless, nameCitations, readLate } from './pieces.ts';
import { createRenderer, type Renderer, renderPlain } from './render.ts';
import { type Stretch, splitAtFigures, splitAtHeadings } from './sections.ts';
import { placeMarks } from './term-marks.ts';
import type { ListedWork, RenderedBody, View } from './view.ts';

/** The whole body of a document, without the names of its citations. */
export function renderBody(document: AnyDocument, view: View): RenderedBody {
  const { body, renderer, endnotes } = createPageRenderer(document, view);
  const stretches = splitAtFigures(body);
  const write = (nodes: readonly RootContent[], after: readonly Element[] = []) =>
    keepNameless(renderer.toHtml(nodes, after), view.isLarge);
  const last = stretches.at(-1);
  const parts = stretches.map((stretch) => {
    if ('figure' in stretch) return nameFigure(stretch, renderer);
    return write(stretch.nodes, stretch === last ? endnotes() : []);
  });
  if (last === undefined || !('figure' in last)) return parts;
  const notes = endnotes();
  return notes.length === 0 ? parts : [...parts, write([], notes)];
}

/** An interactive figure, with its number and the text of its caption. */
function nameFigure({ figure, caption }: Extract<Stretch, { figure: unknown }>, renderer: Renderer): FigurePart {
  if (caption === undefined) return { figure, number: 0, caption: '' };
  const [line] = renderer.toElements([{ type: 'paragraph', children: caption.children }]);
  const words = line?.type === 'element' ? line.children : [];
  return {
    figure,
    number: caption.number,
    caption: words.length === 0 && caption.label === null ? '' : renderPlain([writeWords(caption, words)]),
  };
}

/**
 * The text of a page as a whole, with the references at its end: in one stretch with the text before them, or else the
 * reader views of browsers leave them out.
 */
export function emitWhole(document: AnyDocument, view: View, name: string): Body {
  const text = emitText(document, view, name);
  const [references] = emitReferenceSection(document, view, name);
  const last = text.at(-1);
  if (references === undefined) return text;
  if (last === undefined || 'figure' in last) return [...text, references];
  return [...text.slice(0, -1), readLate(last.key, () => `${last.html}\n${references.html}`)];
}

/** The text of a page without its references. */
export function emitText(document: AnyDocument, view: View, name: string): Body {
  return view
    .bodyOf(document)
    .map((stretch, index) =>
      'figure' in stretch ? stretch : readLate(`${name}-${index}`, nameCitations(stretch, view.titleOf)),
    );
}

/** The references of a page as the end of its text; empty if there are none. */
export function emitReferenceSection(document: AnyDocument, view: View, name: string): readonly Markup[] {
  const parts = view.referencesOf(document);
  return parts.length === 0 ? [] : [readLate(`${name}-end`, () => parts.join(''))];
}

/** The text of a page split at its headings of level 2; the references are in the last section. */
export function emitSectioned(document: AnyDocument, view: View): ReturnType<PageText['inSections']> {
  const { body, renderer, endnotes } = createPageRenderer(document, view);
  const { intro, sections } = splitAtHeadings(body);
  const render = (nodes: readonly RootContent[], isLast: boolean) =>
    nameCitations(keepNameless(renderer.toHtml(nodes, isLast ? endnotes() : []), false), view.titleOf)();
  const opening = intro.length === 0 ? [] : [{ key: 'intro-0', html: render(intro, sections.length === 0) }];
  const parts = sections.map(({ heading: { id, title }, nodes }, index) => {
    return { id, title, body: { key: `section-${id}`, html: render(nodes, index === sections.length - 1) } };
  });
  const after = view.referencesOf(document).join('');
  const last = parts.at(-1);
  if (after !== '' && last !== undefined) last.body.html += `\n${after}`;
  else if (after !== '') opening.push({ key: 'intro-end', html: after });
  return { intro: opening, sections: parts };
}

/** The name of a publication as the `title` attribute of a link to it. */
export function renderTitle(id: string, view: View): string {
  const link = renderPlain([h('a', { title: view.nameOf(id) })]);
  return link.slice('<a'.length, -'></a>'.length);
}

/**
 * The list of a page's publications, each with the page's note or else its annotation, and links back to its citations;
 * empty if there are none. The parts that are the same on all pages are rendered once.
 */
export function renderReferenceList(document: AnyDocument, view: View): readonly string[] {
  const listed = listReferences(document);
  if (listed.length === 0) return [];
  const path = routeOf(document.kind, document.slug);
  const renderItem = ({ id, number, note }: Listed) => {
    const work = view.listedWork(id);
    if (work === undefined) return [];
    const count = document.summary.cited.filter((one) => one === id).length;
    const others = view.citedAt(id).filter((href) => href !== path).length;
    // The page's note on a publication replaces the site's annotation, which is one click away.
    const annotation = note === null ? work.annotation : renderPlain([h('p', {}, note)]);
    const back = view.backLinks(`${number} ${count}`).trimStart();
    const page = view.pageOf(id) === path ? '' : work.page;
    const ways = [...(back === '' ? [] : [back, ' ']), page, work.onward(others)];
    return [`<li id="ref-${id}"><p>`, work.line, '</p>', annotation, '<p class="onward">', ...ways, '</p></li>'];
  };
  return renderReferences(listed, renderItem);
}

/** The parts of a publication that are the same in the lists of all pages. */
export function renderListedWork(work: Work, document: AnyDocument, view: View): ListedWork {
  const files = linkFiles(work, view.base);
  return {
    line: renderPlain(formatWork(work, view)),
    annotation: renderPlain(renderAnnotation(document, view)),
    page: renderPlain(linkOwnPage(work.id, view)),
    onward: deriveEach((others: number) => renderPlain([...files, ...linkOnward(work.id, others, view.base)])),
  };
}

/** The renderer of a page, whose footnotes follow the blocks that mention them. */
function createPageRenderer(document: AnyDocument, view: View) {
  const context = bareContext(document, view);
  const { body } = context;
  const letters = letterFootnotes(body);
  const references = new Map(listReferences(document).map((one) => [one.id, one]));
  const hasPage = routeOf(document.kind, document.slug) !== null;
  const terms = hasPage ? placeMarks(body, view.termsIn(document)) : context.terms;
  const footnotes = placeFootnotes(body, letters);
  const renderer = createRenderer({ ...context, references, terms, letters }, footnotes.after);
  return { body, renderer, endnotes: () => footnotes.atEnd(renderer.toElements) };
}

/** The links to the citation of a publication in all formats, and to the other pages that cite it. */
function linkOnward(id: string, count: number, base: string): (ElementContent | string)[] {
  const cite = linkCitation(id, base);
  if (count === 0) return [cite];
  const words = `Also cited on ${plural(count, 'other page')}`;
  return [cite, ' ', h('a', { href: withBase(base, referenceAddress(id)) }, words)];
}

/**
 * The link to the page of this site about a publication, followed by a space; with `title` its name tells it from those
 * beside the many other publications of a long list.
 */
function linkOwnPage(id: string, { base, pageOf }: View, title?: string): (ElementContent | string)[] {
  const page = pageOf(id);
  if (page === null) return [];
  const named = title !== undefined && { ariaLabel: `On this site: ${title}` };
  return [h('a', { href: withBase(base, page), ...named }, 'On this site'), ' '];
}

/** The links to the PDF, code and other files of a publication, each followed by a space. */
function linkFiles({ title, links }: Work, base: string): (ElementContent | string)[] {
  return links.flatMap(({ title: name, href, external }) => {
    const link = external ? outsideLink(href, null, [name]) : h('a', { href: withBase(base, href) }, name);
    link.properties.ariaLabel = external ? `${name} of ${title} (opens in a new tab)` : `${name} of ${title}`;
    return [link, ' '];
  });
}

/** The link to the citation of a publication; the app shows the citation in place. */
function linkCitation(id: string, base: string): Element {
  return h('a', { className: ['cite-link'], href: withBase(base, citeReference(id)) }, 'Cite');
}

/** A publication in the list of all references as HTML: its line, and folded below it the annotation and the pages that cite it. */
export function renderPublication(document: AnyDocument, view: View): string {
  const work = view.work(document.slug);
  if (work === undefined) return '';
  const context = bareContext(document, view);
  const renderer = createRenderer(context);
  const annotation = renderer.toElements(context.body.root.children).filter((node) => node.type === 'element');
  const pages = view.citedOn(work.id);
  const summary: (Element | string)[] = [annotation.length > 0 ? 'Note' : 'More'];
  const folded = [...annotation];
  if (pages.length > 0) {
    const links = pages.flatMap(({ href, title }) => [', ', h('a', { href: withBase(view.base, href) }, title)]);
    summary.push(h('span', { className: ['visually-hidden'] }, `, cited on ${plural(pages.length, 'page')}`));
    folded.push(h('p', { className: ['cited-on'] }, 'Cited on ', ...links.slice(1)));
  }
  const links = [
    ...linkOwnPage(work.id, view, work.title),
    ...linkFiles(work, view.base),
    linkCitation(work.id, view.base),
  ];
  const onward = h('span', { className: ['onward'] }, ...links);
  const line = h('p', {}, ...formatWork(work, view, 'family'), ' ', onward);
  return renderer.toHtml(
    [],
    folded.length === 0 ? [line] : [line, h('details', {}, h('summary', {}, ...summary), ...folded)],
  );
}

/** Only the line of a publication, as HTML. */
export function renderLine(id: string, view: View): string {
  const work = view.work(id);
  return work === undefined ? '' : renderPlain([h('p', {}, ...formatWork(work, view))]);
}

/** Where and when a publication appeared, with a link to it, as HTML. */
export function renderVenue(id: string, view: View): string {
  const work = view.work(id);
  return work === undefined ? '' : renderPlain([h('p', {}, ...formatVenue(work))]);
}

/** The line of a publication; names of people with a page link to it. */
function formatWork(work: Work, { base, personOf }: View, first?: NameOrder): ElementContent[] {
  const pageOf = (author: Author) => {
    const person = personOf(author);
    return person && withBase(base, person.href);
  };
  return formatReference(work, pageOf, first);
}

/** The annotation of a publication, as elements that must not be changed. Its links are relative to its own file. */
function renderAnnotation(document: AnyDocument, view: View): readonly ElementContent[] {
  const context = bareContext(document, view);
  return createRenderer(context).toElements(context.body.root.children);
}

/** A text of a file outside its body, as HTML; it contains no citations. */
export function renderApart(nodes: readonly RootContent[], document: AnyDocument, view: View): string {
  return createRenderer(bareContext(document, view)).toHtml(nodes);
}

/** The context for text without citations and footnotes. */
function bareContext(document: AnyDocument, view: View): RenderContext {
  const { base, model } = view;
  return {
    // The list of a page's publications is rendered without the page's text, which would have to be parsed again.
    get body() {
      return document.body;
    },
    base,
    dataFigure: (name, head) => {
      const dataset = model.datasetOf(name);
      return dataset && renderDataset(dataset, renderAnnotation(dataset.document, view), head, base);
    },
    resolve: (target) => model.resolve(target, document),
    pictureOf: (media) => model.addresses.media.get(media) ?? null,
    references: new Map(),
    terms: new Map(),
    letters: new Map(),
  };
}
