import { findNearestAddress } from '../../report/nearest.ts';
import type { Rule } from '../rule.ts';
import { brokenUses } from '../uses.ts';

export const brokenLink: Rule = {
  id: 'broken-link',
  level: 'error',
  protects: 'A link within the site leads to a page that exists.',
  example: { wrong: '[decision curves](/topics/decision)', right: '[decision curves](/resources/decision)' },
  *checkDocument(document, model) {
    for (const { use, link } of brokenUses(document, model, 'page')) {
      const near = findNearestAddress(link.path, model.addresses.routes.keys());
      yield {
        at: use.at,
        reason: `There is no page \`${link.path}\`.`,
        hint: 'Link to a page that exists, or to a file by its name.',
        suggestion: near,
      };
    }
    for (const { use } of brokenUses(document, model, 'form')) {
      if (use.isImage) continue;
      const hint = 'Begin with `/` for a page of this site, with `#` for a heading of this page, or with `https://`.';
      yield {
        at: use.at,
        reason: `\`${use.target}\` is no address.`,
        hint,
        suggestion: completeHost(use.target) ?? findNearestAddress(use.target, model.addresses.routes.keys()),
      };
    }
  },
};

/** `www.example.org/page` is an address whose beginning was left off. */
function completeHost(target: string): string | undefined {
  return /^www\.|^[\w-]+(?:\.[\w-]+)*\.(?:org|com|net|edu|gov|eu|uk)(?:\/|$)/i.test(target)
    ? `https://${target}`
    : undefined;
}
