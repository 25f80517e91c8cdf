import { findNearest } from '../../core/nearest.ts';
import { startOf } from '../../core/problem.ts';
import { fixedFiles, isCollection, isOptional, routeOf } from '../../kinds/paths.ts';
import { namesOf } from '../../resolve/model.ts';
import type { Rule } from '../rule.ts';

export const missingFile: Rule = {
  id: 'missing-file',
  level: 'error',
  finds: '`site.md` or one of the seven pages that the site needs is missing.',
  example: { file: 'pages/contact.md', wrong: '(the file is not there)', right: '(the file is there)' },
  *check(model) {
    for (const { kind, file, slug } of fixedFiles) {
      if (namesOf(model, kind).has(slug) || isOptional(kind)) continue;
      const own = model.documents.filter(
        (one) => isCollection(one.kind) && routeOf(one.kind, one.slug) === `/${one.slug}`,
      );
      const near = findNearest(
        slug,
        own.map((page) => page.slug),
      );
      yield {
        at: startOf(`${model.contentName}/${file}`),
        reason: 'The file is missing.',
        missing: file,
        hint: 'The site cannot do without it: add it again.',
        suggestion: near === undefined ? undefined : `pages/${near}.md`,
      };
    }
  },
};
