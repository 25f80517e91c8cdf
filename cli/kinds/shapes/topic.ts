import type { GroupSlug, TopicSlug } from '../names.ts';
import type { Article, BasePage, Neighbours, ReadingInfo } from './base.ts';
import type { Fields, Link } from './parts.ts';

/** `/resources` without a topic: all topics, in the order of the chain. */
export interface ResourcesPage extends BasePage<'resources'> {
  readonly groups: readonly {
    readonly slug: GroupSlug;
    readonly title: string;
    readonly topics: readonly TopicEntry[];
  }[];
}

/** A topic as the overview lists it. */
export interface TopicEntry extends Link {
  readonly description: string;
  /** Reading time in whole minutes, at least 1. */
  readonly minutes: number;
}

export interface TopicPage extends BasePage<'topic'>, Fields<'topic'>, Article, ReadingInfo, Neighbours {
  readonly slug: TopicSlug;
  readonly group: { readonly slug: GroupSlug; readonly title: string };
  /** The day of first publication, where the author names it. */
  readonly date?: string;
}

/** `generated/sidebar.json`. */
export type SidebarEntries = readonly SidebarEntry[];

export interface SidebarEntry {
  readonly slug: GroupSlug;
  readonly title: string;
  readonly items: readonly Link[];
}
