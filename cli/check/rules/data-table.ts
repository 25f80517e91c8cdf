import { datasetKind } from '../../resolve/dataset.ts';
import { namesOf } from '../../resolve/model.ts';
import type { Rule } from '../rule.ts';

export const dataTable: Rule = {
  id: 'data-table',
  level: 'error',
  finds: 'A table in `data/` lacks a column that its file describes, or holds something else where a number is drawn.',
  example: {
    file: 'data/ownership.csv',
    wrong: '(a cell is `66,5 %`)',
    right: '(it is `66.5`)',
  },
  *check(model) {
    for (const name of namesOf(model, datasetKind)) yield* model.datasetOf(name)?.faults ?? [];
  },
};
