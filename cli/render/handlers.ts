import type { Element, ElementContent } from 'hast';
import type {
  Code,
  FootnoteReference,
  Heading,
  Html,
  Image,
  Link,
  List,
  ListItem,
  Paragraph,
  Parents,
  Table,
  Text,
} from 'mdast';
import { defaultHandlers, type Handlers, type State } from 'mdast-util-to-hast';
import { readSetting } from '../core/figures.ts';
import { readFigure } from '../parse/body.ts';
import type { DisplayTex, Foreign, InlineTex } from '../parse/tree.ts';
import { alignColumns } from './align-columns.ts';
import { writeArithmetic } from './arithmetic.ts';
import { calloutHandlers, headFigure, nameByCaption, numberEquation } from './callouts-and-captions.ts';
import { joinPages } from './citation-text.ts';
import { renderCode } from './code.ts';
import type { RenderContext } from './context.ts';
import { linkPicture, renderActions } from './data-figure.ts';
import { inlineDrawing } from './drawing.ts';
import { h, outsideLink } from './elements.ts';
import { typesetMath } from './math.ts';
import { cellsOf, layTable, nameCells, nameRows, rowsOf } from './records.ts';

/** The handlers that turn markdown nodes into HTML; all other nodes use the defaults of mdast-util-to-hast. */
export function createHandlers(context: RenderContext): Handlers {
  const citationCounts = new Map<string, number>();
  const footnoteCounts = new Map<string, number>();
  const spreads = new WeakMap<List, boolean>();
  let tables = 0;
  let drawings = 0;
  const countUp = (counts: Map<string, number>, key: string) => {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count;
  };

  /** Renders a paragraph, or a figure if the paragraph has a caption. */
  function paragraph(state: State, node: Paragraph): Element {
    const name = readFigure(node);
    const caption = context.body.captionOf.get(node);
    if (caption === undefined) return defaultHandlers.paragraph(state, node);
    const head = (title: string | null) => headFigure(caption, title, state.all(caption));
    const figure = name === null ? pictured(state, node, head(null)) : context.dataFigure(name, head);
    return figure ?? defaultHandlers.paragraph(state, node);
  }

  /** A picture with its caption above it. */
  function pictured(state: State, node: Paragraph, head: Element): Element {
    const [only] = node.children;
    const target = only?.type === 'image' ? context.resolve(only.url) : null;
    const isSvg = target?.kind === 'media' && target.href.endsWith('.svg');
    const file = isSvg ? [renderActions([linkPicture(withBase(context.base, target.href))])] : [];
    return h('div', { className: ['figure'] }, h('figure', {}, head, ...state.all(node), ...file));
  }

  function heading(state: State, node: Heading): Element {
    return h(`h${node.depth}`, { id: context.body.headingOf.get(node)?.id ?? '' }, ...state.all(node));
  }

  function link(state: State, node: Link): Element {
    const target = context.resolve(node.url);
    const title = node.title ?? null;
    const setting = readSetting(node.url);
    if (setting !== null)
      return h('a', { href: `#figure-${setting.name}`, dataSet: setting.query }, ...state.all(node));
    if (target.kind === 'outside' && !target.href.startsWith('mailto:'))
      return outsideLink(target.href, title, state.all(node));
    const href = target.kind === 'page' || target.kind === 'media' ? withBase(context.base, target.href) : node.url;
    return h('a', title === null ? { href } : { href, title }, ...state.all(node));
  }

  function image(_: State, node: Image): Element {
    const target = context.resolve(node.url);
    const picture = target.kind === 'media' ? context.pictureOf(target.href) : null;
    const alt = node.alt ?? '';
    drawings += 1;
    const drawing = picture?.drawing ? inlineDrawing(picture.drawing, alt, `drawing-${drawings}-`) : null;
    if (drawing !== null) return h('span', { className: ['drawing'] }, drawing);
    const src = target.kind === 'media' ? withBase(context.base, target.href) : node.url;
    return h('img', {
      src,
      alt,
      ...(node.title && { title: node.title }),
      ...(picture && { width: picture.width, height: picture.height }),
      loading: 'lazy',
      decoding: 'async',
    });
  }

  function text(_: State, node: Text): ElementContent[] {
    const parts: ElementContent[] = [];
    const marks = context.terms.get(node) ?? [];
    let done = 0;
    const write = (value: string): ElementContent => ({
      type: 'text',
      value: value.includes('\n') ? value.replace(/[ \t]*\n[ \t]*/g, '\n') : value,
    });
    /** Adds the text up to here, with links from terms to their explanations. */
    const say = (value: string) => {
      let said = 0;
      for (const { start, end, href } of marks) {
        const from = start - done;
        if (from < said || from >= value.length) continue;
        if (from > said) parts.push(write(value.slice(said, from)));
        said = end - done;
        parts.push(h('a', { href: withBase(context.base, href) }, write(value.slice(from, said))));
      }
      if (said < value.length) parts.push(write(value.slice(said)));
    };
    for (const citation of context.body.citationsOf.get(node) ?? []) {
      // The superscript number follows the word without a space, so that no line begins with it.
      say(node.value.slice(done, citation.start).trimEnd());
      const between = citation.items.some(({ locator }) => locator !== null) ? '; ' : ', ';
      const marks = citation.items.flatMap(({ id, locator }, index): (ElementContent | string)[] => {
        const number = context.references.get(id)?.number ?? '?';
        const anchor = `cite-${number}-${countUp(citationCounts, id)}`;
        // `nameCitations` replaces the id in the title with the name.
        const mark = h('a', { id: anchor, href: `#ref-${id}`, role: 'doc-biblioref', title: id }, String(number));
        return [...(index > 0 ? [between] : []), mark, ...(locator === null ? [] : [`, ${setLocator(locator)}`])];
      });
      parts.push(h('span', { className: ['citation'] }, '[', ...marks, ']'));
      done = citation.end;
    }
    say(node.value.slice(done));
    return parts;
  }

  /** The default asks all items of the list for each one whether it is loose; here they are asked once. */
  function listItem(state: State, node: ListItem, parent: Parents | undefined): Element {
    if (parent?.type !== 'list') return defaultHandlers.listItem(state, node, parent);
    const spread = spreads.get(parent) ?? (parent.spread || parent.children.some(isLoose));
    spreads.set(parent, spread);
    return defaultHandlers.listItem(state, node, { type: 'list', spread, children: [] });
  }

  function foreign(state: State, node: Foreign): Element {
    return h('span', { lang: node.language }, ...state.all(node));
  }

  function footnoteReference(_: State, node: FootnoteReference): Element {
    const letter = context.letters.get(node.identifier) ?? '?';
    const count = countUp(footnoteCounts, node.identifier);
    const properties = { href: `#fn-${letter}`, role: 'doc-noteref', ariaLabel: `Footnote ${letter}` };
    const link = h('a', { id: `fnref-${letter}-${count}`, ...properties }, letter);
    return h('sup', { className: ['footnote-mark'] }, link);
  }

  function table(state: State, node: Table): Element {
    tables += 1;
    const inner = defaultHandlers.table(state, alignColumns(node));
    for (const cell of rowsOf(inner).flatMap(cellsOf)) {
      if (cell.children.length === 0) cell.tagName = 'td';
      if (cell.tagName === 'td') keepTogether(cell);
    }
    const caption = context.body.captionOf.get(node);
    const name = caption === undefined ? { ariaLabel: `Table ${tables}` } : nameByCaption(caption);
    const layout = layTable(node);
    const className = ['table-scroll', ...{ grid: [], records: ['records'], pairs: ['records', 'pairs'] }[layout]];
    if (layout === 'grid') nameRows(inner);
    else nameCells(inner, node);
    return h('div', { className, role: 'region', ...name, tabIndex: 0 }, inner);
  }

  function math(_: State, node: DisplayTex | InlineTex): ElementContent[] {
    const isBlock = node.type === 'math';
    const arithmetic = isBlock ? null : writeArithmetic(node.value);
    if (arithmetic !== null) return arithmetic;
    const typeset = typesetMath(node.value, isBlock);
    const nodes = 'nodes' in typeset ? [...typeset.nodes] : [h('code', {}, node.value)];
    if (!isBlock) return nodes;
    const formula = (label: string) =>
      h('div', { className: ['math-scroll'], role: 'group', ariaLabel: label, tabIndex: 0 }, ...nodes);
    const caption = context.body.captionOf.get(node);
    return [caption === undefined ? formula('Formula') : numberEquation(caption, formula)];
  }

  return {
    paragraph,
    heading,
    link,
    image,
    text,
    listItem,
    foreign,
    footnoteReference,
    table,
    math,
    inlineMath: math,
    code: (_: State, node: Code) => renderCode(node),
    ...calloutHandlers,
    footnoteDefinition: () => undefined,
    definition: () => undefined,
    html: (_: State, node: Html) => (node.value.startsWith('<!--') ? undefined : { type: 'text', value: node.value }),
  };
}

/** Where in a publication: a hyphen between two pages becomes a dash, and one in the number of a section does not. */
function setLocator(locator: string): string {
  return /\bpp?\./.test(locator) ? joinPages(locator) : locator;
}

/** Whether an item has space around it, as mdast-util-to-hast decides it. */
function isLoose({ spread, children }: ListItem): boolean {
  return spread ?? children.length > 1;
}

/** Keeps an amount with its unit in a cell, such as `24 to 9` or `70 per cent`, on one line. */
function keepTogether({ children: [only, ...rest] }: Element): void {
  if (only?.type === 'text' && rest.length === 0 && /^\S{1,3} .{1,9}$/.test(only.value)) {
    only.value = only.value.replaceAll(' ', '\u00A0');
  }
}

/** Puts the base path before an address of this site. */
export function withBase(base: string, href: string): string {
  return href.startsWith('/') ? `${base}${href}` : href;
}
