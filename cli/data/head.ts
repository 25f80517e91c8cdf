import { nameAuthor, readAuthor } from '../core/author.ts';
import type { KindModule, SiteView } from '../kinds/kind.ts';
import type { ListPage } from '../kinds/lists.ts';
import { kinds } from '../kinds/registry.ts';
import type { Head } from '../kinds/shapes.ts';
import type { AnyDocument } from '../parse/document.ts';
import { wholeMatter } from '../parse/whole-matter.ts';
import type { Model } from '../resolve/model.ts';
import { readSite, readUrl } from '../resolve/site.ts';
import { descriptionLength } from '../schema/fields.ts';

/** What the document head of a page says. The front page alone stands under its own title; other titles end with the site's. */
export function emitHead(document: AnyDocument, path: string, model: Model): Head {
  const site = readSite(model);
  const { matter } = document;
  const title = 'title' in matter && matter.title !== undefined ? matter.title : site.title;
  const authors = 'authors' in matter && kinds[document.kind].isArticle ? matter.authors : undefined;
  return {
    title: path === '/' ? title : `${title} · ${site.title}`,
    description: describeShortly(document),
    canonical: `${readUrl(model)}${path}`,
    type: kinds[document.kind].isArticle ? 'article' : 'website',
    keywords: 'keywords' in matter ? (matter.keywords ?? []) : [],
    card: cardOf(path, model),
    author: authors === undefined ? site.author.name : authors.map((one) => nameAuthor(readAuthor(one))).join(', '),
  };
}

/** One sentence on a page: what its author says, or what its kind makes of the rest, or its title. */
export function describeShortly(document: AnyDocument): string {
  const { matter } = document;
  if ('description' in matter && matter.description !== undefined) return matter.description;
  const kind: KindModule = kinds[document.kind];
  const said = 'title' in matter ? (matter.title ?? '') : '';
  return kind.summarize?.(wholeMatter(document)) ?? said;
}

/** The head of a page that lists the files of a kind, and has no file itself; its description goes as far as one may go. */
export function emitListHead({ section, describe }: ListPage, model: Model, view: SiteView): Head {
  const site = readSite(model);
  const description = describe(view);
  return {
    title: `${section.title} · ${site.title}`,
    description:
      description.length > descriptionLength.max
        ? `${description.slice(0, descriptionLength.max - 1).trimEnd()}…`
        : description,
    canonical: `${readUrl(model)}${section.path}`,
    type: 'website',
    keywords: [],
    author: site.author.name,
    card: cardOf(section.path, model),
  };
}

/** Where the card of a route lies in the built site. */
export function cardPath(path: string): string {
  return `/cards${path === '/' ? '/index' : path}.png`;
}

function cardOf(path: string, model: Model): string {
  return readUrl(model) + cardPath(path);
}
