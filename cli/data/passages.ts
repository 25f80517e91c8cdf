import type { SiteView } from '../kinds/kind.ts';
import { markOfResearcher, routeOf } from '../kinds/paths.ts';
import { kinds } from '../kinds/registry.ts';
import type { Passage } from '../kinds/shapes/passages.ts';
import type { Heading } from '../parse/body.ts';
import { isPictureAlone } from '../parse/captions.ts';
import type { AnyDocument } from '../parse/document.ts';
import { type Nodes, walkTree } from '../parse/tree.ts';
import type { Model } from '../resolve/model.ts';
import { titleOf } from '../resolve/page-link.ts';
import { isIdle } from '../resolve/site.ts';
import { createNoteReader, type NoteText } from './note-text.ts';
import { readSearchText, sayHeading } from './search-text.ts';
import { nameFound } from './subject.ts';

/** A passage is closed once it has this many characters: a paragraph or two. */
const passageLength = 600;

/** A paragraph that begins with one of these depends on the paragraph before it. */
const leaning =
  /^(?:this|that|these|those|they|their|it|its|he|she|his|her|such|both|neither|here|there|but|so|and|yet|the (?:first|second|third|other|others|latter|former|same|two|three|reason|answer)|in (?:both|the (?:first|second|same|other)))\b/i;

/**
 * The description of a page, then its text in passages of a paragraph or two, each followed by its footnotes; no passage
 * crosses a heading.
 */
export function emitPassages(document: AnyDocument, site: SiteView, model: Model): Passage[] {
  const path = routeOf(document.kind, document.slug);
  const { frontMatter } = document;
  if (path === null || !('title' in frontMatter) || isIdle(document, model)) return [];
  const page = nameFound(titleOf(document) ?? document.slug, document, site);
  const passages: Passage[] = [];
  let heading: Heading | undefined;
  const add = (text: string, others: Pick<Passage, 'sources' | 'isDescription'> = {}) => {
    passages.push({
      kind: 'section',
      id: `${path}#${passages.length + 1}`,
      path,
      anchor: heading?.id ?? null,
      page,
      heading: heading?.title ?? null,
      asks: [],
      text,
      more: [],
      ...others,
      ...markOfResearcher(path),
      ...(kinds[document.kind].isAboutWorks && { isAboutWork: true }),
    });
  };
  let parts: string[] = [];
  const cited = new Set<string>();
  const addCited = (text: string, sources: ReadonlySet<string>) =>
    add(text, sources.size > 0 ? { sources: [...sources] } : {});
  const listNotes = createNoteReader(document.body, model);
  let notes: readonly NoteText[] = [];
  const flush = () => {
    if (parts.length > 0) addCited(parts.join('\n'), cited);
    for (const { node, text } of notes) if (text !== '') addCited(text, findCited(node, document));
    parts = [];
    notes = [];
    cited.clear();
  };
  if ('description' in frontMatter && frontMatter.description !== undefined)
    add(frontMatter.description, { isDescription: true });
  for (const [index, node] of document.body.root.children.entries()) {
    const next = document.body.headingOf.get(node);
    if (next !== undefined) {
      flush();
      heading = sayHeading(node, next);
      continue;
    }
    const words = readSearchText(node, document.body.blocks[index], model);
    // A description that is no sentence would stand among those of a quotation.
    if (words === '' || (isPictureAlone(node) && !/[.!?]$/.test(words))) continue;
    if (parts.join('\n').length >= passageLength && !leaning.test(words)) flush();
    parts.push(words);
    notes = [...notes, ...listNotes(node)];
    for (const id of findCited(node, document)) cited.add(id);
  }
  flush();
  return passages;
}

/** The publications that a part of a text cites, by their ids. */
function findCited(part: Nodes, { body }: AnyDocument): ReadonlySet<string> {
  const cited = new Set<string>();
  walkTree(part, (node) => {
    if (node.type !== 'text') return;
    for (const { items } of body.citationsOf.get(node) ?? []) for (const { id } of items) cited.add(id);
  });
  return cited;
}
