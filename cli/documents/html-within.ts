import { fromHtml } from 'hast-util-from-html';
import type { Html, Nodes, Paragraph, Parents, PhrasingContent, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { tableOf } from '../core/table.ts';
import { readHtml } from './html.ts';
import type { Losses } from './losses.ts';
import { replaceNodes } from './replace-nodes.ts';

/**
 * Reads blocks of HTML, pictures and links in a text of markdown as those of a web page. Such a block goes on behind an
 * empty line, where what is indented would be code.
 */
export function readHtmlWithin(tree: Root, losses: Losses): void {
  visit(tree, 'code', (code, index = 0, parent) => {
    const { lang, value, position } = code;
    const isIndented = position && position.end.line - position.start.line === value.split('\n').length - 1;
    const goesOn = isIndented && parent?.children[index - 1]?.type === 'html' && value.startsWith('<');
    if (goesOn || lang === '{=html}') Object.assign(code, { type: 'html' });
  });
  visit(tree, ['paragraph', 'heading', 'tableCell', 'emphasis', 'strong', 'delete'], (node) =>
    joinTags(node as Paragraph),
  );
  visit(tree, 'html', (node: Html, index, parent: Parents | undefined) => {
    if (parent === undefined || index === undefined) return undefined;
    const isInline = !/^(?:root|blockquote|listItem|footnoteDefinition)$/.test(parent.type);
    if (isInline && !/^<img\b/i.test(node.value)) return undefined;
    // An empty line parts a table for the parser, and not for a browser.
    const goesOn = () => /^<table\b/i.test(node.value) && !/<\/table>/i.test(node.value);
    while (goesOn() && parent.children[index + 1]?.type === 'html')
      node.value += (parent.children.splice(index + 1, 1)[0] as Html).value;
    tellRows(node.value, losses);
    const { tree: part } = readHtml(node.value, [], losses, { isPart: true });
    visit(part, ['footnoteReference', 'footnoteDefinition'], (note) => {
      if ('identifier' in note) note.identifier = `html-${node.position?.start.offset}-${note.identifier}`;
    });
    readFormulas(part);
    const { children } = part;
    const nodes = isInline ? children.flatMap((one) => (one.type === 'paragraph' ? one.children : [])) : children;
    parent.children.splice(index, 1, ...(nodes as never[]));
    return index + nodes.length;
  });
}

/** Tells the pictures that al-folio shows side by side, of which the last gets the caption. */
function tellRows(html: string, losses: Losses): void {
  for (const row of html.split(/<div[^<>]*\sclass="(?:[^"]*\s)?row[\s"]|<swiper-container\b/).slice(1)) {
    const [first, second] = row.match(/<img\b[^<>]*>/gi) ?? [];
    if (first !== undefined && second !== undefined)
      losses.add('Pictures that stood side by side stand below each other now.', /\balt="([^"]*)"/.exec(first)?.[1]);
  }
}

/** Reads formulas between dollars in the words of HTML, where a script on the other site sets them. */
function readFormulas(part: Root): void {
  replaceNodes<Nodes>(part, (node) => {
    if (node.type !== 'text') return null;
    const pieces = node.value.split(/(\$\$[^$]+\$\$|\$(?=\S)[^$\n]+?(?<=\S)\$(?!\d))/);
    return pieces.map((value, index) =>
      index % 2 === 0 ? { type: 'text', value } : { type: 'inlineMath', value: value.replace(/^\$+\s*|\s*\$+$/g, '') },
    );
  });
}

/** Joins two tags and what stands between them into a link, or into emphasis or code. */
function joinTags(parent: Paragraph): void {
  const open: { readonly type: string; readonly url: string; readonly at: number }[] = [];
  const joined: PhrasingContent[] = [];
  for (const node of parent.children) {
    const [written, end = '', name = ''] = node.type === 'html' ? (tag.exec(node.value) ?? []) : [];
    const type = inlineTypes[name.toLowerCase()];
    const url = written !== undefined && type === 'link' ? addressOf(written) : '';
    const index = end === '' ? -1 : open.findLastIndex((one) => one.type === type);
    const opening = open[index];
    if (opening === undefined) {
      if (type !== undefined && end === '' && (type !== 'link' || url !== ''))
        open.push({ type, url, at: joined.length });
      joined.push(node);
    } else {
      open.length = index;
      const [, ...children] = joined.splice(opening.at);
      const value = children.map((child) => textOf(child)).join('');
      joined.push({ type: opening.type, url: opening.url, value, children } as never);
    }
  }
  parent.children = joined;
}

const tag = /^<(\/?)(\w+).*>$/s;

/** The address that the tag of a link gives; empty where it gives none. */
function addressOf(written: string): string {
  const [link] = fromHtml(written, { fragment: true }).children;
  return link?.type === 'element' ? String(link.properties.href ?? '') : '';
}

const inlineTypes = tableOf<string>({
  a: 'link',
  b: 'strong',
  strong: 'strong',
  i: 'emphasis',
  em: 'emphasis',
  code: 'inlineCode',
});
