import type { Finding } from '../core/problem.ts';
import type { AnyDocument } from '../parse/document.ts';
import { starters } from '../schema/starters.ts';

/** The texts of a document that a command wrote for its author to replace. */
export function* findStarters(document: AnyDocument): Iterable<Finding> {
  if ('description' in document.frontMatter && document.frontMatter.description === starters.description)
    yield {
      at: document.locate(['description']),
      reason: 'The description is still the one of a new file.',
      hint: 'Say in one sentence what the page is about.',
    };
  for (const { text, at } of document.body.blocks)
    if (text === starters.body)
      yield { at, reason: 'This text is still the one of a new file.', hint: 'Write the page.' };
  for (const { alt, at } of document.body.images)
    if (alt === starters.alt)
      yield {
        at,
        reason: 'The alternative text of the picture is still the one of an import.',
        hint: 'Say what the picture shows, for those who cannot see it.',
      };
}
