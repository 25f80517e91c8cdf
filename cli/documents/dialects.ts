import type { Blockquote, Code, Html, InlineCode, Paragraph, Root, RootContent, Text } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { calloutKinds, calloutsElsewhere } from '../core/labels.ts';
import { setDashes } from '../core/text.ts';
import { parseNative } from '../parse/markdown.ts';
import { shortcode } from '../parse/strays/markup.ts';
import { spanOf } from '../parse/tree.ts';
import { readChunks } from './chunks.ts';
import type { AnyFrontMatter } from './front-matter.ts';
import { type Losses, listed } from './losses.ts';
import { lineBlock, numberedExample, outsideFormulas, pandocFigure, type Rewrite, rewrites } from './rewrites.ts';

/** The text of Jekyll, Hugo, Quarto and Obsidian, as far as it says the same as markdown or HTML; code stays as it is. */
export function rewriteDialects(text: string, isPandoc = false): string {
  const notes: string[] = [];
  const toNote = (all: string, words?: string, others = words) => {
    if (others === undefined) return all;
    notes.push(`[^inline-${notes.length}]: ${others}`);
    return `[^inline-${notes.length - 1}]`;
  };
  const inlineNote: Rewrite = [
    outsideFormulas(/\^\[((?:[^[\]\n]|\n(?!\n)|\[[^[\]\n]*\])+)\]|<d-footnote>([^<>\n]+)<\/d-footnote>/),
    toNote,
  ];
  const own = isPandoc ? [pandocFigure, lineBlock, numberedExample] : [];
  const written = [dropDivs(), ...own, ...rewrites, inlineNote].reduce((before, [pattern, write]) => {
    if (before.search(pattern) === -1) return before;
    const code = findCode(before);
    return before.replace(pattern, (...found) => {
      const at = Number(found.find((one) => typeof one === 'number'));
      return isWithin(code, at) ? String(found[0]) : write(String(found[0]), ...found.slice(1));
    });
  }, hideDollars(text));
  return [written, ...notes].join('\n\n').replaceAll(hiddenDollar, '$');
}

/** Where code and comments begin and end. */
function findCode(text: string): readonly Stretch[] {
  return findNodes(text, ({ type, value }) => type !== 'html' || /^<(?:!--|pre|script|style)/i.test(value));
}

/** From where to where something stands in a text. */
type Stretch = readonly [start: number, end: number];

function findNodes(text: string, test: (node: Code | InlineCode | Html) => boolean): readonly Stretch[] {
  const found: Stretch[] = [];
  visit(parseNative(text) as Root, ['code', 'inlineCode', 'html'], (node) => {
    if (test(node as Code | InlineCode | Html)) found.push(spanOf(node));
  });
  return found;
}

function isWithin(stretches: readonly Stretch[], at: number): boolean {
  return stretches.some(([start, end]) => start <= at && at < end);
}

const hiddenDollar = '\ue004';

/**
 * Hides the dollars that would begin formulas: those of code, and of prices in a text that has its formulas between
 * brackets with backslashes, which are written between dollars.
 */
function hideDollars(text: string): string {
  if (!text.includes('$')) return text;
  const hasBrackets = text.includes('\\(');
  const html = hasBrackets ? findNodes(text, ({ type }) => type === 'html') : [];
  const edges = [0, ...findCode(text).flat(), text.length];
  return edges
    .slice(1)
    .map((end, index) => {
      const from = edges[index] ?? 0;
      const piece = text.slice(from, end);
      if (index % 2 === 1) return piece.replaceAll('$', hiddenDollar);
      if (!hasBrackets) return piece;
      return piece.replace(price, (found, at: number) => {
        if (found !== '$') return found;
        // HTML knows no backslashes.
        return isWithin(html, from + at) ? hiddenDollar : `\\${hiddenDollar}`;
      });
    })
    .join('');
}

const price = outsideFormulas(/(?<!\\)\$(?=\d)/);

/**
 * The lines that enclose a passage of Quarto, as what is said of its looks. Those of callouts, theorems and figures stay,
 * with three colons, and so do those that choose what is shown.
 */
