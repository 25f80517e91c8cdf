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

/** The file that is meant at some offset of another: by a citation, a link, or a name in front matter. */
export interface Subject {
  readonly kind: Kind;
  readonly slug: string;
  /** The heading that a link leads to. */
  readonly anchor: string | null;
  /** The stretch of the text that names it; nothing where it is the file itself. */
  readonly span: Pick<Splice, 'start' | 'end'> | null;
}

interface Mention {
  readonly at: Span;
  readonly subject: Omit<Subject, 'span'>;
}

/** What is meant at an offset of a file: what is named there, or else the file itself; null where there is none. */
export function findSubject(site: Site, path: string, offset: number): Subject | null {
  const document = site.model.documents.find((one) => one.path === path);
  const text = site.textOf(path);
  if (document === undefined || text === undefined) return null;
  for (const { at, subject } of listMentions(document, site.model)) {
    const start = offsetOf(text, at);
    if (offset >= start && offset <= start + at.length) return { ...subject, span: { start, end: start + at.length } };
  }
  return isCollection(document.kind) ? { kind: document.kind, slug: document.slug, anchor: null, span: null } : null;
}

/** Every place at which a document names another file. */
function listMentions(document: AnyDocument, model: Model): Mention[] {
  const cited = document.body.citations.map(({ target, at }): Mention => {
    return { at, subject: { kind: citedKind, slug: target, anchor: null } };
  });
  const named = listNamed(document).map(({ kind, slug, path }): Mention => {
    return { at: document.locate(path), subject: { kind, slug, anchor: null } };
  });
  const linked = model.usesOf(document).flatMap(({ link, at }): Mention[] => {
    const page = pageAt(model, routeOfLink(link));
    const hash = link.kind === 'page' ? link.href.indexOf('#') : -1;
    const anchor = link.kind === 'page' && hash !== -1 ? link.href.slice(hash + 1) : null;
    return page === undefined ? [] : [{ at, subject: { kind: page.kind, slug: page.slug, anchor } }];
  });
  return [...cited, ...named, ...linked];
}

function pageAt({ addresses }: Model, route: string | null): AnyDocument | undefined {
  return route === null ? undefined : (addresses.routes.get(route) ?? addresses.drafts.get(route));
}

/** Every place at which a file is named: where it is cited and listed, and what links to it. */
export function findMentions({ model }: Site, { kind, slug }: Pick<Subject, 'kind' | 'slug'>): Span[] {
  return model.documents.flatMap((document) =>
    listMentions(document, model).flatMap(({ at, subject }) =>
      subject.kind === kind && subject.slug === slug ? [at] : [],
    ),
  );
}
