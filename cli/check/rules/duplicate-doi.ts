import { doiKey } from '../../core/identity.ts';
import type { AnyDocument } from '../../parse/document.ts';
import { citedKind } from '../../resolve/references.ts';
import type { Rule } from '../rule.ts';

export const duplicateDoi: Rule = {
  id: 'duplicate-doi',
  level: 'error',
  protects: 'A DOI belongs to one publication; the same in two files is one publication twice, or a slip.',
  example: { file: 'references/example.md', wrong: 'doi: 10.1257/aer.20140117', right: 'doi: 10.1000/182' },
  *check(model) {
    const owners = new Map<string, string>();
    for (const { reference, doi } of model.gather(dois)) {
      const owner = owners.get(doi);
      if (owner === undefined) owners.set(doi, reference.slug);
      else
        yield {
          at: reference.locate(['doi']),
          reason: `This is also the DOI of \`${owner}\`.`,
          hint: 'Keep one file for one publication, or correct the DOI.',
        };
    }
  },
};

function dois(reference: AnyDocument) {
  if (reference.kind !== citedKind || reference.frontMatter.doi === undefined) return [];
  return [{ reference, doi: doiKey(reference.frontMatter.doi) }];
}