function dropDivs(): Rewrite {
  const open: boolean[] = [];
  return [
    /^:{3,}[ \t]*(?:\{([^{}\n]*)\}|([\w-]+))?[ \t]*:*$/gm,
    (_all, attributes, name) => {
      const said = attributes ?? (name && `.${name}`);
      const isKept = said === undefined ? open.pop() : /callout-|content-|^#(?:fig|tbl|thm|lem|cor|prp)-/.test(said);
      if (said !== undefined) open.push(isKept === true);
      if (isKept !== false) return said === undefined ? ':::' : `::: {${said}}`;
      return said === undefined ? '' : `{: ${said}}\n`;
    },
  ];
}

/** Reports what the generator of another site fills in or runs, and shows the code of what is run. */
export function readDialects(tree: Root, execution: AnyFrontMatter, losses: Losses): void {
  takeReferences(tree, losses);
  takeLooks(tree, losses);
  visit(tree, (block) => {
    if (block.type !== 'paragraph' && block.type !== 'heading' && block.type !== 'tableCell') return;
    const words = block.children.filter(({ type }) => type !== 'inlineCode');
    for (const [found] of textOf(words).matchAll(filledIn))
      losses.add('What another program fills in stays as it is: write it in markdown, or take it out.', found);
  });
  readChunks(tree, execution, losses);
}

/** The templates of Jekyll and Hugo, the blocks of Quarto, and the templates and fields of Obsidian's plugins. */
const filledIn = new RegExp(`${shortcode.source}|^:::+.*$|<%.*?%>|^\\w[\\w -]*::(?= )`, 'gm');

/** Takes out the place of the list of references of Pandoc, with the heading above it. */
function takeReferences({ children }: Root, losses: Losses): void {
  const at = children.findIndex((node) => node.type === 'paragraph' && textOf(node) === '{: #refs}');
  if (at === -1) return;
  const headings = children[at - 1]?.type === 'heading' ? 1 : 0;
  children.splice(at - headings, 1 + headings);
  losses.add(listed);
}

