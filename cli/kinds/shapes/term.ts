import type { ListOf } from './base.ts';
import type { Link, Markup } from './parts.ts';

/** `/glossary`: what words mean, by the alphabet. */
export interface GlossaryPage extends ListOf<'glossary'> {
  readonly letters: readonly GlossaryLetter[];
}

/** The terms under one letter; those that begin with none stand under `#`. */
export interface GlossaryLetter {
  /** Its anchor. */
  readonly id: string;
  readonly title: string;
  readonly terms: readonly GlossaryTerm[];
}

export interface GlossaryTerm {
  /** Its anchor. */
  readonly slug: string;
  readonly term: string;
  readonly also: readonly string[];
  readonly plain: string;
  /** What it means exactly; null where nothing more is to be said. */
  readonly precise: Markup | null;
  /** Where the texts of the site use it first; null where none does. */
  readonly use: Link | null;
}
