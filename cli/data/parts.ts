import type { Reference } from '../kinds/shapes.ts';
import type { AnyDocument } from '../parse/document.ts';
import { nextInChain, previousInChain } from '../resolve/chain.ts';
import { type Model, usesOf } from '../resolve/model.ts';
import { listReferences } from '../resolve/references.ts';
import { sortPapers } from './papers.ts';

/** What a text was made of, as values that are the same as long as nothing in them differs. */
export interface Parts {
  /** Of a page of a topic or paper: whatever of the site shows on it. */
  readonly ofPage: (document: AnyDocument) => readonly unknown[];
  /** Of a publication's entry in the list of all references. */
  readonly ofReference: (reference: Reference) => readonly unknown[];
  /** Of what the search and the chatbot know of a page. */
  readonly ofWords: (document: AnyDocument) => readonly unknown[];
}

/** The parts of the texts of one compile. What is added to a page from elsewhere in the site must be added here. */
export function listParts(model: Model, references: readonly Reference[]): Parts {
  const linksOf = (document: AnyDocument) =>
    usesOf(document, model).map(({ link }) => {
      if (link.kind !== 'media') return `${link.kind} ${'href' in link ? link.href : link.path}`;
      return `${link.href} ${JSON.stringify(model.addresses.media.get(link.href))}`;
    });
  const groups = new Map(model.chain.groups.map(({ group }) => [group.slug, group]));
  const documents = new Map(
    model.published.flatMap((document) => (document.kind === 'reference' ? [[document.slug, document] as const] : [])),
  );
  const publications = new Map(
    references.map((reference) => {
      const document = documents.get(reference.id);
      const links = document === undefined ? [] : linksOf(document);
      return [reference.id, [document, JSON.stringify(reference.citedOn), ...links]] as const;
    }),
  );
  const groupOf = (document: AnyDocument) =>
    document.kind === 'topic' ? groups.get(document.matter.group ?? '') : undefined;
  const neighbour = (document: AnyDocument | null) =>
    document === null ? '' : `${document.slug} ${titleOf(document)}`;
  const papers = sortPapers(model);
  const label = (paper: (typeof papers)[number] | undefined) => `${paper?.slug} ${paper?.matter.label}`;
  const paperNeighbours = new Map<AnyDocument, readonly string[]>(
    papers.map((paper, index) => [paper, [label(papers[index - 1]), label(papers[index + 1])]]),
  );
  return {
    ofPage: (document) => [
      model.site,
      model.today,
      document,
      groupOf(document),
      document.kind === 'topic' ? neighbour(previousInChain(model.chain, document.slug)) : '',
      document.kind === 'topic' ? neighbour(nextInChain(model.chain, document.slug)) : '',
      ...(document.kind === 'paper' ? (paperNeighbours.get(document) ?? []) : []),
      ...linksOf(document),
      ...listReferences(document).flatMap(({ id }) => publications.get(id) ?? [id]),
    ],
    ofReference: ({ id }) => [model.site, ...(publications.get(id) ?? [])],
    ofWords: (document) => [document, groupOf(document)],
  };
}

function titleOf(document: AnyDocument): string {
  return 'title' in document.matter ? (document.matter.title ?? '') : '';
}