/** Takes out what no reader is meant to see: comments, looks of the words or picture before, and hyphens for dashes. */
function takeLooks(tree: Root, losses: Losses): void {
  visit(tree, 'text', (text, index = 0, parent) => {
    const before = parent?.children[index - 1]?.type;
    const link = parent?.type === 'link' ? parent : null;
    // An address that is its own words keeps its hyphens.
    if (!link?.url.endsWith(text.value)) text.value = setDashes(text.value);
    const take = (pattern: RegExp, loss: string) => {
      text.value = text.value.replace(pattern, (found) => {
        // Without the signs around it, which differ from program to program.
        losses.add(/\{: #(?:fig|tbl)-/.test(found) ? grouped : loss, found.replace(/^\s*\{:?|\}$/g, ''));
        return '';
      });
    };
    take(/[ \t\n]?\{(?::|(?<![\w\]]\{)[\w-]+=["“])[^{}\n]*\}/g, looks);
    if (before === 'link') take(/^\{[.#][a-z][^{}\n]*\}/i, looks);
    if (before === 'image') take(/^\{[^{}\n]*\}/, looks);
    take(/[ \t\n]?%%[^%\n]+%%(?=\n)|%%[^%\n]+%%/g, 'A comment is left out.');
    if (link !== null && /^(?:\s*:[a-z][a-z_]{2,}:)+\s*$/.test(textOf(link)))
      losses.add('A link has the name of a sign for words: write what it leads to.', text.value);
    else
      take(
        /[ \t]?(?<![\w:]):[a-z][a-z_]{2,}:(?![\w:])/g,
        'A sign that was written by its name is left out: type the sign itself.',
      );
    for (const [tag] of text.value.matchAll(/(?<![^\s(])#\p{L}[\p{L}\p{N}/_-]+/gu))
      losses.add('A word behind `#` stays as it is: write a tag at the top, under `keywords`.', tag);
  });
}

const grouped =
  'Pictures or tables that were parts of one stand by themselves now: a caption and a label are for each alone.';
const looks = 'What is said of the looks of a passage or picture is left out.';

/** Gives callouts the kinds of this site; one that is only a title is a quotation. */
export function readCallouts(tree: Root, losses: Losses): void {
  visit(tree, 'blockquote', ({ children: [first, ...rest] }) => {
    const opening = first?.type === 'paragraph' ? first.children[0] : undefined;
    if (first?.type !== 'paragraph' || opening?.type !== 'text') return;
    const [mark = '', name = ''] = /^\[!([\w-]+)(?:\|[^\]\n]*)?\][+-]?[ \t]*/.exec(opening.value) ?? [];
    if (mark === '') return;
    joinBreak(first, opening);
    const own = name.toUpperCase();
    const kind = own in calloutKinds ? own : calloutsElsewhere[own];
    const isTitle = rest.length === 0 && !textOf(first).includes('\n');
    if (own !== kind || isTitle) losses.add('A callout is of another kind now, or a quotation.', name);
    opening.value = opening.value.slice(mark.length);
    if (kind === undefined && !/^(?:QUOTE|CITE)$/.test(own)) nameInBold(own, first, opening);
    if (kind === undefined || isTitle) return;
    const value = `[!${kind}]${opening.value.startsWith('\n') ? '' : ' '}`;
    first.children.unshift({ type: 'verbatim', value } as never);
  });
}

/** Makes a break behind the first text of a paragraph the end of a line. */
function joinBreak({ children }: Paragraph, opening: Text): void {
  if (children[1]?.type !== 'break') return;
  opening.value += '\n';
  children.splice(1, 1);
}

/** Begins a paragraph with the name of a callout and its title, where this site has none of its kind. */
function nameInBold(name: string, { children }: Paragraph, opening: Text): void {
  const [, title = ''] = (children.length === 1 ? /^(.*)/ : /^(.*)\n/).exec(opening.value) ?? [];
  const named = title.trim() === '' ? '' : ` (${title.trim()})`;
  opening.value = opening.value.slice(title.length).replace(/^\s*/, ' ');
  const value = `${name.charAt(0)}${name.slice(1).toLowerCase()}${named}.`;
  children.unshift({ type: 'strong', children: [{ type: 'text', value }] });
}

/** Tells the lists of definitions and the drawn tables of Kramdown and Pandoc, which are paragraphs here. */
export function tellParagraphs({ children }: Root, losses: Losses): void {
  for (const [index, node] of children.entries()) {
    const [before, after] = [children[index - 1], children[index + 1]];
    if (isDrawn(node)) losses.add(drawnTable, textOf(node).replace(/[-+=|:\s]+/g, ' '));
    const isBehindWords =
      !isDrawn(before) && before?.type === 'paragraph' && before.children.every(({ type }) => type !== 'image');
    const isDefined = isBehindWords && after?.type !== 'table' ? /^: +\S/m : /\n: +\S/;
    if (node.type === 'paragraph' && isDefined.test(textOf(node)))
      losses.add('A list of definitions is plain text now.', textOf(node));
  }
}

const drawnTable =
  'A table that is drawn with `+---+` is plain text now: take those lines out, and write `|---|---|` below the header.';

function isDrawn(node: RootContent | undefined): boolean {
  return node?.type === 'paragraph' && /^\+[-:=]{3,}\+/.test(textOf(node));
}

/** Makes captions of the paragraphs that begin with a colon, and of the title of a picture, in callouts too. */
export function readCaptions(tree: Root | Blockquote): void {
  tree.children = (tree.children as RootContent[]).flatMap((node): RootContent[] => {
    if (node.type === 'blockquote') readCaptions(node);
    if (node.type !== 'paragraph') return [node];
    const [first, ...others] = node.children;
    if (first?.type === 'text' && first.value.startsWith(': ')) {
      first.value = first.value.slice(2);
      return [{ ...node, type: 'caption' } as never];
    }
    if (first?.type !== 'image' || others.length > 0 || !first.title) return [node];
    return [node, { type: 'caption', children: [{ type: 'text', value: first.title }] } as never];
  });
}
