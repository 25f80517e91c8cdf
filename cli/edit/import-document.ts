/** The plan of `site import` for a document. */
import type { PhrasingContent, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { nameAuthors, readAuthor } from '../core/author.ts';
import { cleanDoi, doiKey } from '../core/identity.ts';
import { shortenSlug, slugify, slugMaxLength, slugOfTitle } from '../core/slug.ts';
import { escapePattern } from '../core/text.ts';
import { quoteAll } from '../core/words.ts';
import { isOpen, listLinks, placePdf } from '../documents/adapt.ts';
import type { AnyFrontMatter } from '../documents/front-matter.ts';
import type { Losses } from '../documents/losses.ts';
import { type Pictures, startPictures } from '../documents/pictures.ts';
import { type ParsedDocument, writeDraft } from '../documents/read.ts';
import type { PageFacts } from '../documents/saved-page.ts';
import type { StarterAnswers } from '../kinds/kind.ts';
import { folderOf, locateFile, routeOf } from '../kinds/paths.ts';
import { type Collection, kinds } from '../kinds/registry.ts';
import { usedByProgram } from '../kinds/reserved.ts';
import { schemas } from '../kinds/schemas.ts';
import { addressesOf } from '../resolve/addresses.ts';
import { findLostPath } from '../resolve/lost-path.ts';
import { type Model, namesOf } from '../resolve/model.ts';
import { citedKind } from '../resolve/references.ts';
import { titleMaxLength } from '../schema/fields.ts';
import { isStarterValue, starters } from '../schema/starters.ts';
import { adoptFrontMatter, readPlain } from './adopt.ts';
import { bringWorks } from './bring-works.ts';
import { findPublication, findReferenceByKey } from './find-reference.ts';
import { findPath, type Linking } from './import-links.ts';
import { planNew, toNewFile } from './new.ts';
import { type Plan, refuse } from './plan.ts';
import type { Revision } from './revision.ts';

/** A parsed document, and the page to make of it. */
export interface DocumentImport extends Linking {
  readonly reading: ParsedDocument;
  /** The name of its file, without the ending. */
  readonly name: string;
  /** Whether other pages come in after it, to which its links may lead. */
  readonly isLinkedLater: boolean;
  /** What the author said about the page, such as its position. */
  readonly answers: StarterAnswers;
  readonly picture: (address: string) => Uint8Array | null;
  /** Whether an address is that of a picture that is there, and lies outside the folder of the document. */
  readonly isOutside: (address: string) => boolean;
  /** Whether a file of `media/` has these bytes. */
  readonly isKept: (name: string, bytes: Uint8Array) => boolean;
  /** Its address on the old site; null where that is not known. */
  readonly oldAddress: string | null;
  readonly today: string;
}

/** Plans a draft of a document, with its pictures in `media/`; the notes say what could not be carried over. */
export function planDocument(revision: Revision, imported: DocumentImport): Plan {
  const { reading, kind, name, made, answers, losses, today } = imported;
  const works = bringWorks(revision, reading.works ?? [], losses);
  const before = revision.model();
  const { media } = revision.content();
  const slug = typeof answers.slug === 'string' ? answers.slug : undefined;
  const stem = shortenSlug(slugify(slug ?? name), slugMaxLength - 10) || 'picture';
  const pictures = startPictures(stem, (one) => media.has(`/media/${one}`), imported.isKept);
  const line = kinds[kind].isTextOptional ? firstLine(reading.tree) : undefined;
  const { title, cited, ...draft } = writeDraft(reading, {
    findReference: (key) => works.ids.get(key) ?? findReferenceByKey(before, key),
    nameAuthors: (id) => nameCreators(before, id),
    isLost: (address) => findLostPath(address, before) !== null,
    pathOf: (address) => findPath(address, imported, before),
    picture: imported.picture,
    isOutside: imported.isOutside,
    pictures,
    isLinkedLater: imported.isLinkedLater,
    losses,
  });
  const pageTitle = cutTitle(readPlain(title ?? line ?? name), losses);
  const titled = slugOfTitle(pageTitle);
  // A title in another script than that of addresses makes none.
  const pageSlug = slug ?? (titled === '' || made.has(titled) ? shortenSlug(slugify(name)) : titled);
  if (pageSlug !== '') made.set(pageSlug, { name: slugify(name), file: imported.file });
  const own = routeOf(kind, pageSlug);
  const adopted = adoptLines(imported, { title: pageTitle, own, before, pictures });
  // What is its own title is not said twice.
  const read = title === undefined && line !== undefined ? readLine(line, reading.tree, kind) : null;
  const said = read?.link !== undefined && 'link' in adopted && adopted.link !== read.link ? null : read;
  const body = said === null ? draft.body : '';
  tellReferences(body, before, losses);
  if (draft.body === '' && Object.keys(adopted).every((key) => key === 'aliases'))
    return refuse(`\`${name}\` has no text.`, [...losses.list(), 'Nothing was changed.'].join('\n'));
  const file = toNewFile(
    kind,
    { ...startValues(kind), ...adopted, ...said, ...answers, slug: pageSlug, title: pageTitle, draft: true },
    before,
    today,
  );
  if ('fault' in file) return refuse(`\`--${file.key}\` is \`${file.value}\`.`, file.fault);
  const values = { ...file.values, ...adopted, ...said, ...(cited.length > 0 && { references: cited }) };
  const open = Object.entries(values).flatMap(([key, value]) => (isStarterValue(value) ? [key] : []));
  if (open.length > 0) losses.add(`The old page does not say what has to stand here: replace ${quoteAll(open)}.`);
  if (
    'date' in file.values &&
    !('date' in adopted) &&
    !('date' in answers) &&
    Object.keys(reading.frontMatter).length > 0
  )
    losses.add('Its `date` is not known: it has the day of the import now.');
  const added = pictures.list();
  for (const { name: picture, bytes } of added) revision.addPicture(picture, bytes);
  const plan = planNew(revision, {
    ...file,
    values,
    body: body === '' ? undefined : body,
    hintTaken: hintTaken(before, kind, pageSlug),
  });
  if (plan.kind === 'refused') return plan;
  const notes = [
    ...noteAdded('references', works.added),
    ...noteAdded(
      'media',
      added.map((one) => one.name),
    ),
    ...noteLosses(losses, imported.isLinkedLater && listLinks(reading.tree).some(isOpen)),
    draftNote,
  ];
  return { ...plan, notes: [...plan.notes, ...notes] };
}

/** Tells which publications of this site a text names by their DOIs, and could cite. */
function tellReferences(body: string, model: Model, losses: Losses): void {
  const typed = `${body.replaceAll('\\', '').toLowerCase()} `;
  for (const { slug, frontMatter } of model.ofKind(citedKind)) {
    const { doi } = frontMatter;
    if (doi !== undefined && new RegExp(`${escapePattern(doiKey(doi))}(?!\\.?[\\w/-])`).test(typed))
      losses.add(`The site has \`${doi}\`: write \`[@${slug}]\` where the text cites it, and take it out.`);
  }
}

/** A title, cut off where it is too long for one. */
function cutTitle(title: string, losses: Losses): string {
  if (title.length > titleMaxLength)
    losses.add(`A title has at most ${titleMaxLength} characters, and this one is cut off: \`${title}\`.`);
  return title.slice(0, titleMaxLength);
}

/** How a sentence names the authors of a publication, or its editors; empty where it has neither. */
function nameCreators(model: Model, id: string): string {
  const { authors, editors } = model.find(citedKind, id)?.frontMatter ?? {};
  return nameAuthors((authors ?? editors ?? []).map(readAuthor));
}

/** What the lines at the top of a document say of its page, with the publication that it is about. */
function adoptLines(
  { reading: { frontMatter, facts }, kind, picture, oldAddress, losses }: DocumentImport,
  page: { readonly title: string; readonly own: string | null; readonly before: Model; readonly pictures: Pictures },
) {
  const { before, own, pictures } = page;
  const said: AnyFrontMatter = { ...frontMatter, ...fitFacts(facts, kind, losses) };
  const { doi, ...others } = said;
  const publication =
    'publication' in schemas[kind].shape
      ? findPublication(before, { title: page.title, doi: cleanDoi(String(doi ?? '')) })
      : undefined;
  const adopted = adoptFrontMatter(kind, publication === undefined ? said : others, {
    isTaken: (address) => isTaken(address, before),
    place: (address) => (/^https?:\/\//.test(address) ? address : placePdf(address, { picture, pictures })),
    isOfSite: Object.values(frontMatter).some((value) => value !== null && value !== undefined),
    oldAddress,
    own,
    owner: before.site?.frontMatter.author?.name,
    losses,
  });
  return publication === undefined ? adopted : { ...adopted, publication };
}

/** What a web page says of itself, as far as a page of this kind can say it; the rest is told. */
function fitFacts(facts: PageFacts | undefined, kind: Collection, losses: Losses): AnyFrontMatter {
  const said = Object.entries(facts?.said ?? {});
  return Object.fromEntries(
    said.filter(([key, value]) => {
      const isFit = key in schemas[kind].shape || key === 'listing';
      if (!isFit)
        losses.add(
          `A page of this kind has no \`${key}\`: write it into the text, if readers need it.`,
          [value].flat().join(', '),
        );
      return isFit;
    }),
  );
}

/** Whether an address leads to a page or a draft already, by another address of it, too, or to a part of the program. */
function isTaken(address: string, { addresses: { routes, drafts, aliases } }: Model): boolean {
  return (
    routes.has(address) ||
    aliases.has(address) ||
    [...drafts.values()].some((one) => addressesOf(one).includes(address)) ||
    usedByProgram(address) !== null
  );
}

/** What to do with a document whose address is taken, or is none that a page can have. */
function hintTaken(model: Model, kind: Collection, slug: string): string {
  if (namesOf(model, kind).has(slug))
    return `To bring a changed document in again, take its page away first (\`npm run site -- remove ${folderOf(kind)}/${slug}\`), or give it another name with \`--slug\`.`;
  const isFixed = locateFile(`${folderOf(kind)}/${slug}.md`)?.kind !== kind;
  return `${isFixed ? 'Copy its text into the page that the site has there, or give it' : 'Give it'} another name with \`--slug\`.`;
}

const laterNote = 'Links to pages that were not here yet are told at the end.';

const draftNote = 'It is a draft: take the line `draft: true` out when readers may see it';

/** The answers that a page of this kind cannot do without, to be replaced. */
function startValues(kind: Collection): StarterAnswers {
  const asked = kinds[kind].starter?.asks ?? [];
  return Object.fromEntries(
    asked.flatMap(({ key, isRequired, isList }) =>
      isRequired === true ? [[key, isList === true ? [starters.value] : starters.value]] : [],
    ),
  );
}

/** The words of the first paragraph, for a piece of news without a title, as many as a title has; undefined if there is none. */
function firstLine({ children }: Root): string | undefined {
  const paragraph = children.find(({ type }) => type === 'paragraph');
  const words = paragraph === undefined ? '' : textOf(paragraph).replace(/\s+/g, ' ').trim();
  if (words.length <= titleMaxLength) return words || undefined;
  return `${words.slice(0, titleMaxLength - 1).replace(/\s+\S*$/, '')}…`;
}

/** What a text says that only repeats its title: nothing, or the link that it is; null for a text that says more. */
function readLine(line: string, tree: Root, kind: Collection): { readonly link?: string } | null {
  const [paragraph, ...others] = tree.children;
  if (paragraph?.type !== 'paragraph' || others.length > 0 || line.endsWith('…') || firstLine(tree) !== line)
    return null;
  const [inner, ...more] = withoutWords(paragraph.children);
  if (inner === undefined) return {};
  const isLink = more.length === 0 && inner.type === 'link' && withoutWords(inner.children).length === 0;
  return isLink && 'link' in schemas[kind].shape ? { link: inner.url } : null;
}

/** What stands in a line beside its words, emphasised or not. */
function withoutWords(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  return nodes.flatMap((node) => {
    if (node.type === 'emphasis' || node.type === 'strong') return withoutWords(node.children);
    return node.type === 'text' ? [] : [node];
  });
}

function noteAdded(folder: string, names: readonly string[]): string[] {
  return names.length === 0 ? [] : [`In ${folder}/: ${names.join(', ')}`];
}

/** What could not be carried over; links that may still be put back are told at the end. */
function noteLosses(losses: Losses, hasOpenLinks: boolean): string[] {
  const list = [...losses.list(), ...(hasOpenLinks ? [laterNote] : [])];
  return list.length === 0 ? ['Everything was carried over'] : ['Not as it was:', ...list.map((loss) => `  - ${loss}`)];
}
