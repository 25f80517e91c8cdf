/** Reads what a page that was saved from the web holds besides its text, as WordPress and its plugins write it. */
import type { Element, Nodes } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { tableOf } from '../core/table.ts';
import type { AnyFrontMatter } from './front-matter.ts';
import { findElement, hasClass, idsOf, isElement, listElements, textOfElement } from './hast.ts';
import type { Losses } from './losses.ts';
import { replaceNodes } from './replace-nodes.ts';

/** What a page says of itself outside its text, by keys of front matter, and its address; undefined where it does not. */
export interface PageFacts {
  readonly said: AnyFrontMatter;
  readonly address: string | undefined;
}

/** The day, the author and the address of a page, and whether it is a list of other pages. */
export function readFacts(page: Nodes): PageFacts {
  const elements = [...listElements(page).keys()];
  const find = (...tests: readonly ((element: Element) => boolean)[]) =>
    tests.map((test) => elements.find(test)).find((one) => one !== undefined);
  const date = textOf(
    find(
      ({ properties }) => properties.property === 'article:published_time',
      (one) => one.tagName === 'time' && hasClass(one, 'published', 'entry-date'),
      ({ properties }) => String(properties.itemProp) === 'datePublished',
    ),
  );
  const author = textOf(
    find(
      ({ properties: { rel } }) => Array.isArray(rel) && rel.includes('author'),
      (one) => hasClass(one, 'author-name'),
    ),
  );
  const isList = find((one) => one.tagName === 'body' && hasClass(one, 'archive')) !== undefined;
  const said = {
    ...(date !== '' && { date: /^\d{4}-\d\d-\d\d/.exec(date)?.[0] ?? date }),
    // What WordPress calls whoever set it up.
    ...(date !== '' && author !== '' && author !== 'admin' && { authors: [author] }),
  };
  return { said: isList ? { listing: true } : said, address: addressOf(page) };
}

/** What an element says to programs, else its words. */
function textOf(element: Element | undefined): string {
  const { content, dateTime } = element?.properties ?? {};
  return element === undefined ? '' : String(content ?? dateTime ?? textOfElement(element));
}

/** The address that a page or the browser that saved it names. */
function addressOf(page: Nodes): string | undefined {
  let saved: string | undefined;
  visit(page, 'comment', ({ value }) => {
    saved ??= /^\s*saved from url=\(\d+\)(https?:\S+)/.exec(value)?.[1];
  });
  const own = findElement(page, ({ properties: { rel } }) => String(rel) === 'canonical')?.properties.href;
  const address = String(own ?? saved);
  return URL.canParse(address) ? address : undefined;
}

/** What stands around the text of a page, by classes and ids. */
const furniture = tableOf<string>(
  Object.fromEntries(
    [
      ['buttons for sharing', 'sharedaddy jp-sharing sd-sharing addtoany_share_save_container social-share'],
      [
        'links to other posts',
        'jp-relatedposts related-posts ast-single-related-posts-container yarpp-related post-navigation',
      ],
      ['comments of readers', 'comments comments-area comment-list comment-respond respond wp-block-comments'],
      [
        'lines with the day, the author and the categories',
        'entry-footer entry-meta post-meta posted-by posted-on byline wp-block-post-terms wp-block-post-date',
      ],
    ].flatMap(([what = '', names = '']) => names.split(' ').map((name) => [name, what])),
  ),
);

/** Takes out what blogs put around their texts, and tells it in one line. */
export function removeFurniture(root: Nodes, losses: Losses): void {
  const met = new Set<string>();
  visit(root, 'element', (element, index, parent) => {
    const { className } = element.properties;
    const classes = Array.isArray(className) ? className.map(String) : [];
    // A heading or a section may have the same name, which is made of its words.
    const isBox = element.tagName === 'div' && !classes.includes('section');
    const names = isBox ? [...classes, ...idsOf(element)] : classes;
    const what = names.map((name) => furniture[name]).find((one) => one !== undefined);
    if (what === undefined || parent === undefined || index === undefined) return undefined;
    parent.children.splice(index, 1);
    if (textOfElement(element) !== '') met.add(what);
    return [SKIP, index];
  });
  if (met.size > 0) losses.add(`What a blog puts around a text is left out: ${[...met].join(', ')}.`);
}

/** Gives blocks and signs of blogs the form of text: verses, signs drawn as pictures, and what opens at a click. */
export function readBlocks(root: Nodes, losses: Losses): void {
  replaceNodes<Nodes>(root, (node) => {
    if (!isElement(node)) return null;
    const alt = String(node.properties.alt ?? '');
    if (node.tagName === 'img' && /^\p{Extended_Pictographic}[^\p{L}\p{N}]*$/u.test(alt))
      return [{ type: 'text', value: alt }];
    if (node.tagName === 'pre' && hasClass(node, 'wp-block-verse'))
      return [{ ...node, tagName: 'p', children: node.children.flatMap(breakLines) }];
    return null;
  });
  visit(root, 'element', (element) => {
    if (element.tagName !== 'summary') return;
    // The lowest heading becomes one below that of its section.
    element.tagName = 'h6';
    losses.add('What opens at a click stands below a heading now.', textOfElement(element));
  });
  visit(root, 'text', ({ value }) => {
    for (const [found] of value.matchAll(/\[[a-z][\w-]*(?: [\w-]+=["“”″][^"“”″\]]*["“”″])+ ?\/?\]/g))
      losses.add('What another program fills in stays as it is: write it in markdown, or take it out.', found);
  });
}

function breakLines(node: Element['children'][number]): Element['children'] {
  if (node.type !== 'text') return [node];
  return node.value.split('\n').flatMap((value, index) => {
    const line = { type: 'text', value } as const;
    return index === 0 ? [line] : [{ type: 'element', tagName: 'br', properties: {}, children: [] }, line];
  });
}

/** Makes figures of the captions that WordPress writes in brackets around a picture. */
export function readBracketedCaptions(html: string): string {
  return html.replace(
    /\[caption\b[^\]]*\]\s*((?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?)([^[]*)\[\/caption\]/g,
    '<figure>$1<figcaption>$2</figcaption></figure>',
  );
}
