import { findNearestAddress } from '../../core/nearest.ts';
import { slugify } from '../../core/slug.ts';
import { routeOf } from '../../kinds/paths.ts';
import { sourceOfAddress } from '../../resolve/addresses.ts';
import { findLostPath } from '../../resolve/lost-path.ts';
import type { Model } from '../../resolve/model.ts';
import { titleOf } from '../../resolve/page-link.ts';
import { isPublishedMedia } from '../../schema/media.ts';
import { fixAddress } from '../fix-address.ts';
import { adviseTarget, mediaAddress } from '../local-address.ts';
import { type Advice, type Rule, shorten } from '../rule.ts';
import { brokenUses, isFile } from '../uses.ts';

export const brokenLink: Rule = {
  id: 'broken-link',
  level: 'error',
  finds: 'A link within the site leads to a page that does not exist.',
  example: { wrong: '[decision curves](/topics/decision)', right: '[decision curves](/resources/decision)' },
  *checkDocument(document, model) {
    for (const broken of brokenUses(document, model, 'page')) {
      const { use, link } = broken;
      if (isFile(broken)) continue;
      yield {
        at: use.at,
        ...(adviseTarget(link.path, use.isImage) ?? advisePage(link.path, model)),
        missing: sourceOfAddress(link.path, document.path),
      };
    }
    for (const { use } of brokenUses(document, model, 'form'))
      if (!use.isImage) yield { at: use.at, ...(adviseTarget(use.target, false) ?? adviseForm(use.target, model)) };
    for (const use of model.usesOf(document)) {
      if (use.target === '#')
        yield { at: use.at, reason: '`#` alone leads nowhere.', hint: 'Write the address that is meant.' };
      const own = use.link.kind === 'outside' ? findLostPath(use.link.href, model) : null;
      if (own !== null) yield { at: use.at, ...advisePage(own, model), missing: sourceOfAddress(own, document.path) };
    }
  },
  fix: fixAddress,
};

function advisePage(path: string, model: Model): Advice {
  return {
    reason: `There is no page \`${shorten(path)}\`.`,
    hint: 'Link to a page that exists, or to a file by its name.',
    // A file whose name is no slug yet is linked by the name that it gets.
    suggestion:
      findNearestAddress(path, model.addresses.routes.keys())?.replace(/[^/]+$/, slugify) ?? findByTitle(path, model),
  };
}

function adviseForm(target: string, model: Model): Advice {
  if (target === '')
    return { reason: 'This link has no address.', hint: 'Write the address between the round brackets.' };
  if (isPublishedMedia(target.toLowerCase()) && !/^\w+:/.test(target))
    return {
      reason: `\`${shorten(target)}\` is no address of this site.`,
      hint: 'Put the file in `content/media/`, and write its address there.',
      suggestion: mediaAddress(target),
    };
  return {
    reason: `\`${shorten(target)}\` is no address.`,
    hint: 'Begin with `/` for a page of this site, with `#` for a heading of this page, or with `https://`.',
    suggestion:
      completeHost(target) ?? findNearestAddress(target, model.addresses.routes.keys()) ?? findByTitle(target, model),
  };
}

/** `www.example.org/page` is an address without its scheme. */
function completeHost(target: string): string | undefined {
  return /^www\.|^[\w-]+(?:\.[\w-]+)*\.(?:org|com|net|edu|gov|eu|uk|de|fr|io|info)(?:\/|$)/i.test(target)
    ? `https://${target.replace(/^https?(?=www\.)/i, '')}`
    : undefined;
}

/** The page whose title was written instead of its address. */
function findByTitle(words: string, model: Model): string | undefined {
  const wanted = words.toLowerCase().replace(/^\W+/, '');
  const page = model.published.find((document) => titleOf(document)?.toLowerCase() === wanted);
  return page === undefined ? undefined : (routeOf(page.kind, page.slug) ?? undefined);
}
