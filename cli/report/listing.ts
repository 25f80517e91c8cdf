import { groupBy } from '../core/group-by.ts';
import { compareText } from '../core/problem.ts';
import { kinds } from '../kinds/registry.ts';
import type { AnyDocument } from '../parse/document.ts';
import { isTopic, nextInChain } from '../resolve/chain.ts';
import { listAnchored, listBylines, listMentions } from '../resolve/mentions.ts';
import type { Model } from '../resolve/model.ts';
import { indexPeople } from '../resolve/people.ts';

/** The chain: the groups with their topics in order, and where the last topic leads. */
export function listChain(model: Model): string {
  const parts = model.chain.groups.map(({ group, topics }) => {
    const rows = topics.map(
      ({ slug, frontMatter }) => `  ${String(frontMatter.order).padStart(4)}  ${slug}  ${frontMatter.title ?? ''}\n`,
    );
    return `${group.frontMatter.title ?? group.slug} (${group.slug})\n${rows.join('') || '  no topic\n'}`;
  });
  const last = model.chain.topics.at(-1);
  const first = last && nextInChain(model.chain, last.slug);
  const held = model.drafts.filter(isTopic).map((document) => document.slug);
  const end = last && first ? `After ${last.slug} comes ${first.slug} again.\n` : '';
  return `${parts.join('\n')}${end === '' ? '' : `\n${end}`}${held.length === 0 ? '' : `Drafts: ${held.join(', ')}\n`}`;
}

/** The files of some kinds, each with the files that mention it, or with where it stands if none does. */
export function listDocuments(model: Model, wanted: readonly AnyDocument['kind'][]): string {
  const mentions = findMentions(model);
  const rows = model.documents
    .filter((document) => wanted.includes(document.kind))
    .map((document) => {
      const from = [...new Set(mentions.get(document)?.map((mention) => nameOf(mention.from)))].sort();
      return `${head(document, model)}  ${from.length === 0 ? tellNone(document, model) : `from ${from.join(', ')}`}\n`;
    });
  return rows.length === 0 ? 'There is none.\n' : rows.join('');
}

/** Some files, each with every place that mentions it. */
export function listPlaces(model: Model, documents: readonly AnyDocument[]): string {
  const mentions = findMentions(model);
  return documents
    .map((document) => {
      const spans = (mentions.get(document) ?? []).map(({ mention }) => mention.at);
      spans.sort((a, b) => compareText(a.path, b.path) || a.line - b.line || a.column - b.column);
      const rows = spans.map(({ path, line, column }) => `  ${path}:${line}:${column}\n`);
      return `${head(document, model)}${rows.join('') || `  ${tellNone(document, model)}\n`}`;
    })
    .join('');
}

function head(document: AnyDocument, model: Model): string {
  return `${nameOf(document)}${model.drafts.includes(document) ? '  (draft)' : ''}\n`;
}

function tellNone(document: AnyDocument, model: Model): string {
  const { list, section } = kinds[document.kind];
  const isListed = list !== undefined && section !== undefined && !model.drafts.includes(document);
  return `no file names it or links to it${isListed ? `; ${section.path} lists it` : ''}`;
}

/** The places that mention each document, with their files. What lists and the sidebar show is not counted. */
function findMentions(model: Model) {
  const people = indexPeople(model.documents);
  const mentions = model.documents.flatMap((from) =>
    [...listMentions(from, model), ...listAnchored(from, model), ...listBylines(from, people)].map((mention) => {
      return { from, mention, document: model.find(mention.kind, mention.slug) };
    }),
  );
  return groupBy(
    mentions.filter(({ from, document }) => document !== from),
    ({ document }) => document,
  );
}

function nameOf({ kind, slug }: AnyDocument): string {
  return kind === slug ? slug : `${kind} ${slug}`;
}
