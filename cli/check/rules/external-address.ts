import type { Rule } from '../rule.ts';
import { brokenUses } from '../uses.ts';

export const externalAddress: Rule = {
  id: 'external-address',
  level: 'error',
  protects: 'An address outside the site is written as one; whether anything answers there is not asked.',
  example: { wrong: '[the data](https://example)', right: '[the data](https://www.example.org/data)' },
  *checkDocument(document, model) {
    for (const { use, link } of brokenUses(document, model, 'address'))
      yield {
        at: use.at,
        reason: `\`${link.path}\` is no address: ${link.reason}.`,
        hint: 'Write it as `https://host/path` or `mailto:name@host`.',
      };
  },
};
