import { readKey } from '../../parse/document.ts';
import { isDraft } from '../../resolve/model.ts';
import { pinsWith } from '../pins.ts';
import type { Rule } from '../rule.ts';
import { brokenUses } from '../uses.ts';

export const draftLink: Rule = {
  id: 'draft-link',
  level: 'error',
  finds: 'A published page links to a draft, which readers cannot open.',
  example: { wrong: 'See [the survey](/resources/in-preparation).', right: 'See the survey, which is in preparation.' },
  *checkDocument(document, model) {
    if (isDraft(document, model.today)) return;
    for (const { use, link } of brokenUses(document, model, 'draft')) {
      const page = model.addresses.drafts.get(link.path);
      const day = page === undefined || readKey(page, 'draft') === true ? undefined : readKey(page, 'publishAt');
      yield day === undefined
        ? {
            at: use.at,
            reason: `\`${link.path}\` is a draft, which readers cannot open.`,
            hint: 'Publish it first, or take the link out.',
          }
        : {
            at: use.at,
            reason: `\`${link.path}\` waits for ${day}: readers cannot open it before.`,
            hint: 'Take the link out until then, or give this page the same `publishAt`.',
          };
    }
  },
  check: pinsWith('draft', ({ target }) => `\`${target}\` is not published yet: readers cannot open it.`),
};
