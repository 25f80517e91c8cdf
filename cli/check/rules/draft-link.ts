import { reportPins } from '../pins.ts';
import type { Rule } from '../rule.ts';
import { brokenUses } from '../uses.ts';

export const draftLink: Rule = {
  id: 'draft-link',
  level: 'error',
  protects: 'Nothing that is published leads to a draft, which readers cannot open.',
  example: { wrong: 'See [the survey](/resources/in-preparation).', right: 'See the survey, which is in preparation.' },
  *check(model) {
    for (const { use, link } of brokenUses(model, 'draft')) {
      if (model.drafts.includes(use.from)) continue;
      yield {
        at: use.at,
        reason: `\`${link.path}\` is a draft, which readers cannot open.`,
        hint: 'Publish it first, or take the link out.',
      };
    }
    yield* reportPins(model, 'draft', ({ target }) => `\`${target}\` is a draft, which readers cannot open.`);
  },
};
