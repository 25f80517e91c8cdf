import { startOf } from '../../core/problem.ts';
import { datasetKind } from '../../resolve/dataset.ts';
import { namesOf } from '../../resolve/model.ts';
import type { Rule } from '../rule.ts';

export const dataFile: Rule = {
  id: 'data-file',
  level: 'error',
  finds: 'A table in `data/` has no file that says where its numbers come from, or such a file has no table.',
  example: {
    file: 'data/ownership.csv',
    wrong: '(it stands there alone)',
    right: '(beside it stands `data/ownership.md`)',
  },
  *check(model) {
    const described = namesOf(model, datasetKind);
    for (const name of model.tables.keys())
      if (!described.has(name))
        yield {
          at: startOf(`${model.contentName}/data/${name}.csv`),
          reason: 'Nothing says what these numbers are and where they come from.',
          hint: `Write it into a file \`${name}.md\` beside the table; \`docs/lines.md\` lists its keys.`,
        };
    for (const name of described) {
      const path = `${model.contentName}/data/${name}`;
      if (!model.tables.has(name) && !model.refusedPaths.has(`${path}.csv`))
        yield {
          at: startOf(`${path}.md`),
          reason: `The table \`${name}.csv\` is not there.`,
          hint: 'Put it beside this file, under the same name.',
        };
    }
  },
};
