import type { Span } from '../core/problem.ts';
import { offsetOf, type Splice } from '../core/splice.ts';
import { isCollection } from '../kinds/paths.ts';
import { listMentions, type Mention } from '../resolve/mentions.ts';
import type { Site } from '../site.ts';

/** The file that a citation, a link or a name in front matter refers to. */
export interface Subject extends Omit<Mention, 'at'> {
  /** The text that refers to it; null if it is the file itself. */
  readonly span: Pick<Splice, 'start' | 'end'> | null;
}

/** What the text at an offset refers to, or else the file itself if it is one of many; null for none. */
export function findSubject(site: Site, path: string, offset: number): Subject | null {
  const document = site.documentOf(path);
  if (document === undefined) return null;
  const { kind, slug, text } = document;
  for (const { at, ...subject } of listMentions(document, site.model)) {
    const start = offsetOf(text, at);
    if (offset >= start && offset <= start + at.length) return { ...subject, span: { start, end: start + at.length } };
  }
  return isCollection(kind) ? { kind, slug, anchor: null, span: null } : null;
}

/** All places at which documents refer to a file. */
export function findMentions({ model }: Site, { kind, slug }: Subject): Span[] {
  return model.documents.flatMap((document) =>
    listMentions(document, model).flatMap((one) => (one.kind === kind && one.slug === slug ? [one.at] : [])),
  );
}
