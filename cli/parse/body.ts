import type { Text } from 'mdast';
import { createProblem, type Place, type Problem } from '../report/problem.ts';
import { type Citation, findCitations } from './citations.ts';
import { inlineDefinitions } from './definitions.ts';
import type { Lines } from './lines.ts';
import { parseMarkdown } from './markdown.ts';
import { plainText } from './plain.ts';
import { createSlugger } from './slugger.ts';
import { type Nodes, type Root, spanOf, walkTree } from './tree.ts';

export interface Heading {
  readonly id: string;
  readonly depth: number;
  readonly title: string;
  readonly at: Place;
}

export interface Use {
  /** What is pointed at, as the author wrote it. */
  readonly target: string;
  readonly at: Place;
}

export interface Block {
  readonly text: string;
  readonly at: Place;
}

/** What the body of a file holds and what it points at. The trees are never changed after parsing. */
export interface Body {
  readonly root: Root;
  readonly headings: readonly Heading[];
  /** The heading of each heading node, for its anchor. */
  readonly headingOf: ReadonlyMap<Nodes, Heading>;
  readonly links: readonly Use[];
  readonly images: readonly (Use & { readonly alt: string })[];
  readonly citations: readonly Use[];
  readonly citationsOf: ReadonlyMap<Text, readonly Citation[]>;
  readonly figures: readonly Use[];
  /** `::figure` in the middle of other text, where it would stay text. */
  readonly strayFigures: readonly Place[];
  readonly math: readonly Use[];
  readonly html: readonly Use[];
  readonly footnoteUses: readonly Use[];
  readonly footnotes: readonly Use[];
  readonly strayFootnotes: readonly Use[];
  /** The blocks of the text in order, each with its plain words. */
  readonly blocks: readonly Block[];
}

/** Anchors that a page makes itself. */
export const reservedAnchors = ['references', 'footnotes'] as const;

/** Deeper than any text that is meant to be read; the tree stages recurse. */
const depthLimit = 60;

/** Containers in one line (`> > - - …`) beyond which the parser would be asked to nest for minutes. */
const nestedLine = /^(?:[ \t]*(?:>|[-+*]|\d{1,9}[.)])){60}/m;

/** The body of a file, with all that other stages ask about it; offsets are those of the whole file. */
export function parseBody(text: string, lines: Lines): { body: Body; problems: readonly Problem[] } {
  const tangle = nestedLine.exec(text);
  if (tangle !== null)
    return {
      body: collectBody(emptyRoot(), '', lines),
      problems: [nestingProblem(lines.at(tangle.index, tangle.index + 1))],
    };
  const root = parseMarkdown(text);
  let deepest: Nodes | null = null;
  walkTree(root, (node, depth) => {
    if (depth > depthLimit) deepest ??= node;
  });
  if (deepest !== null)
    return { body: collectBody(emptyRoot(), '', lines), problems: [nestingProblem(lines.at(...spanOf(deepest)))] };
  return { body: collectBody(root, text, lines), problems: [] };
}

function nestingProblem(at: Place): Problem {
  const reason = `Quotations, lists or emphasis are nested more than ${depthLimit} deep here.`;
  return createProblem('nesting', 'error', { at, reason, hint: 'Write it flat.' });
}

function emptyRoot(): Root {
  return { type: 'root', children: [] };
}

function collectBody(root: Root, text: string, lines: Lines): Body {
  const origins = inlineDefinitions(root);
  const slug = createSlugger(reservedAnchors);
  const headings: Heading[] = [];
  const headingOf = new Map<Nodes, Heading>();
  const links: Use[] = [];
  const images: (Use & { alt: string })[] = [];
  const citations: Use[] = [];
  const citationsOf = new Map<Text, readonly Citation[]>();
  const figures: Use[] = [];
  const strayFigures: Place[] = [];
  const math: Use[] = [];
  const html: Use[] = [];
  const footnoteUses: Use[] = [];
  const footnotes: Use[] = [];
  const strayFootnotes: Use[] = [];
  const placeOf = (node: Nodes) => lines.at(...spanOf(node));
  /** The address itself rather than the link around it. */
  const addressOf = (node: Nodes, url: string) => {
    const [start, end] = spanOf(origins.get(node) ?? node);
    const index = url === '' ? -1 : text.slice(start, end).lastIndexOf(url);
    return index === -1 ? lines.at(start, end) : lines.at(start + index, start + index + url.length);
  };

  walkTree(root, (node) => {
    switch (node.type) {
      case 'heading': {
        const title = plainText(node);
        const heading = { id: slug(title), depth: node.depth, title, at: placeOf(node) };
        headings.push(heading);
        headingOf.set(node, heading);
        break;
      }
      case 'link':
        links.push({ target: node.url, at: addressOf(node, node.url) });
        break;
      case 'image':
        images.push({ target: node.url, alt: (node.alt ?? '').trim(), at: addressOf(node, node.url) });
        break;
      case 'paragraph': {
        const figure = readFigure(node);
        if (figure !== null) figures.push({ target: figure, at: placeOf(node) });
        break;
      }
      case 'text': {
        const [start, end] = spanOf(node);
        const found = findCitations(node.value, text.slice(start, end), start);
        if (found.length > 0) citationsOf.set(node, found);
        for (const citation of found)
          for (const item of citation.items) {
            const at = text.indexOf(`@${item.id}`, citation.offset) + 1;
            citations.push({ target: item.id, at: lines.at(at, at + item.id.length) });
          }
        for (const match of text.slice(start, end).matchAll(/(?<!\\)\[\^([^\]\s]+)\]/g))
          strayFootnotes.push({
            target: match[1] ?? '',
            at: lines.at(start + match.index, start + match.index + match[0].length),
          });
        const figure = text.slice(start, end).indexOf('::figure');
        if (figure !== -1 && !/^::figure\{[^{}\n]*\}$/.test(node.value.trim()))
          strayFigures.push(lines.at(start + figure, start + figure + 8));
        break;
      }
      case 'math':
      case 'inlineMath':
        math.push({ target: node.value, at: placeOf(node) });
        break;
      case 'html':
        if (!/^<!--[\s\S]*-->\s*$/.test(node.value)) html.push({ target: node.value, at: placeOf(node) });
        break;
      case 'footnoteReference':
        footnoteUses.push({ target: node.identifier, at: placeOf(node) });
        break;
      case 'footnoteDefinition':
        footnotes.push({ target: node.identifier, at: placeOf(node) });
        break;
    }
  });
  const blocks = root.children.map((node) => ({ text: plainText(node), at: placeOf(node) }));
  return {
    root,
    headings,
    headingOf,
    links,
    images,
    citations,
    citationsOf,
    figures,
    strayFigures,
    math,
    html,
    footnoteUses,
    footnotes,
    strayFootnotes,
    blocks,
  };
}

/** The name in `::figure{name=…}` when a paragraph is nothing else, otherwise null. */
export function readFigure(node: Nodes): string | null {
  if (node.type !== 'paragraph' || node.children.length !== 1) return null;
  const only = node.children[0];
  if (only?.type !== 'text') return null;
  const match = /^::figure\{\s*(?:name\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'{}]*)))?[^{}\n]*\}$/.exec(only.value.trim());
  return match === null ? null : (match[1] ?? match[2] ?? match[3] ?? '');
}
