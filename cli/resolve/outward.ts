import type { AnyDocument } from '../parse/document.ts';
import { anchorsOf } from './anchors.ts';

/**
 * Whether a topic or paper is to the rest of the site what it was before an edit: its front matter, which also lists
 * what it may cite, is the same letter by letter, and so are its anchors; other words are nobody else's concern.
 */
export function looksTheSame(before: AnyDocument, after: AnyDocument): boolean {
  return (
    (before.kind === 'topic' || before.kind === 'paper') &&
    before.path === after.path &&
    before.changed === after.changed &&
    before.isValid &&
    after.isValid &&
    before.hasBody === after.hasBody &&
    headOf(before) === headOf(after) &&
    isSameList(anchorsOf(before), anchorsOf(after))
  );
}

/** The front matter as it is written, up to the line that closes it. */
function headOf({ text }: AnyDocument): string {
  return text.slice(0, text.indexOf('\n---', 3));
}

function isSameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((one, index) => one === b[index]);
}
