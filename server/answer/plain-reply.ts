import type { List, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { remark } from 'remark';

/** Characters of Markdown that are read, more than any answer gives. */
const most = 4000;

function writeList({ ordered, start, children }: List): string {
  return children
    .map((item, index) => `${ordered ? `${(start ?? 1) + index}.` : '-'} ${textOf(item).replace(/\s+/g, ' ')}`)
    .join('\n');
}

function writeBlock(block: RootContent): string {
  if (block.type === 'list') return writeList(block);
  return textOf(block).replace(/\s+/g, ' ').trim();
}

/** The text of a reply without Markdown, with a line for each paragraph and list item. */
export function plainReply(markdown: string): string {
  const { children } = remark().parse(markdown.slice(0, most));
  return children
    .map(writeBlock)
    .filter((line) => line !== '')
    .join('\n');
}

/** Gives a function that gives the plain texts of a list of replies; those of the list before are not parsed again. */
export function createPlainReplies(): (markdowns: readonly string[]) => ReadonlyMap<string, string> {
  let known: ReadonlyMap<string, string> = new Map();
  return (markdowns) => {
    known = new Map(markdowns.map((markdown) => [markdown, known.get(markdown) ?? plainReply(markdown)]));
    return known;
  };
}
