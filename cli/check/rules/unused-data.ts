import { startOf } from '../../core/problem.ts';
import type { AnyDocument } from '../../parse/document.ts';
import { datasetKind } from '../../resolve/dataset.ts';
import { hasUnreadable } from '../../resolve/model.ts';
import type { Rule } from '../rule.ts';

export const unusedData: Rule = {
  id: 'unused-data',
  level: 'warning',
  finds: 'A table in `data/` is shown on no page.',
  example: {
    file: 'data/ownership.md',
    wrong: '(no page shows it)',
    right: '(a page has `::figure{name=ownership}`)',
  },
  *check(model) {
    if (hasUnreadable(model)) return;
    const shown = new Set(model.gather(figures));
    for (const { path, slug } of model.ofKind(datasetKind))
      if (!shown.has(slug))
        yield {
          at: startOf(path),
          reason: 'No page shows these numbers.',
          missing: 'topics',
          hint: `Write \`::figure{name=${slug}}\` on a line of its own where they are told of.`,
        };
  },
};

function figures({ summary }: AnyDocument): readonly string[] {
  return summary.figures;
}
