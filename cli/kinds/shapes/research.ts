import type { BasePage } from './base.ts';
import type { Body, Fields, Link, Section } from './parts.ts';
import type { Italic, Year } from './reference.ts';

export interface ResearchPage extends BasePage<'research'>, Fields<'research'> {
  readonly papers: readonly ResearchTopic[];
  readonly intro: Body;
  readonly sections: readonly Section[];
}

/** A line of research: its page, with the publication that the page is about, or else all that it cites. */
export interface ResearchTopic extends Link, Pick<Fields<'paper'>, 'question' | 'finding'> {
  readonly id: string;
  /** From when to when its publications appeared; null where none has a year. */
  readonly years: { readonly first: number; readonly last: number } | null;
  /** With whom the researcher wrote the publication of the page’s own title: `With Jane Doe`, or nothing; else null. */
  readonly byline: string | null;
  /** By year. */
  readonly papers: readonly ({
    /** The address of the publication; empty where it has none. */
    readonly id: string;
    readonly title: string;
    /** Where it appeared; empty where that is not known. */
    readonly citation: string;
    readonly year: Year;
  } & Italic)[];
}
