/** The calls between the studio's page and its server, as types for both. */
import type { Completion } from '../assist/completion.ts';
import type { Fix } from '../assist/fixers/case.ts';
import type { Hover } from '../assist/navigate.ts';
import type { Problem } from '../core/problem.ts';
import type { Pasted } from '../edit/paste.ts';
import type { Refused } from '../edit/plan.ts';
import type { Page } from '../kinds/shapes/pages.ts';
import type { SidebarEntries } from '../kinds/shapes/topic.ts';
import type { DiffLine } from '../report/diff.ts';
import type { FormField, NameChoice } from './form-field.ts';
import type { listNewKinds } from './new-file.ts';
import type { listOtherFiles, listTree } from './tree.ts';

/** A section of the list of files, and a file in it. */
export type TreeSection = ReturnType<typeof listTree>[number];
export type TreeFile = TreeSection['files'][number];

export interface Tree {
  readonly site: string;
  readonly sections: readonly TreeSection[];
  /** Files that are no pages and have problems. */
  readonly others: ReturnType<typeof listOtherFiles>;
  /** The number of mistakes of the whole site, each of which keeps it from being published. */
  readonly errors: number;
  /** The kinds of files that can be created, with the fields that are asked for. */
  readonly kinds: ReturnType<typeof listNewKinds>;
  /** The edit that can be undone; null if there is none, or its files have changed since. */
  readonly undo: UndoableEdit | null;
}

/** An edit that was carried out and can be undone. */
export interface UndoableEdit {
  readonly id: number;
  readonly action: ContentEdit['action'];
  readonly notes: readonly string[];
  /** The file that the edit was about, before and after it. */
  readonly from: string | null;
  readonly to: string | null;
}

/** A page as readers would see it; null if a mistake prevents that, or there is none. */
export interface PreviewPage {
  readonly path: string;
  readonly page: Page | null;
  readonly sidebar: SidebarEntries | null;
}

/** A fix that renames no file. */
export type Mend = Pick<Fix, 'title' | 'path' | 'splices'>;

/** A problem with its fixes. */
export interface FixableProblem extends Problem {
  readonly mends: readonly Mend[];
}

/** The problems and the page of a text while it is typed. */
export interface Typed {
  readonly problems: readonly FixableProblem[];
  readonly shown: PreviewPage | null;
}

export interface Opened extends Typed {
  readonly path: string;
  readonly text: string;
  readonly fields: readonly FormField[];
  /** The choices for fields that hold names, by list. */
  readonly names: Readonly<Record<string, readonly NameChoice[]>>;
}

/** In a conflict, `disk` is the text on the disk, which is not the one that was edited; null if the file is gone. */
export type Saved =
  | { readonly status: 'saved' }
  | { readonly status: 'conflict'; readonly disk: string | null }
  | { readonly status: 'refused'; readonly reason: string };

export type Mended = Exclude<Saved, { readonly status: 'conflict' }>;

export type ContentEdit =
  | { readonly action: 'new'; readonly kind: string; readonly answers: Readonly<Record<string, string>> }
  | { readonly action: 'move'; readonly path: string; readonly to: string }
  | { readonly action: 'remove'; readonly path: string; readonly redirect: string; readonly isForced: boolean };

export interface FileDiff {
  readonly from: string | null;
  readonly to: string | null;
  readonly lines: readonly DiffLine[];
}

/** What an edit would change, or why it cannot be made. */
export type Planned =
  | { readonly status: 'planned'; readonly notes: readonly string[]; readonly files: readonly FileDiff[] }
  | RefusedEdit;

export interface RefusedEdit extends Omit<Refused, 'kind'> {
  readonly status: 'refused';
}

export type Done =
  | { readonly status: 'done'; readonly notes: readonly string[]; readonly path: string | null }
  | RefusedEdit;

export type Undone = { readonly status: 'undone' } | { readonly status: 'refused'; readonly reason: string };

export type Changes =
  | { readonly status: 'none'; readonly reason: string }
  | {
      readonly status: 'ready';
      readonly files: readonly FileDiff[];
      /** Files without a diff, such as pictures. */
      readonly others: readonly Pick<FileDiff, 'from' | 'to'>[];
      readonly message: string;
      /** The author of the commit, as far as git is configured. */
      readonly author: { readonly name: string; readonly email: string };
    };

export type Committed = { readonly status: 'committed' } | { readonly status: 'refused'; readonly reason: string };

export type KeptFile =
  | { readonly status: 'kept'; readonly address: string }
  | { readonly status: 'refused'; readonly reason: string };

/** The request and the response of each call. */
export interface Calls {
  tree: { sent: Record<string, never>; got: Tree };
  open: { sent: { path: string }; got: Opened | null };
  type: { sent: { path: string; text: string }; got: Typed };
  /** Completions at an offset of a text. */
  complete: { sent: { path: string; text: string; offset: number }; got: readonly Completion[] };
  /** What is shown when the pointer rests at an offset of a text. */
  hover: { sent: { path: string; text: string; offset: number }; got: Hover | null };
  /** The text of a file on the disk. */
  disk: { sent: { path: string }; got: { text: string | null } };
  drop: { sent: { path: string }; got: null };
  save: { sent: { path: string; text: string; base: string | null }; got: Saved };
  /** Carries out the fix with this title for a problem of a file, if it changes another file. */
  mend: { sent: { path: string; title: string }; got: Mended };
  plan: { sent: ContentEdit; got: Planned };
  carry: { sent: ContentEdit; got: Done };
  /** Undoes an edit, if it is the last one and its files are as it left them. */
  undo: { sent: { id: number }; got: Undone };
  /** The HTML of a clipboard as Markdown for a text; null if the plain text beside it says as much. */
  paste: { sent: { html: string; text: string }; got: Pasted | null };
  /** Puts a file into `media/`. */
  keep: { sent: { name: string; data: string }; got: KeptFile };
  changes: { sent: Record<string, never>; got: Changes };
  /** Gives files their last committed versions, or deletes those that have none. */
  takeBack: { sent: { paths: readonly string[] }; got: Mended };
  commit: { sent: { message: string; name: string; email: string }; got: Committed };
  find: { sent: { address: string }; got: { path: string } | null };
}
