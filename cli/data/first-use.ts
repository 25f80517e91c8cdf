import { escapePattern } from '../core/text.ts';
import { kindWith } from '../kinds/registry.ts';
import type { Passage } from '../kinds/shapes/passages.ts';
import type { Model } from '../resolve/model.ts';
import { linkToPage } from '../resolve/page-link.ts';

/** Where one of several words stands first in the texts of the site, below which heading; null where in none. */
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

/** Matches any of several words where it stands by itself. */
function matchWords(names: readonly string[]): RegExp {
  const words = names.map(escapePattern).join('|');
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'iu');
}
