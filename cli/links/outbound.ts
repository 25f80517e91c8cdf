import type { Place } from '../core/problem.ts';
import { documentsOf } from '../parse/document.ts';
import type { Model } from '../resolve/model.ts';
import type { Outbound } from './plan.ts';

/** Every address outside the site that content/ links to, the DOIs of references and of the book included, in reading order. */
export function listOutbound(model: Model): Outbound[] {
  const links = model.uses.flatMap(({ link, at }) => (link.kind === 'outside' ? [{ url: link.href, at }] : []));
  const dois = [
    ...documentsOf(model.documents, 'reference').map(({ matter, locate }) => linkDoi(matter.doi, locate(['doi']))),
    ...documentsOf(model.documents, 'site').map(({ matter, locate }) =>
      linkDoi(matter.book?.doi, locate(['book', 'doi'])),
    ),
  ];
  return [...links, ...dois.flat()];
}

function linkDoi(doi: string | undefined, at: Place): Outbound[] {
  return doi === undefined
    ? []
    : [{ url: `https://doi.org/${encodeURI(doi).replaceAll('#', '%23').replaceAll('?', '%3F')}`, at }];
}
