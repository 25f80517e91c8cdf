/** Names that pages refer to. Here they are any string; generated/names.ts has a union of those in content/. */
export type { FigureName } from '../core/figures.ts';
export type TopicSlug = string;
export type PaperSlug = string;
export type GroupSlug = string;
export type ReferenceId = string;
/** A route of this site, with or without an anchor. */
export type Href = string;
/** A route of this site or an address outside it. */
export type AnyHref = string;
/** The front matter of each kind that is passed to its screen unchanged. */
// biome-ignore lint/suspicious/noEmptyInterface: The registry, which knows the kinds, adds them here.
export interface ShownFields {}
