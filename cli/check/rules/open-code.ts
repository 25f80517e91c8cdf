import { nodesOf } from '../../parse/body.ts';
import type { AnyDocument } from '../../parse/document.ts';
import { withSpans } from '../../parse/lines.ts';
import { spanOf } from '../../parse/tree.ts';
import type { Rule } from '../rule.ts';

export const openCode: Rule = {
  id: 'open-code',
  level: 'error',
  finds: 'The text below a block of code would be shown as code: the line that closes the block is missing.',
  example: { wrong: '```\ny = 1\n\nThe text goes on.', right: '```\ny = 1\n```\n\nThe text goes on.' },
  *checkDocument(document) {
    for (const { fence, at } of findUnclosed(document, 'code'))
      yield {
        at,
        reason: 'This line opens a block of code that is never closed: everything below it is shown as code.',
        hint: `Add a line of ${fence.length} ${fence.startsWith('~') ? 'tildes' : 'backticks'} after the code, or take this line out.`,
      };
  },
};

/** The fences of blocks of code or formulas that no other one closes, so that they run to the end of the text. */
export function findUnclosed(document: AnyDocument, type: 'code' | 'math') {
  const { text, nodes } = document.body;
  const found = nodesOf<'code' | 'math'>(nodes, type).flatMap((node) => {
    const [start, end] = spanOf(node);
    const fence = /^(`{3,}|~{3,}|\${2,})/.exec(text.slice(start, start + 20))?.[1];
    const written = text.slice(start, end).trimEnd();
    if (fence === undefined || (written.length > fence.length && written.endsWith(fence) && written.includes('\n')))
      return [];
    return [{ fence, start, end: start + fence.length }];
  });
  return withSpans(document, found);
}
