import { startOf } from '../../core/problem.ts';
import { routeOf } from '../../kinds/paths.ts';
import { kinds } from '../../kinds/registry.ts';
import type { AnyDocument } from '../../parse/document.ts';
import type { Rule } from '../rule.ts';

export const emptyBody: Rule = {
  id: 'empty-body',
  level: 'error',
  finds: 'A page has no text below the lines at its top.',
  example: {
    wrong:
      '---\ntitle: Attention\ndescription: How attention is measured by the choices that people make.\ngroup: clarity-by-design\norder: 30\n---',
    right:
      '---\ntitle: Attention\ndescription: How attention is measured by the choices that people make.\ngroup: clarity-by-design\norder: 30\n---\n\nAttention is scarce.',
  },
  *checkDocument(document) {
    // An empty file is already reported for its missing front matter.
    if (document.text.trim() === '') return;
    if (!isPage(document) || !document.hasBody || document.body.blocks.some((block) => block.text !== '')) return;
    yield {
      at: startOf(document.path),
      reason: 'The page has no text.',
      hint: 'Write the text below the second `---`.',
    };
  },
};

function isPage(document: AnyDocument): boolean {
  return routeOf(document.kind, document.slug) !== null && kinds[document.kind].isTextOptional !== true;
}
