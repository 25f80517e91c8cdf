import { basename } from 'node:path/posix';
import { startOf } from '../../core/problem.ts';
import { expectedPages } from '../../kinds/paths.ts';
import type { AnyDocument } from '../../parse/document.ts';
import { hasUnreadable, type Model } from '../../resolve/model.ts';
import type { Rule } from '../rule.ts';

export const unusedMedia: Rule = {
  id: 'unused-media',
  level: 'warning',
  finds: 'A file in `media/` is neither shown nor linked on any page, but everybody could open it.',
  example: {
    file: 'media/curve.svg',
    wrong: '(no page shows it)',
    right: '(a page has `![A curve](/media/curve.svg)`)',
  },
  *check(model) {
    // If a file cannot be read, or site.md or a folder of pages is missing, it is unknown which media are unused.
    if (hasUnreadable(model) || model.site === undefined || expectedPages.some((kind) => !model.kinds.has(kind)))
      return;
    const used = new Set(model.gather(shown));
    // If a text mentions the file name, the author meant to show it, and another rule reports why it is not shown.
    for (const address of model.addresses.media.keys())
      if (!used.has(address) && !model.documents.some(({ text }) => text.includes(basename(address))))
        yield {
          at: startOf(`${model.contentName}${address}`),
          reason: `No page shows or links to \`${address}\`, and it is published all the same.`,
          hint: `Show it, \`![What it shows](${address})\`, or remove the file.`,
        };
  },
};

function shown(document: AnyDocument, { mediaOf }: Model): readonly string[] {
  return mediaOf(document);
}
