import type { AnyDocument, Document } from '../parse/document.ts';
import { isTopic, nextInChain } from '../resolve/chain.ts';
import { listMentions } from '../resolve/mentions.ts';
import type { Model } from '../resolve/model.ts';

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

/** The files of some kinds, each with the files that mention it; files that nothing mentions are marked. */
export function listDocuments(model: Model, kinds: readonly AnyDocument['kind'][]): string {
  const mentions = findMentions(model);
  const rows = model.documents
    .filter((document) => kinds.includes(document.kind))
    .map((document) => {
      const from = [...(mentions.get(document) ?? [])].sort();
      const state = model.drafts.includes(document) ? '  (draft)' : '';
      const what = from.length === 0 ? 'orphan: nothing leads here' : `from ${from.join(', ')}`;
      return `${document.kind} ${document.slug}${state}\n  ${what}\n`;
    });
  return rows.length === 0 ? 'There is none.\n' : rows.join('');
}

/** The names of the documents that mention each document. Links of the sidebar are not counted. */
function findMentions(model: Model): Map<Document, Set<string>> {
  const mentions = new Map<Document, Set<string>>();
  for (const from of model.documents)
    for (const { kind, slug } of listMentions(from, model)) {
      const document = model.find(kind, slug);
      if (document === undefined || document === from) continue;
      mentions.set(document, (mentions.get(document) ?? new Set()).add(nameOf(from)));
    }
  return mentions;
}

function nameOf({ kind, slug }: AnyDocument): string {
  return kind === slug ? slug : `${kind} ${slug}`;
}
