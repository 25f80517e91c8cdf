/** What is left of other programs in the tree of a text whose passages are rewritten: it is taken out or told. */
import type { Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { setDashes } from '../core/text.ts';
import { shortcode } from '../parse/citations.ts';
import { readChunks } from './chunks.ts';
import type { AnyFrontMatter } from './front-matter.ts';
import { type Losses, listed } from './losses.ts';

/** Reports what the generator of another site fills in or runs, and shows the code of what is run. */
export function readLeftovers(tree: Root, execution: AnyFrontMatter, losses: Losses): void {
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
