import { judgeAlias, judgeSlug } from '../../core/judge-slug.ts';
import { startOf } from '../../core/problem.ts';
import { slugify, slugPattern } from '../../core/slug.ts';
import { aliasesOf } from '../../resolve/addresses.ts';
import type { Rule } from '../rule.ts';

export const slugFormat: Rule = {
  id: 'slug-format',
  level: 'error',
  finds:
    "A file's name, or an alias, cannot become an address: it may have lower-case letters and digits, in words joined by hyphens; an alias may have underscores, too.",
  example: { wrong: 'topics/Decision_Curves.md', right: 'topics/decision-curves.md' },
  *checkDocument(document) {
    const name = judgeSlug(document.slug);
    if (name !== null) yield { at: startOf(document.path), ...name };
    for (const { alias, at } of aliasesOf(document)) {
      // The home page has this address, which another rule says.
      if (alias === '/') continue;
      const parts = alias.startsWith('/') ? alias.slice(1).split('/') : [alias];
      const wrong = parts.find((part) => judgeAlias(part) !== null);
      if (wrong === undefined) continue;
      const fault = slugPattern.test(wrong) ? judgeSlug(wrong) : null;
      if (fault !== null) yield { at, ...fault };
      else {
        const suggestion = mendAlias(alias);
        const isEnding = alias === `${suggestion}.html`;
        const reason = `\`${alias}\` ${isEnding ? 'has an ending' : 'does not work as an address'}.`;
        yield { at, reason, hint: isEnding ? withoutEnding : hint, suggestion };
      }
    }
  },
};

const withoutEnding = 'Write it without `.html`: links that end in it will lead to the page all the same.';

const hint =
  'Write one word for an address in the same section, or a whole path such as `/research/earlier-name`, in lower-case letters, digits, hyphens and underscores.';

/** The alias that was probably meant by an address with its host or its ending. */
function mendAlias(alias: string): string | undefined {
  const path = alias.replace(/^https?:\/\/[^/]+/i, '').replace(/(?:\.(?:html?|md|php))?\/?(?:[?#].*)?$/i, '');
  // An old address may have underscores, and without them it would be another.
  const parts = path
    .toLowerCase()
    .split('/')
    .map((part) => (judgeAlias(part) === null ? part : slugify(part)));
  const words = parts.filter((part) => part !== '');
  return words.length === 0 ? undefined : `${parts.length > 1 ? '/' : ''}${words.join('/')}`;
}
