import { startOf } from '../../core/problem.ts';
import { documentsOf } from '../../parse/document.ts';
import { datasetKind } from '../../resolve/dataset.ts';
import type { Rule } from '../rule.ts';

export const unusedData: Rule = {
  id: 'unused-data',
  level: 'warning',
  protects: 'Numbers that were gathered are shown to readers.',
  example: {
    file: 'data/ownership.md',
    wrong: '(no page shows it)',
    right: '(a page has `::figure{name=ownership}`)',
  },
  *check(model) {
    // While a file cannot be read, nothing can be said to be in none.
    if (model.refused.length > 0 || model.documents.some((document) => !document.isReadable)) return;
    for (const { path, slug } of documentsOf(model.documents, datasetKind))
      if (!model.documents.some(({ summary }) => summary.figures.includes(slug)))
        yield {
          at: startOf(path),
          reason: 'No page shows these numbers.',
          hint: `Write \`::figure{name=${slug}}\` on a line of its own where they are told of.`,
        };
  },
};
