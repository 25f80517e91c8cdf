import type { BasePage } from './base.ts';
import type { Body, Fields, Section } from './parts.ts';

export interface ForumPage extends BasePage<'forum'>, Fields<'forum'> {
  readonly intro: Body;
  readonly faq: readonly Section[];
}
