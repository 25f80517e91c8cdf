import { basename } from 'node:path/posix';
import { findNearest } from '../../report/nearest.ts';
import type { Rule } from '../rule.ts';
import { brokenUses } from '../uses.ts';

export const missingMedia: Rule = {
  id: 'missing-media',
  level: 'error',
  protects: 'A picture, film or download that a page names is in `media/`.',
  example: { wrong: '![A curve](/media/attention.svg)', right: '![A curve](/media/attention-cost.svg)' },
  *checkDocument(document, model) {
    const pictures = [...brokenUses(document, model, 'form')].filter(({ use }) => use.isImage);
    for (const { use, link } of [...brokenUses(document, model, 'media'), ...pictures]) {
      const media = [...model.addresses.media.keys()];
      const sameName = media.find((address) => address.endsWith(`/${basename(link.path)}`));
      const suggestion = sameName ?? findNearest(link.path, media);
      yield {
        at: use.at,
        reason: `There is no file \`${link.path}\`.`,
        hint: `Put it in \`${model.contentName}/media/\`, or correct its name.`,
        suggestion,
      };
    }
  },
};
