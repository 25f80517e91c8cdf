/** The names that pages refer to, open; generated/names.ts closes each over what content/ holds. */
export type { FigureName } from '../core/figures.ts';
export type TopicSlug = string;
export type PaperSlug = string;
export type GroupSlug = string;
export type ReferenceId = string;
/** A route of this site, with or without an anchor. */
export type Href = string;
/** A route of this site or an address outside it. */
export type AnyHref = string;
