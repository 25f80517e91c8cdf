import { joinWords } from '../../core/words.ts';
import { collections, folderOf } from '../../kinds/paths.ts';
import { namesOf } from '../../resolve/model.ts';
import { canList, citedKind, listReferences } from '../../resolve/references.ts';
import type { Rule } from '../rule.ts';

export const citationNotListed: Rule = {
  id: 'citation-not-listed',
  level: 'error',
  finds: "The text cites a publication that is not in the page's own list, where readers look it up.",
  example: {
    wrong: 'The test is simple [@caplin-dean-2015-revealed-preference].',
    right:
      'references:\n  - caplin-dean-2015-revealed-preference\n\nThe test is simple [@caplin-dean-2015-revealed-preference].',
  },
  *checkDocument(document, model) {
    const known = namesOf(model, citedKind);
    const listed = new Set(listReferences(document).map((one) => one.id));
    const isLister = canList(document.kind);
    // The content of a list with a mistake is unknown.
    if (isLister && !('references' in document.frontMatter)) return;
    for (const { target, at } of document.body.citations) {
      if (listed.has(target) || !known.has(target)) continue;
      const hint = isLister
        ? `Add \`${target}\` to \`references\` at the top of this file.`
        : `Only ${joinWords(collections.filter(canList).map(folderOf), 'and')} have references; name the work in words.`;
      yield { at, reason: `\`${target}\` is cited and not among the references of this page.`, hint };
    }
  },
};
