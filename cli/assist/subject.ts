import type { Span } from '../core/problem.ts';
import { offsetOf, type Splice } from '../core/splice.ts';
import { isCollection } from '../kinds/paths.ts';
import type { Kind } from '../kinds/registry.ts';
import type { AnyDocument } from '../parse/document.ts';
import { routeOfLink } from '../resolve/link.ts';
import type { Model } from '../resolve/model.ts';
import { listNamed } from '../resolve/named.ts';
import { citedKind } from '../resolve/references.ts';
import type { Site } from '../site.ts';

/** The file that a citation, a link or a name in front matter refers to. */
export interface Subject {
  readonly kind: Kind;
  readonly slug: string;
  /** The heading that the link leads to. */
  readonly anchor: string | null;
  /** The text that refers to it; null if it is the file itself. */
  readonly span: Pick<Splice, 'start' | 'end'> | null;
}

interface Mention extends Omit<Subject, 'span'> {
  readonly at: Span;
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

/** All places at which a document refers to another file. */
function listMentions(document: AnyDocument, model: Model): Mention[] {
  const { routes, drafts } = model.addresses;
  const cited = document.body.citations.map(({ target, at }): Mention => {
    return { kind: citedKind, slug: target, anchor: null, at };
  });
  const named = listNamed(document).map(({ kind, slug, path }) => {
    return { kind, slug, anchor: null, at: document.locate(path) };
  });
  const linked = model.usesOf(document).flatMap(({ link, at }) => {
    const route = routeOfLink(link) ?? '';
    const page = routes.get(route) ?? drafts.get(route);
    const anchor = link.kind === 'page' ? (/#(.*)$/s.exec(link.href)?.[1] ?? null) : null;
    return page === undefined ? [] : [{ kind: page.kind, slug: page.slug, anchor, at }];
  });
  return [...cited, ...named, ...linked];
}

/** All places at which documents refer to a file. */
export function findMentions({ model }: Site, { kind, slug }: Pick<Subject, 'kind' | 'slug'>): Span[] {
  return model.documents.flatMap((document) =>
    listMentions(document, model).flatMap((one) => (one.kind === kind && one.slug === slug ? [one.at] : [])),
  );
}
