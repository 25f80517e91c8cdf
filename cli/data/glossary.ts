import type { GlossaryTerm } from '../kinds/shapes/term.ts';
import { wholeFrontMatter } from '../parse/document.ts';
import { parseMarkdown } from '../parse/markdown.ts';
import type { TermNames } from '../render/term-marks.ts';
import { renderApart } from '../render/text.ts';
import type { View } from '../render/view.ts';
import { termKind } from '../resolve/anchors.ts';
import type { Model } from '../resolve/model.ts';
import { glossaryAddress } from '../resolve/page-link.ts';
import { followTermUses } from './term-uses.ts';

/** The terms in alphabetical order, each with the place of its first use on the site. */
export function listTerms(view: View): GlossaryTerm[] {
  return view.model
    .publishedOf(termKind)
    .map((document) => {
      const { term, plain, precise, also } = wholeFrontMatter(document);
      const use = followTermUses(view.model).firstOf(document.slug);
      return {
        slug: document.slug,
        term,
        also,
        plain,
        precise:
          precise === undefined
            ? null
            : { key: `term-${document.slug}`, html: renderApart(parseMarkdown(precise).children, document, view) },
        use: use && { title: use.page, href: use.anchor === null ? use.path : `${use.path}#${use.anchor}` },
      };
    })
    .sort((a, b) => byLetters.compare(a.term, b.term));
}

/** The order of a printed glossary, which ignores case, brackets and hyphens. */
const byLetters = new Intl.Collator('en', { ignorePunctuation: true });

/** The words that texts use for each term: its name in singular and plural, and its other names of several words, since a single word may mean something else. */
export function listTermNames(model: Model): TermNames[] {
  return model.publishedOf(termKind).map((document) => {
    const { term, also } = wholeFrontMatter(document);
    return {
      href: glossaryAddress(document.slug),
      names: [term, `${term}s`, ...also.filter((name) => /\s/.test(name))],
    };
  });
}
