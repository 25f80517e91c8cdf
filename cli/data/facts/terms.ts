import type { Passage } from '../../kinds/shapes.ts';
import type { AnyDocument } from '../../parse/document.ts';
import { parseMarkdown } from '../../parse/markdown.ts';
import { plainText } from '../../parse/plain.ts';
import { wholeMatter } from '../../parse/whole-matter.ts';
import type { Model } from '../../resolve/model.ts';
import { linkTo } from '../../resolve/page-link.ts';
import { papersAmong, termsAmong } from '../../resolve/told.ts';
import { sayMath } from '../say-math.ts';

/** What words mean, in plain words and exactly, each with the place where the site uses it first. */
export function termPassages(model: Model): Passage[] {
  const pages = [...model.chain.topics, ...papersAmong(model.published)];
  return termsAmong(model.published).flatMap((document) => {
    const { term, plain, precise, also } = wholeMatter(document);
    const names = [term, ...also];
    const name = term.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
    const use = findFirstUse(names, pages);
    if (use === null) return [];
    const exactly = precise === undefined ? '' : `\nExactly: ${plainText(parseMarkdown(precise), sayMath).trim()}`;
    return [
      {
        kind: 'term',
        id: `term:${document.slug}`,
        ...use,
        heading: term,
        asks: names.flatMap((name) => [`What is ${name}?`, `What does ${name} mean?`]),
        text: `${name}: ${plain}${exactly}`,
        more: [],
      },
    ];
  });
}

/** Where one of the names stands first in the text of the pages, below which heading. */
function findFirstUse(
  names: readonly string[],
  pages: readonly AnyDocument[],
): Pick<Passage, 'path' | 'page' | 'anchor'> | null {
  const words = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  const used = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'iu');
  for (const document of pages) {
    const link = linkTo(document);
    if (link === null) continue;
    let anchor: string | null = null;
    for (const [index, node] of document.body.root.children.entries()) {
      anchor = document.body.headingOf.get(node)?.id ?? anchor;
      if (used.test(document.body.blocks[index]?.text ?? '')) return { path: link.href, page: link.title, anchor };
    }
  }
  return null;
}
