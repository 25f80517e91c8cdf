/** The shapes of the compiled data, for the whole app. */
import type { Page } from '../../generated/shapes.ts';

export type * from '../../generated/names.ts';
export type * from '../../generated/shapes.ts';

/** What a screen shows of a page; what the page says in the document's head is not always known. */
export type Shown<P extends Page = Page> = P extends Page ? Omit<P, 'head'> : never;
