import { deriveEach, isSameText } from '../core/graph.ts';
import { escapePattern } from '../core/text.ts';
import { kindWith } from '../kinds/registry.ts';
import type { Passage } from '../kinds/shapes/passages.ts';
import type { Document } from '../parse/document.ts';
import { wholeFrontMatter } from '../parse/whole-front-matter.ts';
import type { Model } from '../resolve/model.ts';
import { linkToPage } from '../resolve/page-link.ts';

const termKind = kindWith('explainsTerms');

/** The place of a term's first use in the texts of a site, by any of its names; null if there is none. */
export const firstUseOf = deriveEach((model: Model) =>
  deriveEach((document: Document<typeof termKind>) => {
    const { term, also } = wholeFrontMatter(document);
    return findFirstUse([term, ...also], model);
  }, isSameText),
);

function findFirstUse(names: readonly string[], model: Model): Pick<Passage, 'path' | 'page' | 'anchor'> | null {
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
