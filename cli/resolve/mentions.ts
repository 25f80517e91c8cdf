import type { Span } from '../core/problem.ts';
import type { Located } from '../kinds/paths.ts';
import type { AnyDocument } from '../parse/document.ts';
import { routeOfLink } from './link.ts';
import type { Model } from './model.ts';
import { listNamed } from './named.ts';
import { citedKind } from './references.ts';

/** A citation, a link or a name in front matter that refers to a file. */
export interface Mention extends Located {
  /** The heading that the link leads to. */
  readonly anchor: string | null;
  readonly at: Span;
}

/** All places at which a document refers to a file; those in front matter are located on demand. */
export function listMentions(document: AnyDocument, model: Model): Mention[] {
  const { routes, drafts } = model.addresses;
  const cited = document.body.citations.map(({ target, at }): Mention => {
    return { kind: citedKind, slug: target, anchor: null, at };
  });
  const named = listNamed(document).map(({ kind, slug, path }) => ({
    kind,
    slug,
    anchor: null,
    get at() {
      return document.locate(path);
    },
  }));
  const linked = model.usesOf(document).flatMap(({ link, at }) => {
    const route = routeOfLink(link) ?? '';
    const page = routes.get(route) ?? drafts.get(route);
    const anchor = link.kind === 'page' ? (/#(.*)$/s.exec(link.href)?.[1] ?? null) : null;
    return page === undefined ? [] : [{ kind: page.kind, slug: page.slug, anchor, at }];
  });
  return [...cited, ...named, ...linked];
}
