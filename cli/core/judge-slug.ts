import type { Finding } from './problem.ts';
import { slugify, slugMaxLength, slugPattern } from './slug.ts';

/** Device names that Windows reserves: a repository with such a file cannot be checked out there. */
const deviceName = /^(?:aux|con|nul|prn|com[1-9]|lpt[1-9])$/;

/** Why a name cannot be used as an address, or null if it can. */
export function judgeSlug(slug: string): Omit<Finding, 'at'> | null {
  const hint = 'Use lower-case letters and digits, in words joined by single hyphens.';
  if (deviceName.test(slug))
    return { reason: `\`${slug}\` is a name that Windows does not allow.`, hint: 'Choose another name.' };
  if (slug.length > slugMaxLength)
    return {
      reason: `\`${slug.slice(0, 30)}…\` has ${slug.length} characters; ${slugMaxLength} are the limit.`,
      hint: 'Shorten it.',
    };
  if (slugPattern.test(slug)) return null;
  return { reason: `\`${slug}\` does not work as an address.`, hint, suggestion: slugify(slug) || undefined };
}

/** Why a part of an old address cannot be an alias, which may have an underscore for a hyphen, or null if it can. */
export function judgeAlias(part: string): Omit<Finding, 'at'> | null {
  return judgeSlug(part.replaceAll('_', '-')) === null ? null : judgeSlug(part);
}
