/** The calls between the studio's page and its server, as types for both. */
import type { Completion } from '../assist/completion.ts';
import type { Hover } from '../assist/navigate.ts';
import type { Fix } from '../core/fix.ts';
import type { Problem } from '../core/problem.ts';
import type { Pasted } from '../edit/paste.ts';
import type { Refused } from '../edit/plan.ts';
import type { Page } from '../kinds/shapes/pages.ts';
import type { SidebarEntries } from '../kinds/shapes/topic.ts';
import type { DiffLine } from '../report/diff.ts';
import type { FormField, NameChoice } from './form-field.ts';
import type { listNewKinds } from './new-file.ts';
import type { Sent } from './sent.ts';
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

/** What is on the disk at the path of a file; `fault` says why a file that is there cannot be read. */
export interface OnDisk {
  readonly text: string | null;
  readonly fault?: string;
}

export interface Opened extends Typed, OnDisk {
  readonly path: string;
  readonly fields: readonly FormField[];
  /** The choices for fields that hold names, by list. */
  readonly names: Readonly<Record<string, readonly NameChoice[]>>;
}

/** Why a call was not carried out, for a person. */
export interface RefusedCall {
  readonly status: 'refused';
  readonly reason: string;
}

/** What became of what a call was to do. */
export type CallOutcome = { readonly status: 'done' } | RefusedCall;

/** In a conflict, what is on the disk is not the text that was edited. */
export type Saved = CallOutcome | ({ readonly status: 'conflict' } & OnDisk);

export type ContentEdit = Sent['plan'];

/** A changed file by its path before and after; null where it does not exist. */
export interface ChangedFile {
  readonly from: string | null;
  readonly to: string | null;
}

export interface FileDiff extends ChangedFile {
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

export type Changes =
  | { readonly status: 'none'; readonly reason: string }
  | {
      readonly status: 'ready';
      /** Those that are no text, such as pictures, are without lines. */
      readonly files: readonly FileDiff[];
      readonly message: string;
      /** The author of the commit, as far as git is configured. */
      readonly author: { readonly name: string; readonly email: string };
    };

export type KeptFile = { readonly status: 'kept'; readonly address: string } | RefusedCall;

/** The response of each call. */
interface Got {
  tree: Tree;
  open: Opened | null;
  type: Typed;
  complete: readonly Completion[];
  hover: Hover | null;
  disk: OnDisk;
  drop: null;
  save: Saved;
  mend: CallOutcome;
  plan: Planned;
  carry: Done;
  undo: CallOutcome;
  paste: Pasted | null;
  keep: KeptFile;
  changes: Changes;
  takeBack: CallOutcome;
  commit: CallOutcome;
  find: { path: string } | null;
  search: readonly string[];
}

/** The request and the response of each call. */
export type Calls = { readonly [Name in keyof Sent]: { readonly sent: Sent[Name]; readonly got: Got[Name] } };
