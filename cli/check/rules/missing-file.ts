import { startOf } from '../../core/problem.ts';
import { pageNames } from '../../schema/page-names.ts';
import type { Rule } from '../rule.ts';

export const missingFile: Rule = {
  id: 'missing-file',
  level: 'error',
  protects: 'site.md and the seven pages are there.',
  example: { file: 'pages/contact.md', wrong: '(the file is not there)', right: '(the file is there)' },
  *check(model) {
    const kinds = new Set([...model.documents, ...model.refused].map((one) => one.kind));
    const places = [['site', 'site.md'] as const, ...pageNames.map((name) => [name, `pages/${name}.md`] as const)];
    for (const [kind, place] of places) {
      if (!kinds.has(kind))
        yield {
          at: startOf(`${model.contentName}/${place}`),
          reason: 'The file is missing.',
          missing: place,
          hint: 'The site cannot do without it: add it again.',
        };
    }
  },
};
