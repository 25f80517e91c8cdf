import { startOf } from '../../core/problem.ts';
import { documentsOf } from '../../parse/document.ts';
import type { Rule } from '../rule.ts';

export const referenceNotCited: Rule = {
  id: 'reference-not-cited',
  level: 'warning',
  protects: 'A publication is in the list of some page, or nobody ever reads its file.',
  example: { file: 'references/example.md', wrong: '(no page lists it)', right: '(a page has it under `references:`)' },
  *check(model) {
    // While a list cannot be read, nothing can be said to be in no list.
    const lists = [...documentsOf(model.documents, 'topic'), ...documentsOf(model.documents, 'paper')];
    if (lists.some((document) => document.matter.references === undefined)) return;
    for (const reference of documentsOf(model.documents, 'reference')) {
      if (model.citing.has(reference.slug) || !reference.isReadable) continue;
      yield {
        at: startOf(reference.path),
        reason: `No page lists or cites \`${reference.slug}\`.`,
        missing: documentsOf(model.documents, 'topic').length === 0 ? 'topics' : 'papers',
        hint: 'List it in the `references` of a page, or remove the file.',
      };
    }
  },
};
