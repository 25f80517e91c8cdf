/** Reads a document of any type that can be imported, and writes it as the text of a page. */
import type { Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { decodeAny } from '../core/encoding.ts';
import { maskDollars } from '../parse/dollars.ts';
import { placeLanguages } from '../parse/languages.ts';
import { parseNative } from '../parse/markdown.ts';
import { spanOf } from '../parse/tree.ts';
import { type DocumentType, isMarkdown, type PandocType } from '../schema/document-types.ts';
import { descriptionLength } from '../schema/fields.ts';
import { adapt, type DraftContext } from './adapt.ts';
import { readCallouts } from './callouts.ts';
import { readCaptions } from './captions.ts';
import { readExecution } from './chunks.ts';
import { rewriteDialects } from './dialects/rewrite.ts';
import { readDocx } from './docx.ts';
import { type AnyFrontMatter, splitFrontMatter } from './front-matter.ts';
import { readHtml } from './html.ts';
import { readHtmlWithin } from './html-within.ts';
import { prepareLatex } from './latex-source.ts';
import { readLeftovers, tellParagraphs } from './leftovers.ts';
import type { Losses } from './losses.ts';
import { writeMarkdown } from './markdown.ts';
import { readOdt } from './odt.ts';
import { replaceNodes } from './replace-nodes.ts';
import { type PageFacts, readBracketedCaptions } from './saved-page.ts';
import type { DocumentSource } from './source.ts';
import { isTooDeep } from './too-deep.ts';
import { unpack } from './unpack.ts';

/** A document as a Markdown tree, not yet adapted to this site. */
export interface ParsedDocument extends Pick<DocumentSource, 'title' | 'picture' | 'works'> {
  readonly tree: Root;
  /** What a Markdown file says at its top. */
  readonly frontMatter: AnyFrontMatter;
  /** What a web page says of itself outside its text. */
  readonly facts?: PageFacts;
}

/** Converts a document to HTML with another program, and tells what that leaves out; null if it is missing or fails. */
export type Convert = (type: PandocType, bytes: Uint8Array, losses: Losses) => Promise<string | null>;

/** Parses the bytes of a document; null if they are not of its type, or nested too deep. */
export async function readDocument(...given: Parameters<typeof parseDocument>): Promise<ParsedDocument | null> {
  try {
    const parsed = await parseDocument(...given);
    return parsed === null || isTooDeep<Nodes>(parsed.tree) ? null : parsed;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

async function parseDocument(
  type: DocumentType,
  bytes: Uint8Array,
  losses: Losses,
  convert: Convert,
): Promise<ParsedDocument | null> {
  if (isMarkdown(type)) return parseMarkdown(decodeAny(bytes), type, losses);
  if (type === '.docx' || type === '.odt') {
    const files = unpack(bytes);
    const source = files && (await (type === '.docx' ? readDocx : readOdt)(files, losses));
    const parsed = source && parseHtml(source, losses);
    if (parsed !== null && isTypedMarkdown(parsed.tree)) losses.add(typedMarkdown);
    return parsed;
  }
  const isPage = type === '.html' || type === '.htm';
  const given = type === '.tex' ? Buffer.from(prepareLatex(decodeAny(bytes), losses)) : bytes;
  const html = isPage ? decodeAny(bytes, namedEncoding(bytes)) : await convert(type, given, losses);
  if (html === null) return null;
  const { frontMatter, text } = splitFrontMatter(html.replace(/\r\n?/g, '\n'), losses);
  const written = isPage ? readBracketedCaptions(text) : text;
  const parsed = parseHtml({ html: written, title: titleOf(frontMatter), formulas: [], picture: null }, losses);
  tellEmptySections(parsed.tree, losses);
  return { ...parsed, frontMatter };
}

const typedMarkdown =
  'The lines between `---` at the top are text now: save a page typed as Markdown as plain text, under a name that ends in `.md`, and import that.';

/** Whether the first lines are the front matter of a Markdown file; Word may make a dash of its hyphens. */
function isTypedMarkdown({ children }: Root): boolean {
  return /^(?:-{3,}|[–—]-?\n)\s*\w+:\s/.test(
    children
      .slice(0, 2)
      .map((block) => textOf(block))
      .join('\n'),
  );
}

function parseMarkdown(source: string, type: DocumentType, losses: Losses): ParsedDocument {
  const { frontMatter, text } = moveAbstract(splitFrontMatter(source.replace(/\r\n?/g, '\n'), losses));
  const written = rewriteDialects(text.replace(/^\n+/, ''), type === '.qmd' || type === '.rmd');
  const tree = maskDollars(written, (masked) => parseNative(masked) as Root);
  placeLanguages(tree, written);
  // One tilde strikes nothing out in other programs: `5~10 minutes or 20~30`.
  replaceNodes<Nodes>(tree, (node) => {
    if (node.type !== 'delete' || written.startsWith('~~', node.position?.start.offset)) return null;
    const tilde = () => ({ type: 'text', value: '~' });
    return [tilde(), ...node.children, tilde()];
  });
  visit(tree, 'thematicBreak', (line, index = 0, parent) => {
    if (/-- +--/.test(written.slice(...spanOf(line)))) losses.add(noBars, textOf(parent?.children[index - 1]));
  });
  readHtmlWithin(tree, losses);
  readLeftovers(tree, readExecution(frontMatter, text), losses);
  readCallouts(tree, losses);
  tellParagraphs(tree, losses);
  readCaptions(tree);
  return { title: takeTitle(tree, titleOf(frontMatter)), tree, picture: null, frontMatter };
}

const noBars =
  'A table without bars is plain text now: write `|` between its columns, and `|---|---|` below the header.';

/** The title that front matter says; a year without quotes is a number. */
function titleOf({ title }: AnyFrontMatter): string | undefined {
  return typeof title === 'string' || typeof title === 'number' ? String(title) : undefined;
}

/** Begins the text with the abstract at the top of a page, where that is too long for a description. */
function moveAbstract(page: ReturnType<typeof splitFrontMatter>): ReturnType<typeof splitFrontMatter> {
  const { abstract, ...frontMatter } = page.frontMatter;
  if (typeof abstract !== 'string' || abstract.length <= descriptionLength.max) return page;
  return { frontMatter, text: `${abstract.trim()}\n\n${page.text}` };
}

function parseHtml({ html, formulas, title: own, ...rest }: DocumentSource, losses: Losses): ParsedDocument {
  const { tree, title = own, facts } = readHtml(html, formulas, losses);
  return { ...rest, title, tree, facts, frontMatter: {} };
}

/**
 * Writes a document as the title and text of a page, with the ids of the references that it cites; what cannot be
 * carried over is added to the losses.
 */
export function writeDraft({ title, tree }: ParsedDocument, context: DraftContext) {
  const cited = adapt(tree, context);
  return { title, body: writeMarkdown(tree), cited };
}

/** Tells the headings below which nothing stands, where something of the document was left out: it may have stood there. */
function tellEmptySections({ children }: Root, losses: Losses): void {
  if (losses.list().length === 0) return;
  const depths = children.map((node) => (node.type === 'heading' ? node.depth : 7));
  for (const [index, node] of children.entries())
    if (node.type === 'heading' && (depths[index + 1] ?? 0) <= node.depth)
      losses.add('Nothing stands below a heading: write it anew, or take the heading out.', textOf(node));
}

/**
 * Removes and returns the title: the only heading of level one or, as Google Docs writes it, the one that begins the
 * text and alone has no id. Where the front matter says it, only a heading that says the same is removed.
 */
function takeTitle(tree: Root, said: string | undefined): string | undefined {
  const first = tree.children.filter((node) => node.type === 'heading' && node.depth === 1);
  const [title, ...others] = first;
  const isNamed = (node: Nodes) => /\{#[^{}]*\}\s*$/.test(textOf(node));
  const isTitle =
    others.length === 0 || (tree.children[0] === title && others.every(isNamed) && !isNamed(title as Nodes));
  if (title === undefined || !isTitle) return said;
  const words = textOf(title)
    .replace(/\s*\{#[^{}]*\}\s*$/, '')
    .trim();
  if (said === undefined || said === words) tree.children.splice(tree.children.indexOf(title), 1);
  return said ?? (words || undefined);
}

/** The encoding that a web page declares in its first lines. */
function namedEncoding(bytes: Uint8Array): string | undefined {
  return /charset=["']?([\w-]+)/i.exec(Buffer.from(bytes.subarray(0, 2048)).toString('latin1'))?.[1];
}
