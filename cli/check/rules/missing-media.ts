import { findNearest } from '../../report/nearest.ts';
import type { Rule } from '../rule.ts';
import { brokenUses } from '../uses.ts';

/** A picture, film or download that a page names is in `media/`. */
export const missingMedia: Rule = {
  id: 'missing-media',
  level: 'error',
  *check(model) {
    for (const { use, link } of brokenUses(model, 'media')) {
      const suggestion = findNearest(link.path, model.addresses.media.keys());
      yield {
        at: use.at,
        reason: `There is no file \`${link.path}\`.`,
        hint: `Put it in \`${model.contentName}/media/\`, or correct its name.`,
        suggestion,
      };
    }
  },
};
