import { nameAuthor, readAuthor } from '../core/author.ts';
import type { Publication } from '../core/publication.ts';
import type { KindModule, SiteView } from '../kinds/kind.ts';
import type { ListPage } from '../kinds/lists.ts';
import { kinds } from '../kinds/registry.ts';
import type { Head } from '../kinds/shapes/head.ts';
import { type AnyDocument, wholeFrontMatter } from '../parse/document.ts';
import type { Model } from '../resolve/model.ts';
import { titleOf } from '../resolve/page-link.ts';
import { readSite, readUrl } from '../resolve/site.ts';
import { descriptionLength } from '../schema/fields.ts';
import { readSearchText } from './search-text.ts';

/**
 * The document head of a page, with the authors of its `subject` if it names none. The front page has only its own title; other titles
 * end with that of the site.
 */
export function emitHead(
  document: AnyDocument,
  path: string,
  model: Model,
  subject: Pick<Publication, 'authors'> | null,
): Head {
  const site = readSite(model);
  const { frontMatter } = document;
  const title = titleOf(document) ?? site.title;
  const written = 'authors' in frontMatter ? frontMatter.authors?.map(readAuthor) : undefined;
  const authors = kinds[document.kind].isArticle ? (written ?? subject?.authors ?? []) : [];
  return {
    title: path === '/' ? title : `${title} · ${site.title}`,
    description: describeShortly(document, model),
    canonical: `${readUrl(model)}${path}`,
    type: kinds[document.kind].isArticle ? 'article' : 'website',
    keywords: 'keywords' in frontMatter ? (frontMatter.keywords ?? []) : [],
    card: cardOf(path, model),
    author: authors.length === 0 ? site.author.name : authors.map(nameAuthor).join(', '),
  };
}

/** The description of a page: from its author, or built by its kind, or its title; for a note, its first words. */
export function describeShortly(document: AnyDocument, model: Model): string {
  const { frontMatter } = document;
  if ('description' in frontMatter && frontMatter.description !== undefined) return frontMatter.description;
  const kind: KindModule = kinds[document.kind];
  if (kind.text === 'note') return shorten(beginningOf(document, model));
  return kind.describe?.(wholeFrontMatter(document)) ?? titleOf(document) ?? '';
}

/** The head of a page that lists the files of a kind and has no file itself; its description is cut to the maximal length. */
export function emitListHead({ section, describe }: ListPage, model: Model, view: SiteView): Head {
  const site = readSite(model);
  return {
    title: `${section.title} · ${site.title}`,
    description: shorten(describe(view)),
    canonical: `${readUrl(model)}${section.path}`,
    type: 'website',
    keywords: [],
    author: site.author.name,
    card: cardOf(section.path, model),
  };
}

/** The beginning of a text, for a page without a description. */
function beginningOf({ body }: AnyDocument, model: Model): string {
  return readSearchText(body.root.children[0] ?? body.root, body.blocks[0], model);
}

/** Cuts a description to the maximal length, between words. */
function shorten(text: string): string {
  if (text.length <= descriptionLength.max) return text;
  return `${text.slice(0, descriptionLength.max).replace(/[\s\p{P}]+\S*$/u, '')}…`;
}

/** The path of a route's card in the built site. */
export function cardPath(path: string): string {
  return `/cards${path === '/' ? '/index' : path}.png`;
}

function cardOf(path: string, model: Model): string {
  return readUrl(model) + cardPath(path);
}
