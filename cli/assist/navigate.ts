import { type Span, startOf } from '../core/problem.ts';
import { lineAround, offsetOf, type Splice } from '../core/splice.ts';
import { findClose } from '../edit/front-matter.ts';
import { planMove } from '../edit/move.ts';
import { type Plan, refuse } from '../edit/plan.ts';
import { startRevision } from '../edit/revision.ts';
import { folderOf, isCollection, routeOf } from '../kinds/paths.ts';
import { schemas } from '../kinds/schemas.ts';
import { listMentions, type Mention } from '../resolve/mentions.ts';
import { linkTextOf } from '../resolve/page-link.ts';
import { citedKind } from '../resolve/references.ts';
import { describeKeys } from '../schema/describe.ts';
import type { Site } from '../site.ts';
import { describeReference, descriptionOf } from './describe.ts';

/** The file that a citation, a link or a name in front matter refers to. */
interface Subject extends Omit<Mention, 'at'> {
  /** The text that refers to it; null if it is the file itself. */
  readonly span: Pick<Splice, 'start' | 'end'> | null;
}

/** What the text at an offset refers to, or else the file itself if it is one of many; null for none. */
function findSubject(site: Site, path: string, offset: number): Subject | null {
  const document = site.documentOf(path);
  if (document === undefined) return null;
  const { kind, slug, text } = document;
  for (const { at, ...subject } of listMentions(document, site.model)) {
    const start = offsetOf(text, at);
    if (offset >= start && offset <= start + at.length) return { ...subject, span: { start, end: start + at.length } };
  }
  return isCollection(kind) ? { kind, slug, anchor: null, span: null } : null;
}

/** What is shown of the text under the pointer, in Markdown, with its span. */
export interface Hover {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The entry of a publication, the title and description of a page, or the description of a key at an offset. */
export function hover(site: Site, path: string, offset: number): Hover | null {
  const subject = findSubject(site, path, offset);
  if (subject?.span) {
    const text = describe(site, subject);
    return text === null ? null : { text, ...subject.span };
  }
  return describeKey(site, path, offset);
}

function describe({ model }: Site, { kind, slug }: Subject): string | null {
  if (kind === citedKind) return describeReference(model, slug);
  const document = model.find(kind, slug);
  if (document === undefined) return null;
  return [`**${linkTextOf(document)}** ${routeOf(kind, slug) ?? ''}`.trim(), descriptionOf(document)]
    .filter((one) => one !== '')
    .join('\n\n');
}

function describeKey(site: Site, path: string, offset: number): Hover | null {
  const document = site.documentOf(path);
  if (document === undefined) return null;
  const { text, kind } = document;
  const { start } = lineAround(text, offset);
  const key = /^[A-Za-z]\w*(?=:)/.exec(text.slice(start, start + 80))?.[0];
  if (key === undefined || offset > start + key.length || start > findClose(text)) return null;
  const found = describeKeys(schemas[kind]).find(({ name }) => name === key);
  return found === undefined ? null : { text: found.description, start, end: start + key.length };
}

/** The file or heading that the name at an offset refers to. */
export function definition(site: Site, path: string, offset: number): Span | null {
  const subject = findSubject(site, path, offset);
  if (!subject?.span) return null;
  const document = site.model.find(subject.kind, subject.slug);
  if (document === undefined) return null;
  return document.body.headings.find(({ id }) => id === subject.anchor)?.at ?? startOf(document.path);
}

/** All citations, links and front-matter values that refer to the same file as the text at an offset. */
export function references(site: Site, path: string, offset: number): readonly Span[] {
  const subject = findSubject(site, path, offset);
  if (subject === null) return [];
  const isMeant = ({ kind, slug }: Mention) => kind === subject.kind && slug === subject.slug;
  return site.model.documents.flatMap((document) =>
    listMentions(document, site.model)
      .filter(isMeant)
      .map(({ at }) => at),
  );
}

/** The plan to rename the file that the text at an offset refers to, as `site move` does. */
export function rename(site: Site, path: string, offset: number, name: string): Plan {
  const subject = findSubject(site, path, offset);
  if (!subject?.span || !isCollection(subject.kind))
    return refuse(
      'Nothing here has a name that could be another.',
      'Put the cursor on a citation, a link or the name of a file.',
    );
  const revision = startRevision(site.content, site.model.today);
  return planMove(revision, `${folderOf(subject.kind)}/${subject.slug}`, name);
}
