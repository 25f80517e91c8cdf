import type { BlogPosting } from 'schema-dts';
import { nameDay } from '../core/moment.ts';
import { referToResearcher } from '../metadata/json-ld.ts';
import { askFor, type Fact, type NamedFacts, nameFirst } from './fact.ts';
import type { ListModule, Member, News, PageFacts, PageSource, SiteView, Starter } from './kind.ts';
import type { SchemaTools } from './schema-tools.ts';
import type { NewsItem, NewsItemPage, NewsPage } from './shapes/news.ts';

export const title = 'A piece of news';
export const folder = 'news';
export const otherFolders = ['new', 'blog', 'updates', 'announcements', 'awards', 'neuigkeiten', 'aktuelles'];
export const isOptional = true;
export const route = '/news/:slug';
export const text = 'whole';
export const isTextOptional = true;
export const order = { by: 'date', isDescending: true };
export const section = { path: '/news', title: 'News' };
export const isArticle = true;
export const isOfResearcher = true;
export const isOfItsDay = true;
export const searchedAs = 'news' as const;

export const schema = ({ z, field, optional, shown, named, dated }: SchemaTools) =>
  z.strictObject({
    ...named,
    title: shown(field.title.describe('The line that readers see, in plain text; a text below makes it a post.')),
    description: optional(
      field.description,
      'One sentence of 40 to 160 characters for search engines; the line itself where it is left out.',
      'What the prize is given for, and what we are going to do with it.',
    ),
    date: shown(field.date.describe('The day on which it happened, as YYYY-MM-DD.')),
    award: shown(
      z
        .boolean()
        .default(false)
        .meta({
          description: '`true` for a prize, a grant or another honour of your own: the CV lists it among yours.',
          examples: [true],
        }),
    ),
    link: optional(
      field.link,
      'Where a line without a text of its own leads: a page of this site, a file or an https address.',
      'https://www.example.org/prize',
    ),
    ...dated,
    updated: optional(field.date, 'The day of a change that readers are told of.', '2027-03-01'),
  });
type Schema = ReturnType<typeof schema>;

export const list: ListModule<NewsPage> = {
  kind: 'news-list',
  name: 'the list of news',
  anchors: ({ frontMatter }) => [`news-${String(frontMatter.date).slice(0, 4)}`],
  describe: ({ facts, all }) => {
    const count = all({ title, schema }).length;
    return `What is new, from ${facts.author}: ${count === 1 ? 'one piece of news' : `${count} pieces of news`}, the latest first.`;
  },
  page: ({ head, site }) => ({ kind: 'news-list', head, title: section.title, news: listNews(site) }),
};

/** The news, the latest first. */
export function listNews(site: SiteView): readonly NewsItem[] {
  return site.all({ title, schema }).map(listItem);
}

/** The latest news, and the awards. */
export function facts(site: SiteView): NamedFacts {
  const news = listNews(site);
  if (news.length === 0) return {};
  return {
    news: tellNews('news', 'The latest news:', news),
    ...(news.some(({ award }) => award) && { awards: tellNews('awards', 'Awards:', listAwards(site)) }),
  };
}

function tellNews(name: 'news' | 'awards', head: string, news: readonly NewsItem[]): Fact {
  const lines = nameFirst(news.map(({ title: line, date }) => `- ${nameDay(date)}: ${line}`));
  return {
    isAnswer: true,
    asks: askFor(name),
    text: [head, ...lines].join('\n'),
    on: { title: section.title, href: section.path },
  };
}

/** The awards among the news, the latest first. */
export function listAwards(site: SiteView): readonly NewsItem[] {
  return listNews(site).filter(({ award }) => award);
}

/** An item with a text links to its own page, another one to its `link`, if it has one. */
function listItem({ href, shown, frontMatter, hasText, link }: Member<Schema>): NewsItem {
  const to = hasText ? href : frontMatter.link;
  return { ...shown, link: to === undefined ? null : link(to) };
}

/** A piece of news with its date, and with its text if it has one. */
export function page({ shown, frontMatter, link, article }: PageSource<Schema>): NewsItemPage {
  return {
    kind: 'news',
    list: { title: section.title, href: section.path },
    ...shown,
    link: frontMatter.link === undefined ? null : link(frontMatter.link),
    ...article(),
  };
}

/** A posting by the researcher. */
export function jsonLd({ frontMatter, url, updated, site }: PageFacts<Schema>): [BlogPosting] {
  const { title: headline, description, date, keywords, award } = frontMatter;
  const author = referToResearcher(site.facts);
  return [
    {
      '@type': 'BlogPosting',
      headline,
      ...(description !== undefined && { description }),
      url,
      mainEntityOfPage: url,
      datePublished: date,
      dateModified: updated !== null && updated > date ? updated : date,
      author,
      publisher: author,
      inLanguage: site.facts.language,
      isPartOf: { '@id': `${site.facts.url}/#website` },
      ...(award && { about: { '@type': 'Thing', name: 'Award' } }),
      ...(keywords.length > 0 && { keywords: keywords.join(', ') }),
    },
  ];
}

/** `Award`, or the name of the section. */
export function label({ award }: Pick<NewsItemPage, 'award'>): string {
  return award ? 'Award' : section.title;
}

/** The word beside its title in search results. */
export const context = label;

/** Its entry in the feed. */
export function news({ title: name, body, date, updated }: NewsItemPage): News {
  return { title: name, updated: body.length === 0 ? null : updated, body, published: date, authors: [] };
}

export const starter: Starter = {
  asks: [
    { key: 'date', flag: '--date <day>', help: 'the day on which it happened (default: today)' },
    { key: 'link', flag: '--link <address>', help: 'where a line without a text leads' },
    { key: 'award', flag: '--award', help: 'it is a prize, a grant or another honour' },
  ],
  values: ({ date }, today) => ({ date: date ?? today }),
};
