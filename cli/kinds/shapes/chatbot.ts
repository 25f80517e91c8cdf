import type { BasePage } from './base.ts';
import type { Body, Fields, Link, Section } from './parts.ts';

export interface ChatbotPage extends BasePage<'chatbot'>, Fields<'chatbot'> {
  readonly disclaimer: Body;
  /** A question with its answer and where it stands; null where the site answers none beforehand. */
  readonly example: ChatExample | null;
  /** Questions to begin with. */
  readonly starters: readonly string[];
}

export interface ChatExample extends Section {
  readonly source: Link;
}
