import { readAuthor } from '../core/author.ts';
import type { Span } from '../core/problem.ts';
import type { Located } from '../kinds/paths.ts';
import { kindNames, kinds, kindWith } from '../kinds/registry.ts';
import type { AnyDocument } from '../parse/document.ts';
import { routeOfLink, type Target } from './link.ts';
import type { Model } from './model.ts';
import { listNamed } from './named.ts';
import { findPerson, type KnownPerson, personKind } from './people.ts';
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

/**
 * Tells of a link whether it leads to the anchor of a file: in the list of its kind, in the forum, or, of a publication,
 * in the references of any page. Null where no list shows files of the kind.
 */
export function matchAnchor({ kind, slug }: Located): ((url: string, link: Target) => boolean) | null {
  const { isCited, answersQuestions, explainsTerms, section } = kinds[kind];
  if (isCited) return (url) => url.endsWith(`#ref-${slug}`);
  if (!answersQuestions && !explainsTerms) return null;
  const shownOn = answersQuestions ? kinds[kindWith('takesQuestions')].route : section?.path;
  return (url, link) => url.endsWith(`#${slug}`) && routeOfLink(link) === shownOn;
}

/** The links of a document to the anchors of files that a list, the forum or the references of a page show. */
export function listAnchored(document: AnyDocument, model: Model): Mention[] {
  return model.usesOf(document).flatMap(({ target, link, at }) => {
    const slug = /#(?:ref-)?(.+)$/s.exec(target)?.[1];
    if (slug === undefined) return [];
    return kindNames.flatMap((kind) =>
      matchAnchor({ kind, slug })?.(target, link) ? [{ kind, slug, anchor: null, at }] : [],
    );
  });
}

/** The places at which a publication or paper names people that have a page, to which these names lead. */
export function listBylines(document: AnyDocument, people: readonly KnownPerson[]): Mention[] {
  const { frontMatter } = document;
  const lists = {
    authors: ('authors' in frontMatter && frontMatter.authors) || [],
    editors: ('editors' in frontMatter && frontMatter.editors) || [],
    translators: ('translators' in frontMatter && frontMatter.translators) || [],
  };
  return Object.entries(lists).flatMap(([key, authors]) =>
    authors.flatMap((author, index) => {
      const slug = findPerson(readAuthor(author), people)?.slug;
      return slug === undefined ? [] : [{ kind: personKind, slug, anchor: null, at: document.locate([key, index]) }];
    }),
  );
}
