import type { Nodes, Root } from 'mdast';
import { toString as wordsOf } from 'mdast-util-to-string';
import { decodeAny } from '../core/encoding.ts';
import { maskDollars } from '../parse/dollars.ts';
import { parseNative } from '../parse/markdown.ts';
import type { DocumentType } from '../schema/document-types.ts';
import { adapt, type DraftContext } from './adapt.ts';
import { readDocx } from './docx.ts';
import { readHtml } from './html.ts';
import type { Losses } from './losses.ts';
import { writeMarkdown } from './markdown.ts';
import { readOdt } from './odt.ts';
import type { DocumentSource } from './source.ts';
import { unpack } from './unpack.ts';

/** A document as a page of this site would say it. */
export interface ImportedDraft {
  readonly title: string | undefined;
  readonly body: string;
  /** The references that it cites. */
  readonly cited: readonly string[];
}

/** The tree of a document in markdown, as the program has it that wrote it. */
export interface ParsedDocument extends Pick<DocumentSource, 'title' | 'picture'> {
  readonly tree: Root;
}

/** Another program that can make HTML of a document; null where it is not there, or fails. */
export type Convert = (type: DocumentType, bytes: Uint8Array) => Promise<string | null>;

/** Reads the bytes of a document; null where they are none of its type. */
export async function readDocument(
  type: DocumentType,
  bytes: Uint8Array,
  losses: Losses,
  convert: Convert,
): Promise<ParsedDocument | null> {
  if (type === '.md') return parseMarkdown(decodeAny(bytes));
  if (type === '.docx' || type === '.odt') {
    const files = unpack(bytes);
    const source = files && (await (type === '.docx' ? readDocx : readOdt)(files, losses));
    return source && parseHtml(source, losses);
  }
  if (type === '.tex') countIncluded(decodeAny(bytes), losses);
  const isPage = type === '.html' || type === '.htm';
  const html = isPage ? decodeAny(bytes, namedEncoding(bytes)) : await convert(type, bytes);
  return html === null ? null : parseHtml({ html, title: undefined, formulas: [], picture: null }, losses);
}

function parseMarkdown(source: string): ParsedDocument {
  const text = source.replace(/\r\n?/g, '\n').replace(/^---\n[\s\S]*?\n---\n/, '');
  const tree = maskDollars(text, (masked) => parseNative(masked) as Root);
  return { title: takeTitle(tree), tree, picture: null };
}

function parseHtml({ html, formulas, title: own, picture }: DocumentSource, losses: Losses): ParsedDocument {
  const { tree, title = own } = readHtml(html, formulas, losses);
  return { title, tree, picture };
}

/** Names the files that a document of LaTeX takes in. */
function countIncluded(text: string, losses: Losses): void {
  for (const [, name] of text.matchAll(/^[^%\n]*\\(?:input|include)\{([^{}]+)\}/gm))
    losses.add(`The file \`${name}\` is left out: import it too, or put its text into the document.`);
}

/** Writes what was read as the text of a page. What could not be carried over is added to the losses. */
export function writeDraft({ title, tree }: ParsedDocument, context: DraftContext): ImportedDraft {
  const cited = adapt(tree, context);
  return { title, body: writeMarkdown(tree), cited };
}

/** The only heading of the first level is the title of the page, or the one before everything, which alone has no name of its own: so Google Docs writes it. */
function takeTitle(tree: Root): string | undefined {
  const first = tree.children.filter((node) => node.type === 'heading' && node.depth === 1);
  const [title, ...others] = first;
  const isNamed = (node: Nodes) => /\{#[^{}]*\}\s*$/.test(wordsOf(node));
  const isTitle =
    others.length === 0 || (tree.children[0] === title && others.every(isNamed) && !isNamed(title as Nodes));
  if (title === undefined || !isTitle) return undefined;
  tree.children.splice(tree.children.indexOf(title), 1);
  return (
    wordsOf(title)
      .replace(/\s*\{#[^{}]*\}\s*$/, '')
      .trim() || undefined
  );
}

/** The encoding that a web page names in its first lines. */
function namedEncoding(bytes: Uint8Array): string | undefined {
  return /charset=["']?([\w-]+)/i.exec(Buffer.from(bytes.subarray(0, 2048)).toString('latin1'))?.[1];
}
