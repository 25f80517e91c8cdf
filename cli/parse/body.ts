/** Parses the body of a file and collects what later stages need; offsets count from the start of the file. */
import type { Definition, FootnoteDefinition, FootnoteReference, Link, Text } from 'mdast';
import { findDeep } from '../core/find-deep.ts';
import { groupBy } from '../core/group-by.ts';
import { anchorOfLabel } from '../core/labels.ts';
import { lazily, once } from '../core/lazily.ts';
import { createProblem, type Problem, type Span } from '../core/problem.ts';
import { ownText } from '../core/text.ts';
import { placeCalloutsAndCaptions } from './callouts-and-captions.ts';
import { type Citation, findCitations, findStrayCitations } from './citations.ts';
import { inlineDefinitions } from './definitions.ts';
import { mentionsLanguages } from './languages.ts';
import type { Lines } from './lines.ts';
import { findCostly, findEndlessTable, parseMarkdown } from './markdown.ts';
import { plainTextOf } from './plain.ts';
import { maskProse } from './prose.ts';
import { createSlugger } from './slugger.ts';
import { type Nodes, type Root, spanOf, walkTree } from './tree.ts';

export interface Heading {
  readonly id: string;
  readonly depth: number;
  readonly title: string;
  readonly at: Span;
}

export interface Use {
  /** The target, as the author wrote it. */
  readonly target: string;
  readonly at: Span;
}

export interface Block {
  readonly text: string;
  readonly at: Span;
}

/** The content of a file's body and the references in it. Once it is made here, no stage changes its tree. */
export type ParsedBody = ReturnType<typeof collectBody>;

/** The nesting limit: deeper than any real text, because the code that walks the tree recurses. */
const depthLimit = 60;

/** The limit of nested containers in one line (`> > - - …`, not `---…`); beyond it the parser could take minutes. */
const nestedLine = /\n(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))){60}/;

export function parseBody(text: string, lines: Lines): { body: ParsedBody; problems: readonly Problem[] } {
  const refuse = (problem: Problem) => ({
    body: collectBody({ type: 'root', children: [] }, '', lines),
    problems: [problem],
  });
  const refuseNested = (start: number, end: number, what = 'Quotations, lists or emphasis') => {
    const reason = `${what} are nested more than ${depthLimit} deep here.`;
    return refuse(createProblem('nesting', 'error', { at: lines.at(start, end), reason, hint: 'Write it flat.' }));
  };
  const line = nestedLine.exec(`\n${text}`)?.index;
  if (line !== undefined) return refuseNested(line, line + 1);
  const row = findEndlessTable(text);
  if (row !== undefined) {
    const reason = 'The tables up to here have so many cells that reading them could take minutes.';
    const hint = 'A row that has fewer cells than the head is filled up: make the head shorter, or part the table.';
    return refuse(createProblem('dense-paragraph', 'error', { at: lines.at(row, row + 1), reason, hint }));
  }
  const costly = findCostly(text);
  if (costly !== undefined) {
    const reason = 'This paragraph is too long for the many `&` and `_` in it: reading it could take minutes.';
    const hint = 'Part it by empty lines, or put data between two lines of ``` each.';
    return refuse(createProblem('dense-paragraph', 'error', { at: lines.at(...spanOf(costly)), reason, hint }));
  }
  const root = parseMarkdown(text);
  const deep = findDeep<Nodes>(root, depthLimit);
  if (deep !== undefined) return refuseNested(...spanOf(deep));
  const body = collectBody(root, text, lines);
  // Passages in other languages are found in the tree only now, and may hold each other.
  const deeper = mentionsLanguages(text) ? findDeep<Nodes>(root, depthLimit) : undefined;
  return deeper === undefined ? { body, problems: [] } : refuseNested(...spanOf(deeper), 'Words in other languages');
}

