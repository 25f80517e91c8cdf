import { startOf } from '../../core/problem.ts';
import { expectedPages, folderOf } from '../../kinds/paths.ts';
import { documentsOf } from '../../parse/document.ts';
import { canList, referencesAmong } from '../../resolve/references.ts';
import type { Rule } from '../rule.ts';

export const referenceNotCited: Rule = {
  id: 'reference-not-cited',
  level: 'warning',
  protects: 'A publication is in the list of some page, or nobody ever reads its file.',
  example: { file: 'references/example.md', wrong: '(no page lists it)', right: '(a page has it under `references:`)' },
  *check(model) {
    // While a list cannot be read, nothing can be said to be in no list.
    if (model.documents.some((document) => canList(document.kind) && !('references' in document.matter))) return;
    const gone = expectedPages.find((kind) => documentsOf(model.documents, kind).length === 0) ?? expectedPages.at(-1);
    for (const reference of referencesAmong(model.documents)) {
      if (model.citing.has(reference.slug) || !reference.isReadable) continue;
      yield {
        at: startOf(reference.path),
        reason: `No page lists or cites \`${reference.slug}\`.`,
        missing: gone && folderOf(gone),
        hint: 'List it in the `references` of a page, or remove the file.',
      };
    }
  },
};
