import type { Article, BasePage } from './base.ts';
import type { Fields } from './parts.ts';

/** A page of content/pages/ at an address of its own. */
export interface FreePage extends BasePage<'page'>, Fields<'page'>, Article {}
