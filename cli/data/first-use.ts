import { escapePattern } from '../core/text.ts';
import { kindWith } from '../kinds/registry.ts';
import type { Passage } from '../kinds/shapes/passages.ts';
import type { Model } from '../resolve/model.ts';
import { linkToPage } from '../resolve/page-link.ts';

/** The first use of one of several words in the texts of the site, with its page and heading; null if there is none. */
export function findFirstUse(names: readonly string[], model: Model): Pick<Passage, 'path' | 'page' | 'anchor'> | null {
  const used = matchWords(names);
  const papers = model.publishedOf(kindWith('isAboutWorks'));
  for (const document of [...model.chain.topics, ...papers]) {
    const link = linkToPage(document);
    if (link === null) continue;
    let anchor: string | null = null;
    for (const [index, node] of document.body.root.children.entries()) {
      anchor = document.body.headingOf.get(node)?.id ?? anchor;
      if (used.test(document.body.blocks[index]?.text ?? '')) return { path: link.href, page: link.title, anchor };
    }
  }
  return null;
}

/** Matches any of several words as a whole word. */
function matchWords(names: readonly string[]): RegExp {
  const words = names.map(escapePattern).join('|');
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'iu');
}