/** Each part is computed when it is first read. */
function collectBody(root: Root, text: string, lines: Lines) {
  // Most texts have no definition, and need no walk for it.
  const origins: ReadonlyMap<Nodes, Definition> = text.includes(']:') ? inlineDefinitions(root) : new Map();
  const placed = placeCalloutsAndCaptions(root, text);
  const byType = groupNodes(root);
  const nodes = <T extends Nodes['type']>(type: T) => nodesOf(byType, type);
  const labels = placed.labelled.flatMap(({ label, kind }) => (label === null ? [] : [{ label, kind }]));
  // Every page makes the first anchor by itself.
  const slug = createSlugger(['references', ...labels.map(({ label }) => anchorOfLabel(label))]);
  const placeOf = (node: Nodes) => lines.at(...spanOf(node));
  const sourceOf = (node: Nodes) => text.slice(...spanOf(node));
  /** The place of the address itself rather than of the whole link. */
  const addressOf = (node: Nodes, url: string) => {
    const origin = origins.get(node) ?? node;
    const [start] = spanOf(origin);
    const index = url === '' ? -1 : sourceOf(origin).lastIndexOf(url);
    return index === -1 ? placeOf(origin) : lines.at(start + index, start + index + url.length);
  };
  const placeLabel = (label: string, node: Nodes): Use => {
    const start = text.indexOf(`#${label}`, spanOf(node)[0]) + 1;
    return { target: label, at: lines.at(start, start + label.length) };
  };
  /** The places in plain text where a pattern with a given prefix matches the author's text. */
  const occurrences = (beginning: string, pattern: RegExp, isOther: (node: Text) => boolean = () => true) =>
    (text.includes(beginning) ? nodes('text') : []).flatMap((node) =>
      isOther(node)
        ? [...sourceOf(node).matchAll(pattern)].map((match) => {
            const start = spanOf(node)[0] + match.index;
            return { target: match[1] ?? match[0], at: lines.at(start, start + match[0].length) };
          })
        : [],
    );

  const headings = once(() =>
    nodes('heading').map((node) => {
      const title = ownText(plainTextOf(node));
      return [node, { id: slug(title), depth: node.depth, title, at: placeOf(node) }] as const;
    }),
  );
  const cited = once(() =>
    nodes('text').flatMap((node) => {
      if (!node.value.includes('[@')) return [];
      const found = findCitations(node.value, sourceOf(node), spanOf(node)[0]);
      return found.length === 0 ? [] : [[node, found] as const];
    }),
  );
  const citationsOf = once(() => new Map(cited()));
  /** The links, citations and references to labels inside a link: one link cannot hold another. */
  const findNested = (link: Link): Use[] => {
    const found: Use[] = [];
    const add = (from: number, to: number) => found.push({ target: text.slice(from, to), at: lines.at(from, to) });
    walkTree(link, (node) => {
      if (node.type === 'text') {
        for (const { offset } of citationsOf().get(node) ?? []) add(offset, text.indexOf(']', offset) + 1);
      } else if (node !== link && (node.type === 'link' || node.type === 'crossReference')) add(...spanOf(node));
    });
    return found;
  };
  const turnOf = orderFootnotes(nodes('footnoteDefinition'), nodes('footnoteReference'));
  return lazily({
    root: () => root,
    headings: () => headings().map(([, heading]) => heading),
    /** The heading of each heading node, for its anchor. */
    headingOf: () => new Map<Nodes, Heading>(headings()),
    /** Links with their text; a picture counts as text. */
    links: () =>
      nodes('link').map((node) => ({
        target: ownText(node.url),
        words: ownText(plainTextOf(node)) || (node.children.some((child) => child.type === 'image') ? node.url : ''),
        at: addressOf(node, node.url),
      })),
    /** What is a link itself and stands in the words of a link. */
    nestedLinks: () => nodes('link').flatMap(findNested),
    images: () =>
      nodes('image').map((node) => ({
        target: ownText(node.url),
        alt: ownText((node.alt ?? '').trim()),
        at: addressOf(node, node.url),
      })),
    /** In reading order: those in footnotes come after those in the text. */
    citations: () =>
      cited()
        .map(([node, found]) => ({ found, turn: turnOf(node) }))
        .sort((a, b) => a.turn - b.turn)
        .flatMap(({ found }) => found.flatMap((citation) => locateItems(citation, text, lines))),
    citationsOf,
    /** Text that looks like a citation but is not valid. */
    strayCitations: () =>
      nodes('text').flatMap((node) => {
        if (!/[@[\\]|\{%/.test(node.value)) return [];
        const [from] = spanOf(node);
        return findStrayCitations(sourceOf(node)).map(({ start, end, text: target }) => ({
          target,
          at: lines.at(from + start, from + end),
        }));
      }),
    /** The texts between two round brackets, such as `Doe and Roe 2020, p. 7`. */
    brackets: () => occurrences('(', /\(([^()]+)\)/g),
    figures: () =>
      nodes('paragraph').flatMap((node) => {
        const figure = readFigure(node);
        return figure === null ? [] : [{ target: figure, at: placeOf(node) }];
      }),
    /** `::figure` in the middle of other text, where it has no effect. */
    strayFigures: () =>
      occurrences(
        'igure',
        /(?<![:：])[:：]+ ?figure(?=\s*[{(])|::figure/gi,
        (node) => !figurePattern.test(node.value.trim()),
      ).map((use) => use.at),
    math: () =>
      [...nodes('math'), ...nodes('inlineMath')].map((node) => ({
        target: node.value,
        isDisplay: node.type === 'math',
        meta: node.type === 'math' ? node.meta : null,
        at: placeOf(node),
      })),
    /** Tags of HTML, without comments. */
    html: () => nodes('html').filter((node) => !/^<!--[\s\S]*-->\s*$/.test(node.value)),
    footnoteUses: () => nodes('footnoteReference').map((node) => ({ target: node.identifier, at: placeOf(node) })),
    /** The footnotes by their names; of two with one name the first. */
    footnoteOf: () =>
      new Map(
        nodes('footnoteDefinition')
          .toReversed()
          .map((node) => [node.identifier, node]),
      ),
    footnotes: () => nodes('footnoteDefinition').map((node) => ({ target: node.identifier, at: placeOf(node) })),
    strayFootnotes: () => occurrences('[^', /(?<!\\)\[\^([^[\]\s](?:[^[\]\n]*[^[\]\s])?)\]/g),
    /** Everything that has a label such as `fig:curves`, in the order of the text. */
    labels: () =>
      placed.labelled.flatMap(({ label, kind, node }) =>
        label === null ? [] : [{ ...placeLabel(label, node), kind }],
      ),
    labelUses: () => nodes('crossReference').map((node) => ({ target: node.label, at: placeOf(node) })),
    /** The captions of figures, tables and equations. */
    captionOf: () => placed.captionOf,
    /** Callouts of an unknown kind, and beginnings of callouts in the middle of a text. */
    strayCallouts: () => [
      ...placed.strayCallouts.map(({ kind, span }) => ({ target: kind, at: lines.at(...span) })),
      ...occurrences('[!', /(?<=\n[\s>]*)\[!(\w+)\]/g),
    ],
    /** Callouts that end with their first line. */
    emptyCallouts: () => nodes('callout').flatMap((node) => (node.children.length === 0 ? [placeOf(node)] : [])),
    /** Callouts that cannot have the label they were given. */
    strayLabels: () =>
      nodes('callout').flatMap((node) =>
        node.label === null || node.number !== null ? [] : [placeLabel(node.label, node)],
      ),
    /** Captions that do not follow anything that can have a caption. */
    strayCaptions: () => placed.strayCaptions.map(placeOf),
    /** The text of the file with its front matter blanked out, the words of it that readers see, and its nodes by type. */
    text: () => text,
    prose: () => maskProse(text, nodes('text'), nodes('paragraph')),
    nodes: () => byType,
    /** What was found in it by functions that look at nothing else, so that each of them looks once. */
    found: () => new Map<(body: never) => unknown, unknown>(),
    /** The blocks of the text in order, each with its plain words. */
    blocks: () => root.children.map((node) => ({ text: plainTextOf(node), at: placeOf(node) })),
  });
}

/** The position of a node in reading order: 0 in the text, then the footnotes in the order of their first mention. */
function orderFootnotes(
  definitions: readonly FootnoteDefinition[],
  mentions: readonly FootnoteReference[],
): (node: Nodes) => number {
  const order = [...new Set(mentions.map((mention) => mention.identifier))];
  const turns = definitions.map((definition) => ({
    span: spanOf(definition),
    turn: order.indexOf(definition.identifier) + 1 || order.length + 1,
  }));
  return (node) => {
    const [start] = spanOf(node);
    return turns.find(({ span: [from, to] }) => start >= from && start < to)?.turn ?? 0;
  };
}

/** The places of the ids in a citation. */
function locateItems({ items, offset }: Citation, text: string, lines: Lines): Use[] {
  return items.map(({ id }) => {
    const at = text.indexOf(`@${id}`, offset) + 1;
    return { target: id, at: lines.at(at, at + id.length) };
  });
}

type NodesByType = ReadonlyMap<Nodes['type'], readonly Nodes[]>;

function groupNodes(root: Root): NodesByType {
  const all: Nodes[] = [];
  walkTree(root, (node) => void all.push(node));
  return groupBy(all, (node) => node.type);
}

/** The nodes of a type, in reading order. */
export function nodesOf<T extends Nodes['type']>(nodes: NodesByType, type: T) {
  return (nodes.get(type) ?? []) as readonly Extract<Nodes, { type: T }>[];
}

/**
 * Allows typographic quotes around a name, because the parser converts straight ones. Blanks and the name are taken
 * whole, since a text that nothing closes could be divided between them in very many ways.
 */
const figurePattern =
  /^::figure\{\s*(?!\s)(?:name\s*=\s*(?!\s)(?:["“]([^"“”]*)["”]|['‘]([^'‘’]*)['’]|([^\s"'“”‘’{}]*)(?![^\s"'“”‘’{}])))?[^{}\n]*\}$/;

/** The name in `::figure{name=…}` if the paragraph contains nothing else, otherwise null. */
export function readFigure(node: Nodes): string | null {
  if (node.type !== 'paragraph' || node.children.length !== 1) return null;
  const only = node.children[0];
  if (only?.type !== 'text') return null;
  const match = figurePattern.exec(only.value.trim());
  return match === null ? null : (match[1] ?? match[2] ?? match[3] ?? '');
}
