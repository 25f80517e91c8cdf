import { derive, deriveEach, isSameText } from '../core/graph.ts';
import { escapePattern } from '../core/text.ts';
import { kindWith } from '../kinds/registry.ts';
import type { Passage } from '../kinds/shapes/passages.ts';
import { type AnyDocument, wholeFrontMatter } from '../parse/document.ts';
import { termKind } from '../resolve/anchors.ts';
import { isTopic } from '../resolve/chain.ts';
import type { Model } from '../resolve/model.ts';
import { linkToPage } from '../resolve/page-link.ts';

type FirstUse = Pick<Passage, 'path' | 'page' | 'anchor'>;

/** Where terms are used. */
interface TermUses {
  /** The place of the first use on the site of a term, by the file name of the term; null if there is none. */
  readonly firstOf: (slug: string) => FirstUse | null;
  /** The terms that a document uses, each with the heading above its first use there. */
  readonly of: (document: AnyDocument) => readonly Use[];
}

type Use = readonly [slug: string, anchor: string | null];

const noUses: readonly Use[] = [];
const worksKind = kindWith('isAboutWorks');

/** The uses of terms in the texts of topics and papers, in this order. A text is searched once, for all terms. */
export const followTermUses = deriveEach((model: Model): TermUses => {
  const names = derive(
    () =>
      model.publishedOf(termKind).map((document) => {
        const { term, also } = wholeFrontMatter(document);
        return { slug: document.slug, names: [term, ...also] };
      }),
    isSameText,
  );
  const terms = derive(() =>
    names().map(({ slug, names: all }) => ({ slug, words: all.map(listWords), pattern: matchWords(all) })),
  );
  const mayUse = (document: AnyDocument) => terms().length > 0 && (isTopic(document) || document.kind === worksKind);
  const of = deriveEach(
    (document: AnyDocument) =>
      mayUse(document) ? model.graph.memo.keep(document.path, 'terms', () => findUses(document, terms())) : noUses,
    isSameText,
  );
  const first = derive(() => {
    const firstUses = new Map<string, FirstUse>();
    for (const document of [...model.chain.topics, ...model.publishedOf(worksKind)]) {
      const link = linkToPage(document);
      if (link === null) continue;
      for (const [slug, anchor] of of(document))
        if (!firstUses.has(slug)) firstUses.set(slug, { path: link.href, page: link.title, anchor });
    }
    return firstUses;
  });
  return { firstOf: (slug) => first().get(slug) ?? null, of };
});

interface Term {
  readonly slug: string;
  /** The words of each of its names. */
  readonly words: readonly (readonly string[])[];
  readonly pattern: RegExp;
}

function findUses({ body }: AnyDocument, terms: readonly Term[]): readonly Use[] {
  let anchor: string | null = null;
  const blocks = body.root.children.map((node, index) => {
    anchor = body.headingOf.get(node)?.id ?? anchor;
    const text = body.blocks[index]?.text ?? '';
    return { anchor, text, used: new Set(listWords(text)) };
  });
  return terms.flatMap(({ slug, words, pattern }): Use[] => {
    // Most blocks can be ruled out by a word that does not occur in them.
    const found = blocks.find(
      ({ text, used }) => words.some((name) => name.every((word) => used.has(word))) && pattern.test(text),
    );
    return found === undefined ? [] : [[slug, found.anchor]];
  });
}

function listWords(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Matches any of several words as a whole word. */
function matchWords(names: readonly string[]): RegExp {
  const words = names.map(escapePattern).join('|');
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'iu');
}
