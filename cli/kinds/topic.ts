import type { LearningResource } from 'schema-dts';
import type { z } from 'zod';
import { placeOnSite, referToResearcher } from '../metadata/json-ld.ts';
import type { ListModule, News, PageFacts, PageSource, SiteView, Starter } from './kind.ts';
import type { SchemaTools } from './schema-tools.ts';
import type { ResourcesPage, TopicPage } from './shapes/topic.ts';

export const title = 'A topic';
export const folder = 'topics';
export const otherFolders = ['topic', 'resources', 'resource', 'articles', 'posts', 'chapters', 'docs', 'themen'];
export const route = '/resources/:slug';
export const text = 'whole';
export const order = { by: 'order', within: 'group' } as const;
export const section = { path: '/resources', title: 'Resources', hasNotFound: true, hasSidebar: true };
export const isArticle = true;
export const isCitable = true;
export const searchedAs = 'topic' as const;
export const slugType = 'TopicSlug';

export const schema = ({ z, field, optional, named, dated, exampleName }: SchemaTools) =>
  z.strictObject({
    ...named,
    group: field.slug.meta({ role: 'group', description: 'The file name (without .md) of the group in `groups/`.' }),
    order: field.order,
    date: field.date.optional(),
    ...dated,
    next: optional(
      field.slug.meta({ role: 'topic' }),
      'Pins the next topic; a pin that contradicts group and order is a problem.',
      exampleName('topic'),
    ),
  });
type Schema = ReturnType<typeof schema>;

export const list: ListModule<ResourcesPage> = {
  kind: 'resources',
  name: 'the list of topics',
  anchors: ({ frontMatter }) => [`group-${frontMatter.group}`],
  describe: (site) =>
    `Resource topics: ${site
      .sidebar()
      .map((group) => group.title)
      .join('; ')}`,
  page: ({ head, site }) => ({ kind: 'resources', head, groups: site.overview() }),
};

/** A topic with its text, its group and its neighbours in the chain. */
export function page({ shown, frontMatter, neighbours, reading, site, article }: PageSource<Schema>): TopicPage {
  return {
    kind: 'topic',
    ...shown,
    group: site.group(frontMatter.group),
    ...(frontMatter.date !== undefined && { date: frontMatter.date }),
    ...article(),
    ...neighbours(),
    ...reading(),
  };
}

/** The topic as a learning resource. Its references are left out, since they would be most of the head of the page. */
export function jsonLd({ frontMatter, url, updated, minutes, site }: PageFacts<Schema>): [LearningResource] {
  const { title: name, description, keywords, date } = frontMatter;
  return [
    {
      '@type': 'LearningResource',
      name,
      description,
      author: referToResearcher(site.facts),
      learningResourceType: 'Reading',
      timeRequired: `PT${minutes}M`,
      ...(date !== undefined && { datePublished: date }),
      ...(updated !== null && { dateModified: updated }),
      isAccessibleForFree: true,
      ...placeOnSite(site.facts, url, keywords),
    },
  ];
}

/** Its group. */
export function context({ group }: z.infer<Schema>, site: SiteView): string {
  return site.group(group).title;
}

/** Its group. */
export function label({ group }: Pick<TopicPage, 'group'>): string {
  return group.title;
}

/** Its entry in the feed, with the day of publication where that is known. */
export function news({ title: name, updated, body, date }: TopicPage): News {
  return { title: name, updated, body, published: date ?? null, authors: [] };
}

export const starter: Starter = { asks: [] };
