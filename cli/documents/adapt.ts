/** Fits a document to this site: its headings, pictures, lists, footnotes and links. */
import type { Heading, Image, Link, Node, Nodes, Parents, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { hollowAlt, letterAt } from '../core/labels.ts';
import { faultOfAddress } from '../core/outside-address.ts';
import { inlineDefinitions } from '../parse/definitions.ts';
import { createSlugger } from '../parse/slugger.ts';
import { starters } from '../schema/starters.ts';
import { ofPicture, placeCaptions } from './captions.ts';
import { flattenCells } from './cells.ts';
import { type CiteContext, reportMarks, writeCitations } from './cite.ts';
import { otherFile } from './dialects/obsidian.ts';
import { normalizeEmphasis } from './emphasis.ts';
import { joinFormulas, labelFormulas, shareCommands, splitMath } from './formulas.ts';
import type { Losses } from './losses.ts';
import { isRunning, type Pictures, readDataAddress } from './pictures.ts';
import { unreadCitation } from './reference-managers.ts';
import { removeNodes, replaceNodes } from './replace-nodes.ts';

export interface DraftContext extends CiteContext {
  /** Whether an address is one of this site at which no page stands. */
  readonly isLost: (address: string) => boolean;
  /** The path of the page of this site to which an address without a host leads; null where there is none. */
  readonly pathOf?: (address: string) => string | null;
  /** The bytes of a picture or another file, by its address in the document. */
  readonly picture: (address: string) => Uint8Array | null;
  /** Whether an address is that of a picture that is there, and lies outside the folder of the document. */
  readonly isOutside?: (address: string) => boolean;
  readonly pictures: Pictures;
  /** Whether links that lead nowhere are told when all other pages are here. */
  readonly isLinkedLater?: boolean;
  /** Whether the page that it is put into has a footnote of this name. */
  readonly isNote?: (name: string) => boolean;
}

/** Changes the tree of any document into one that fits this site, and gives the ids of the references that it cites. */
export function adapt(tree: Root, context: DraftContext): readonly string[] {
  const { losses } = context;
  // Google Docs writes links and pictures with their addresses at the end of the text.
  inlineDefinitions(tree);
  removeNodes(tree, ({ type }) => type === 'definition');
  removeHtml(tree, losses);
  shareCommands(tree);
  splitMath(tree);
  labelFormulas(tree);
  replaceNodes<Nodes>(tree, (node) => (isEnlarged(node) ? node.children : null));
  const pictured = listPictured(tree);
  replaceNodes<Nodes>(tree, (node) => (node.type === 'image' ? placeImage(node, context) : null));
  // A picture that became a link may stand in a link, and a link cannot hold another.
  visit(tree, 'link', (link) => replaceNodes<Nodes>(link, (node) => (node.type === 'link' ? node.children : null)));
  normalizeEmphasis(tree);
  joinFormulas(tree);
  flattenCells(tree, losses);
  const named = normalizeHeadings(tree);
  freeCaptions(tree, pictured);
  removeNodes(tree, isEmpty);
  spaceLists(tree);
  placeCaptions(tree);
  letterFootnotes(tree, context);
  unwrapLinks(tree, context, named);
  reportMarks(tree, losses);
  return writeCitations(tree, context);
}

function removeHtml(tree: Root, losses: Losses): void {
  replaceNodes<Nodes>(tree, (node) => {
    if (node.type !== 'html') return null;
    if (/^<br\b/i.test(node.value)) return [{ type: 'break' }];
    if (!/^<!--|^<\/|^<(?:a|div|font|p|span)\b[^>]*>$/i.test(node.value))
      losses.add('HTML inside the text is left out.', node.value);
    return [];
  });
}

/**
 * Headings begin at level two, since the title of the page is level one, go down one level at a time, and are neither
 * bold nor given ids. Gives the headings that had one, by these.
 */
function normalizeHeadings(tree: Root): ReadonlyMap<string, Heading> {
  const named = new Map<string, Heading>();
  removeNodes(tree, (node) => node.type === 'heading' && textOf(node).trim() === '');
  let above: Heading['depth'][] = [];
  visit(tree, 'heading', (heading) => {
    above = [...above.filter((depth) => depth < heading.depth), heading.depth];
    heading.depth = Math.min(6, above.length + 1) as Heading['depth'];
    heading.children = heading.children.flatMap((child) => (child.type === 'strong' ? child.children : [child]));
    replaceNodes<Nodes>(heading, (node) => (node.type === 'break' ? [{ type: 'text', value: ' ' }] : null));
    const last = heading.children.at(-1);
    if (last?.type !== 'text') return;
    last.value = last.value.replace(/\s*\{(?:#([^{}\s]*)|\.[a-z]|-(?=[ }]))[^{}]*\}\s*$/, (_all, id = '') => {
      if (id !== '') named.set(`#${id}`, heading);
      return '';
    });
  });
  return named;
}

/** Whether a node is a picture that leads to a picture, which is the same or larger. */
function isEnlarged(node: Nodes): node is Link {
  if (node.type !== 'link' || !/\.(?:png|jpe?g|gif|webp|avif|svg)$/i.test(node.url)) return false;
  return node.children.length === 1 && node.children[0]?.type === 'image';
}

/** A picture in `media/`, a link to one that is elsewhere on the web, or nothing if it cannot be shown. */
function placeImage(image: Image, { picture, pictures, isOutside, losses }: DraftContext): readonly (Image | Link)[] {
  const { url, alt } = image;
  if (/\.md(?:#|$)/.test(url) || otherFile.test(url)) {
    losses.add('What is shown from another file is a link now.', alt ?? url);
    return [{ type: 'link', url, children: [{ type: 'text', value: alt || url }] }];
  }
  if (/^https?:/i.test(url)) {
    losses.add(`The picture \`${url}\` stands on another site, and is a link now: save it, and put it in.`);
    return [{ type: 'link', url, children: [{ type: 'text', value: alt?.trim() || url }] }];
  }
  const bytes = readDataAddress(url) ?? picture(url);
  const name = bytes === null ? null : pictures.add(bytes);
  if (name === null) {
    const called = alt?.trim() ? ` (“${alt.trim()}”)` : '';
    const near = called || url.startsWith('data:') ? '' : url;
    losses.add(`A picture${called} ${tellUnplaced(bytes, isOutside?.(url) === true)}, and put it in.`, near);
    return [];
  }
  const words = alt?.replace(/\s+/g, ' ').trim() ?? '';
  return [{ type: 'image', url: `/media/${name}`, alt: hollowAlt.test(words) ? starters.alt : words }];
}

/** Why a picture is left out, and what to do. */
function tellUnplaced(bytes: Uint8Array | null, isOutside: boolean): string {
  if (bytes === null && isOutside)
    return 'lies outside the folder of the page: import the folder that holds both, or copy it beside the page';
  const unfit =
    bytes !== null && isRunning(bytes)
      ? 'is a drawing that runs or loads something'
      : 'is of a kind that browsers do not show';
  return `${bytes === null ? 'was not found' : unfit}: save it as a .png file`;
}

function listPictured(tree: Root): ReadonlySet<Node> {
  const pictured = new Set<Node>();
  visit(tree, 'paragraph', (paragraph) => {
    visit(paragraph, 'image', () => void pictured.add(paragraph));
  });
  return pictured;
}

/** Makes words of the caption of a picture that is left out, or a table or formula beside it would get that. */
function freeCaptions(tree: Root, pictured: ReadonlySet<Node>): void {
  visit(tree as Node, 'caption', (caption: Node, index = 0, parent: Parents | undefined) => {
    const [before, after] = [parent?.children[index - 1], parent?.children[index + 1]];
    const isOfTable = after?.type === 'table' && !ofPicture.test(textOf(caption));
    if (before !== undefined && pictured.has(before) && isEmpty(before) && !isOfTable) caption.type = 'paragraph';
  });
}

/** Only lists with an item of several paragraphs have empty lines between their items. */
function spaceLists(tree: Root): void {
  visit(tree, 'list', (list) => {
    for (const item of list.children) item.spread = item.children.filter(({ type }) => type !== 'list').length > 1;
    list.spread = list.children.some(({ spread }) => spread);
  });
}

/** Whether a node is a paragraph that shows nothing. */
function isEmpty(node: Nodes): boolean {
  return node.type === 'paragraph' && !isShown(node);
}

/** Whether a node has any text, picture, formula or footnote mark. */
function isShown(node: Nodes): boolean {
  let isFound = textOf(node).trim() !== '';
  visit(node, ['image', 'inlineMath', 'footnoteReference'], () => {
    isFound = true;
  });
  return isFound;
}

/** Names footnotes by letters that are free, in the order of their marks; those without a mark are left out. */
function letterFootnotes(tree: Root, { isNote = () => false, losses }: DraftContext): void {
  const names = new Map<string, string>();
  let next = 0;
  visit(tree, 'footnoteReference', ({ identifier }) => {
    if (names.has(identifier)) return;
    while (isNote(letterAt(next))) next += 1;
    names.set(identifier, letterAt(next));
    next += 1;
  });
  removeNodes<Nodes>(tree, (node) => {
    const isUnused = node.type === 'footnoteDefinition' && !names.has(node.identifier);
    if (isUnused) losses.add('A footnote to which nothing points is left out.', textOf(node));
    return isUnused;
  });
  if (names.size > 0)
    visit(tree, 'text', ({ value }) => {
      for (const [found] of value.matchAll(namedNote))
        losses.add('The text names a note by its number, which may be another here: look which note it means.', found);
    });
  visit(tree, (node) => {
    if (node.type !== 'footnoteReference' && node.type !== 'footnoteDefinition') return;
    const name = names.get(node.identifier);
    Object.assign(node, { identifier: name, label: name });
  });
}

/** How a text names a note: `as note 7`. */
const namedNote = /\b(?:foot|end)?notes? \d{1,3}\b|\b(?:Anm(?:erkung|\.)|Fußnote) \d{1,3}\b/gi;

/** Replaces links that lead nowhere on this site by their words, and those that show nothing by nothing. */
function unwrapLinks(tree: Root, context: DraftContext, named: ReadonlyMap<string, Heading>): void {
  const { isLost, losses, pathOf = () => null } = context;
  const slug = createSlugger([]);
  const anchorOf = new Map<Heading, string>();
  visit(tree, 'heading', (heading) => void anchorOf.set(heading, `#${slug(textOf(heading))}`));
  const anchors = new Set(anchorOf.values());
  replaceNodes<Nodes>(tree, (link) => {
    if (link.type !== 'link') return null;
    if (link.url.startsWith('https://www.zotero.org/google-docs/')) {
      losses.add(unreadCitation, textOf(link));
      return link.children;
    }
    const path = pathOf(link.url) ?? placePdf(link.url, context);
    const heading = named.get(link.url);
    link.url = path ?? (heading && anchorOf.get(heading)) ?? link.url;
    const isReached =
      path !== null || (faultOfAddress(link.url) === null && !isLost(link.url)) || anchors.has(link.url);
    if (isReached && isShown(link)) return null;
    if (context.isLinkedLater !== true) noteLostLink(link, context);
    return isShown(link) ? [{ ...link, type: openLink }] : link.children;
  });
}

/** Tells that a link is plain text now. */
export function noteLostLink(link: Link, { isLost, losses }: Pick<DraftContext, 'isLost' | 'losses'>): void {
  const { url } = link;
  const words = textOf(link);
  if (/^[^/]+\.md(?:#|$)/.test(url)) losses.add('A link to another page is plain text now: that is not here.', words);
  else if (url !== '' && words.trim() !== '') {
    const where = isLost(url) || !/^\w+:/.test(url) ? 'this site' : 'the web';
    losses.add(`The link to \`${url.slice(0, 100)}\` is plain text now: it leads to no page of ${where}.`);
  }
}

const openLink = 'openLink';

/** The links of a text, with those that are written as their words alone, since they lead nowhere yet. */
export function listLinks(tree: Root): readonly Link[] {
  const links: Link[] = [];
  visit(tree as Node, ['link', openLink], (link: Node) => void links.push(link as Link));
  return links;
}

/** Whether a link is written as its words alone. */
export function isOpen({ type }: Node): boolean {
  return type === openLink;
}

/** The address in `media/` of a PDF of the other site; null for any other address. */
export function placePdf(
  address: string,
  { picture, pictures }: Pick<DraftContext, 'picture' | 'pictures'>,
): string | null {
  const [file = ''] = address.split(/[?#]/);
  const bytes = /\.pdf$/i.test(file) ? picture(file) : null;
  const name = bytes && pictures.addPdf(file, bytes);
  return name && `/media/${name}`;
}
