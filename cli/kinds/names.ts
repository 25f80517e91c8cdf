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
/** What the front matter of each kind hands to its screen as it is. */
// biome-ignore lint/suspicious/noEmptyInterface: The registry, which knows the kinds, adds them here.
export interface ShownFields {}
