/** What the studio's page and the program behind it tell each other; types alone, for both. */
import type { Completion } from '../assist/completion.ts';
import type { Fix } from '../assist/fixers/case.ts';
import type { Hover } from '../assist/navigate.ts';
import type { Problem } from '../core/problem.ts';
import type { Refused } from '../edit/plan.ts';
import type { Page } from '../kinds/shapes/pages.ts';
import type { SidebarEntries } from '../kinds/shapes/topic.ts';
import type { DiffLine } from '../report/diff.ts';
import type { listNew } from './begin.ts';
import type { FormField, NameChoice } from './form-field.ts';
import type { listTree } from './tree.ts';

/** A group of files as readers know them, and one of them. */
export type TreeSection = ReturnType<typeof listTree>[number];
export type TreeFile = TreeSection['files'][number];

export interface Tree {
  readonly site: string;
  readonly sections: readonly TreeSection[];
  /** What may be begun: kinds, and what is asked for each. */
  readonly kinds: ReturnType<typeof listNew>;
}

/** How a page would be shown; null where a mistake stands in the way, or there is none. */
export interface PreviewPage {
  readonly path: string;
  readonly page: Page | null;
  readonly sidebar: SidebarEntries | null;
}

/** A problem with what would mend it: what it does, and what it changes in the text. */
export interface Told extends Problem {
  readonly mends: readonly Pick<Fix, 'title' | 'splices'>[];
}

/** What follows from a text while it is typed. */
export interface Typed {
  readonly problems: readonly Told[];
  readonly shown: PreviewPage | null;
}

export interface Opened extends Typed {
  readonly path: string;
  readonly text: string;
  readonly fields: readonly FormField[];
  /** The names to choose from in fields, by the name of the list. */
  readonly names: Readonly<Record<string, readonly NameChoice[]>>;
}

/** `disk` is what stands there now, where that is not what the text was begun from; null where the file is gone. */
export type Saved =
  | { readonly status: 'saved' }
  | { readonly status: 'conflict'; readonly disk: string | null }
  | { readonly status: 'refused'; readonly reason: string };

export type ContentEdit =
  | { readonly action: 'new'; readonly kind: string; readonly answers: Readonly<Record<string, string>> }
  | { readonly action: 'move'; readonly path: string; readonly to: string }
  | { readonly action: 'remove'; readonly path: string; readonly redirect: string; readonly isForced: boolean };

export interface FileDiff {
  readonly from: string | null;
  readonly to: string | null;
  readonly lines: readonly DiffLine[];
}

/** What an edit would change, or why it cannot be. */
export type Planned =
  | { readonly status: 'planned'; readonly notes: readonly string[]; readonly files: readonly FileDiff[] }
  | RefusedEdit;

export interface RefusedEdit extends Omit<Refused, 'kind'> {
  readonly status: 'refused';
}

export type Done =
  | { readonly status: 'done'; readonly notes: readonly string[]; readonly path: string | null }
  | RefusedEdit;

export type Changes =
  | { readonly status: 'none'; readonly reason: string }
  | {
      readonly status: 'ready';
      readonly files: readonly FileDiff[];
      /** Files that no lines are shown of, such as pictures. */
      readonly others: readonly string[];
      readonly message: string;
      /** Who commits, where git knows it. */
      readonly author: { readonly name: string; readonly email: string };
    };

export type Committed = { readonly status: 'committed' } | { readonly status: 'refused'; readonly reason: string };

export type Pictured =
  | { readonly status: 'kept'; readonly address: string }
  | { readonly status: 'refused'; readonly reason: string };

/** Every call: what is sent and what comes back. */
export interface Calls {
  tree: { sent: Record<string, never>; got: Tree };
  open: { sent: { path: string }; got: Opened | null };
  type: { sent: { path: string; text: string }; got: Typed };
  /** What could be written at an offset of a text. */
  complete: { sent: { path: string; text: string; offset: number }; got: readonly Completion[] };
  /** What is said of what stands at an offset of a text, in markdown. */
  hover: { sent: { path: string; text: string; offset: number }; got: Hover | null };
  /** What a file says on the disk. */
  disk: { sent: { path: string }; got: { text: string | null } };
  drop: { sent: { path: string }; got: null };
  save: { sent: { path: string; text: string; base: string | null }; got: Saved };
  plan: { sent: ContentEdit; got: Planned };
  carry: { sent: ContentEdit; got: Done };
  picture: { sent: { name: string; data: string }; got: Pictured };
  changes: { sent: Record<string, never>; got: Changes };
  commit: { sent: { message: string; name: string; email: string }; got: Committed };
  find: { sent: { address: string }; got: { path: string } | null };
}
