import type { Span } from '../core/problem.ts';
import type { Model } from '../resolve/model.ts';
import { citedKind } from '../resolve/references.ts';
import type { Outbound } from './plan.ts';

/** Every address outside the site that content/ links to, the DOIs of references and of the book included, in reading order. */
export function listOutbound(model: Model): Outbound[] {
  const links = model.uses.flatMap(({ link, at }) => (link.kind === 'outside' ? [{ url: link.href, at }] : []));
  const dois = [
    ...model.ofKind(citedKind).map(({ frontMatter, locate }) => linkDoi(frontMatter.doi, locate(['doi']))),
    ...(model.site === undefined
      ? []
      : [linkDoi(model.site.frontMatter.book?.doi, model.site.locate(['book', 'doi']))]),
  ];
  return [...links, ...dois.flat()];
}

function linkDoi(doi: string | undefined, at: Span): Outbound[] {
  return doi === undefined ? [] : [{ url: `https://doi.org/${encodeURIComponent(doi)}`, at }];
}
