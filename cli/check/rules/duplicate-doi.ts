import { doiKey } from '../../core/identity.ts';
import type { AnyDocument } from '../../parse/document.ts';
import { citedKind } from '../../resolve/references.ts';
import { findRepeats } from '../repeats.ts';
import type { Rule } from '../rule.ts';

export const duplicateDoi: Rule = {
  id: 'duplicate-doi',
  level: 'error',
  protects: 'A DOI belongs to one publication; the same in two files is one publication twice, or a slip.',
  example: { file: 'references/example.md', wrong: 'doi: 10.1257/aer.20140117', right: 'doi: 10.1000/182' },
  *check(model) {
    for (const [{ reference }, first] of findRepeats(model.gather(dois), ({ doi }) => doi))
      yield {
        at: reference.locate(['doi']),
        reason: `This is also the DOI of \`${first.reference.slug}\`.`,
        hint: 'Keep one file for one publication, or correct the DOI.',
      };
  },
};

function dois(reference: AnyDocument) {
  if (reference.kind !== citedKind || reference.frontMatter.doi === undefined) return [];
  return [{ reference, doi: doiKey(reference.frontMatter.doi) }];
}
