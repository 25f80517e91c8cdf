import type { Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { adapt } from '../documents/adapt.ts';
import { readHtml } from '../documents/html.ts';
import { startLosses } from '../documents/losses.ts';
import { writeMarkdown } from '../documents/markdown.ts';
import { startPictures } from '../documents/pictures.ts';
import { removeNodes } from '../documents/replace-nodes.ts';
import { findLostPath } from '../resolve/lost-path.ts';
import type { Model } from '../resolve/model.ts';
import { findReferenceByKey } from './find-reference.ts';

/** What a paste puts into a text. */
export interface Pasted {
  readonly markdown: string;
  /** Whether it needs lines of its own; otherwise it is words of a sentence. */
  readonly isBlock: boolean;
  /** What could not be carried over. */
  readonly lost: readonly string[];
}

/** Code editors colour their text in one element that keeps its spaces; what is bold there is a colour too. */
const codeEditor =
  /^(?:\s|<!--(?:(?!-->)[\s\S])*-->|<\/?(?:html|head|body|meta)\b[^>]*>)*<div[^>]*white-space:\s*pre;/i;

/** In the plain text of these programs a paragraph is one line, so that paragraphs would run together. */
const wordProcessor = /class="?Mso|docs-internal-guid|content="LibreOffice/;

/**
 * The HTML of a clipboard as Markdown for a text; null if the plain text beside it says as much, or if its elements are
 * nested too deep to be read.
 */
export function writePaste(html: string, text: string, model: Model): Pasted | null {
  try {
    return codeEditor.test(html) ? null : convert(html, text, model);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function convert(html: string, text: string, model: Model): Pasted | null {
  const losses = startLosses();
  const { tree } = readHtml(html, [], losses, { isPart: true });
  let hasForm = false;
  removeNodes<Nodes>(tree, ({ type }) => {
    if (type !== 'image') return false;
    losses.add('A picture is left out: save it as a file, and put it in with “Picture…”.');
    hasForm = true;
    return true;
  });
  adapt(tree, {
    findReference: (key) => findReferenceByKey(model, key),
    isLost: (address) => findLostPath(address, model) !== null,
    picture: () => null,
    pictures: startPictures('', () => false),
    isNote: (name) => text.includes(`[^${name}]`),
    losses,
  });
  const [first, ...others] = tree.children;
  if (first === undefined || (first.type === 'code' && others.length === 0)) return null;
  hasForm ||= others.length > 0 && wordProcessor.test(html);
  visit(tree, (node) => {
    hasForm ||= !isPlain(node);
  });
  if (!hasForm) return null;
  const isBlock = others.length > 0 || first.type !== 'paragraph';
  return { markdown: writeMarkdown(tree), isBlock, lost: losses.list() };
}

/** Whether a node is nothing but text; programs make links of addresses by themselves. */
function isPlain(node: Nodes): boolean {
  if (node.type === 'link') return textOf(node) === node.url;
  return /^(?:root|paragraph|text|break)$/.test(node.type);
}
