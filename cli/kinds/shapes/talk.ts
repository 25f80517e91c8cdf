import type { BasePage, ListedArticle, ListOf } from './base.ts';
import type { AnyLink, Fields, Link } from './parts.ts';

/** `/talks`: those to come, the next first, and those that were given, the newest first. */
export interface TalksPage extends ListOf<'talks'> {
  readonly upcoming: readonly TalkEntry[];
  readonly past: readonly TalkEntry[];
  /** All of them for a calendar, below the base of the site. */
  readonly calendar: string;
}

export interface TalkEntry extends Link, Fields<'talk'> {
  readonly description: string;
  /** Its hours in words; empty where they are not known. */
  readonly hours: string;
  readonly links: readonly AnyLink[];
}

export interface TalkPage extends BasePage<'talk'>, Fields<'talk'>, ListedArticle {
  /** What it is about; null where its text says so in the same words. */
  readonly description: string | null;
  /** Its hours in words; empty where they are not known. */
  readonly hours: string;
  /** Slides and film first. */
  readonly links: readonly AnyLink[];
  readonly papers: readonly Link[];
  /** The talk for a calendar, below the base of the site; null once it was given. */
  readonly calendar: string | null;
}
