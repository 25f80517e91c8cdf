import type { Heading, Image, Link, Node, Nodes, Paragraph, Parent, PhrasingContent, Root, RootContent } from 'mdast';
import { toString as wordsOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { createSlugger } from '../parse/slugger.ts';
import { starters } from '../schema/starters.ts';
import { isDisplay, settleCaptions } from './captions.ts';
import { settleCells } from './cells.ts';
import { tellMarks, writeCitations } from './cite.ts';
import { nameNote } from './footnotes.ts';
import type { Losses } from './losses.ts';
import { settleMarks } from './marks.ts';
import { type Pictures, readDataAddress } from './pictures.ts';

export interface DraftContext {
  /** Whether the site has a reference of this name. */
  readonly isReference: (id: string) => boolean;
  /** The bytes of a picture by its address in the document. */
  readonly picture: (address: string) => Uint8Array | null;
  readonly pictures: Pictures;
  readonly losses: Losses;
}

/** Turns the tree of any document into one that this site takes, and gives the references that it cites. */
export function adapt(tree: Root, surroundings: DraftContext): readonly string[] {
  const { losses } = surroundings;
  settleDefinitions(tree);
  leaveHtml(tree, losses);
  splitMath(tree);
  settleMarks(tree);
  settleHeadings(tree);
  visit(tree, 'image', (image, index, parent) => {
    const shown = placeImage(image, surroundings);
    if (shown === image || parent === undefined || index === undefined) return undefined;
    parent.children.splice(index, 1, ...(shown === null ? [] : [shown]));
    return [SKIP, index + 1];
  });
  settleCells(tree, losses);
  removeNodes(tree, isEmpty);
  settleLists(tree);
  settleCaptions(tree);
  letterFootnotes(tree);
  leaveLinks(tree, losses);
  tellMarks(tree, losses);
  return writeCitations(tree, surroundings.isReference, losses);
}

/** Pictures and links whose addresses stand elsewhere, as Google Docs writes them, have them where they are. */
function settleDefinitions(tree: Root): void {
  const addresses = new Map<string, string>();
  visit(tree, 'definition', ({ identifier, url }) => {
    if (!addresses.has(identifier)) addresses.set(identifier, url);
  });
  visit(tree, (node) => {
    if (node.type !== 'imageReference' && node.type !== 'linkReference') return;
    const url = addresses.get(node.identifier) ?? '';
    Object.assign(node, node.type === 'imageReference' ? { type: 'image', url } : { type: 'link', url });
  });
  removeNodes(tree, (node) => node.type === 'definition');
}

function leaveHtml(tree: Root, losses: Losses): void {
  removeNodes(tree, (node) => {
    if (node.type !== 'html') return false;
    const { value } = node as { readonly value?: unknown };
    if (!/^<!--|^<\/|^<(?:a|br|div|font|p|span)\b[^>]*>$/i.test(String(value)))
      losses.add('HTML inside the text is left out.', { near: String(value) });
    return true;
  });
}

/** Headings begin at the second level, since the title is the first, and carry no marks of their own. */
function settleHeadings(tree: Root): void {
  removeNodes(tree, (node) => node.type === 'heading' && wordsOf(node as Heading).trim() === '');
  const headings: Heading[] = [];
  visit(tree, 'heading', (heading) => {
    headings.push(heading);
  });
  const shift = 2 - Math.min(2, ...headings.map(({ depth }) => depth));
  const least = Math.min(...headings.map(({ depth }) => depth));
  for (const heading of headings) {
    heading.depth = Math.min(6, heading.depth + (least > 2 ? 2 - least : shift)) as Heading['depth'];
    heading.children = heading.children.flatMap((child) =>
      child.type === 'strong' ? child.children : child.type === 'break' ? [{ type: 'text', value: ' ' }] : [child],
    );
    const last = heading.children.at(-1);
    if (last?.type === 'text') last.value = last.value.replace(/\s*\{#[^{}]*\}\s*$/, '');
  }
}

/** A picture in `media/`; a link, where it stands elsewhere on the web; null where it cannot be shown. */
function placeImage(image: Image, { picture, pictures, losses }: DraftContext): Image | Link | null {
  const { url, alt } = image;
  if (/^https?:/i.test(url)) {
    losses.add(`The picture \`${url}\` stands on another site, and is a link now: save it, and put it in.`);
    return { type: 'link', url, children: [{ type: 'text', value: alt?.trim() || url }] };
  }
  const bytes = readDataAddress(url) ?? picture(url);
  const name = bytes === null ? null : pictures.add(bytes);
  if (name === null) {
    const called = alt?.trim() ? ` (“${alt.trim()}”)` : '';
    const why = bytes === null ? 'was not found' : 'is of a kind that browsers do not show';
    losses.add(`A picture${called} ${why}: save it as a .png file, and put it in.`);
    return null;
  }
  const words = alt?.replace(/\s+/g, ' ').trim() ?? '';
  return { type: 'image', url: `/media/${name}`, alt: words === '' ? starters.alt : words };
}

/** A formula that has a line for itself stands between paragraphs. */
function splitMath(tree: Root): void {
  visit(tree, 'paragraph', (paragraph, index, parent) => {
    if (parent === undefined || index === undefined) return undefined;
    const children: readonly Nodes[] = paragraph.children;
    if (!children.some(isDisplay)) return undefined;
    const parts: Nodes[] = [];
    let run: PhrasingContent[] = [];
    const close = () => {
      parts.push({ type: 'paragraph', children: run });
      run = [];
    };
    for (const child of children)
      if (isDisplay(child)) {
        close();
        parts.push(child);
      } else run.push(child as PhrasingContent);
    close();
    parent.children.splice(index, 1, ...(parts as RootContent[]));
    return [SKIP, index + parts.length];
  });
}

/** Lines stay empty between the items of a list only where one of them has several paragraphs. */
function settleLists(tree: Root): void {
  visit(tree, 'list', (list) => {
    for (const item of list.children) item.spread = item.children.filter(({ type }) => type !== 'list').length > 1;
    list.spread = list.children.some(({ spread }) => spread);
  });
}

function isEmpty(node: Node): boolean {
  return node.type === 'paragraph' && wordsOf(node as Paragraph).trim() === '' && !hasMore(node as Paragraph);
}

/** Whether something without words stands in a paragraph that readers see: a picture, a formula, the mark of a note. */
function hasMore(paragraph: Paragraph): boolean {
  let isThere = false;
  visit(paragraph, ['image', 'inlineMath', 'footnoteReference'], () => {
    isThere = true;
  });
  return isThere;
}

/** Footnotes carry letters, in the order of their marks. */
function letterFootnotes(tree: Root): void {
  const names = new Map<string, string>();
  visit(tree, 'footnoteReference', ({ identifier }) => {
    if (!names.has(identifier)) names.set(identifier, nameNote(names.size));
  });
  visit(tree, (node) => {
    if (node.type !== 'footnoteReference' && node.type !== 'footnoteDefinition') return;
    const name = names.get(node.identifier) ?? node.identifier;
    Object.assign(node, { identifier: name, label: name });
  });
}

/** A link that leads nowhere from here leaves its words. */
function leaveLinks(tree: Root, losses: Losses): void {
  const slug = createSlugger([]);
  const anchors = new Set<string>();
  visit(tree, 'heading', (heading) => {
    anchors.add(`#${slug(wordsOf(heading))}`);
  });
  visit(tree, 'link', (link, index, parent) => {
    if (/^(?:https?:\/\/|mailto:)\S+$/i.test(link.url) || anchors.has(link.url)) return undefined;
    if (link.url !== '' && wordsOf(link).trim() !== '')
      losses.add(`The link to \`${link.url.slice(0, 100)}\` is plain text now: it leads to no page of the web.`);
    if (parent === undefined || index === undefined) return undefined;
    parent.children.splice(index, 1, ...link.children);
    return [SKIP, index];
  });
}

function removeNodes(tree: Root, test: (node: Node) => boolean): void {
  visit(tree, (node, index, parent: Parent | undefined) => {
    if (parent === undefined || index === undefined || !test(node)) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
}
