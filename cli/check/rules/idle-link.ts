import { routeOfLink } from '../../resolve/link.ts';
import { isSite } from '../../resolve/model.ts';
import { hasServer, isIdle } from '../../resolve/site.ts';
import type { Rule } from '../rule.ts';

export const idleLink: Rule = {
  id: 'idle-link',
  level: 'warning',
  finds: 'The site has no server, and a text sends readers to a page that can only say so.',
  example: {
    file: 'topics/example.md',
    wrong: '[Ask in the forum](/forum).',
    right: '[Write to me](/contact).',
  },
  *checkDocument(document, model) {
    // The menu leaves such entries out by itself.
    if (hasServer(model) || isSite(document) || isIdle(document, model)) return;
    for (const { at, link } of model.usesOf(document)) {
      const page = model.addresses.routes.get(routeOfLink(link) ?? '');
      if (page === undefined || !isIdle(page, model)) continue;
      yield {
        at,
        reason: `\`${routeOfLink(link)}\` does not work on this site: \`api: none\` in site.md says that no server runs.`,
        hint: 'Lead to `/contact`, or take the link out with what is said of that page.',
      };
    }
  },
};
