import { plural } from '../../core/text.ts';
import type { FixableProblem, OnDisk, Opened, PreviewPage, Tree, TreeFile } from '../contract.ts';
import type { Client } from './client.ts';

/** The text of a file in its two parts. */
export interface FileText {
  readonly frontMatter: string;
  readonly body: string;
}

/** The file that is open. */
export interface OpenFile extends FileText, Pick<Opened, 'path' | 'fields' | 'names'> {
  /** The text on the disk when the file was opened or last saved; null if there was none. */
  readonly base: string | null;
  readonly problems: readonly FixableProblem[];
  /** The text that the problems were found in. */
  readonly judged: string;
  readonly shown: PreviewPage | null;
  /** Counts the times that the text was set from outside, so that the editor loads it. */
  readonly loads: number;
  /** Whether the browser keeps what is not saved. */
  readonly isKept: boolean;
  /** The text before a fix, if that was the last change. */
  readonly beforeMend: FileText | null;
}

export type Pane = 'files' | 'write' | 'page';

export interface OpenDialog {
  readonly name: 'new' | 'move' | 'remove' | 'changes' | 'link' | 'cite' | 'picture';
  /** The picture that was dropped or pasted. */
  readonly picture?: File;
  /** The words that are searched for at first. */
  readonly wanted?: string;
  /** The bibliography that was dropped. */
  readonly entries?: string;
  /** The kind of a new file that is to be cited in the open one. */
  readonly cited?: string;
}

export interface State {
  readonly tree: Tree | null;
  readonly file: OpenFile | null;
  /** What is on the disk, if another program has changed the file. */
  readonly conflict: OnDisk | null;
  readonly isSaving: boolean;
  /** The number of calls that a person waits for, and that take long. */
  readonly waits: number;
  /** The number of edits of several files, such as a removal, that are on their way. */
  readonly edits: number;
  /** What happened last, for the bar at the top. */
  readonly notice: string;
  /** What is said of the last saving, as long as nothing is written after it. */
  readonly saved: string;
  readonly failure: string | null;
  readonly dialog: OpenDialog | null;
  readonly pane: Pane;
  /** The position among the headings of the text that is as far down the window as the text is scrolled. */
  readonly scroll: { readonly heading: number; readonly above: number };
  /** How often the server has been connected. */
  readonly connections: number;
}

/** The state before anything is read. */
export const initialState: State = {
  tree: null,
  file: null,
  conflict: null,
  isSaving: false,
  waits: 0,
  edits: 0,
  notice: '',
  saved: '',
  failure: null,
  dialog: null,
  pane: 'files',
  scroll: { heading: 0, above: 0 },
  connections: 0,
};

/** What every action works with. */
export interface Access extends Pick<Client, 'call'> {
  readonly get: () => State;
  readonly set: (part: Partial<State>) => void;
}

/** The whole text of a file, as it would be saved. */
export function textOf({ frontMatter, body }: FileText): string {
  return frontMatter + body;
}

/** Whether a file has unsaved changes. */
export function isDirty(file: OpenFile | null): boolean {
  return file !== null && textOf(file) !== file.base;
}

/** A file in the list of all files. */
export function findListed(tree: Tree | null, path: string): TreeFile | undefined {
  return tree?.sections.flatMap(({ files }) => files).find((file) => file.path === path);
}

/** What the mistakes of the whole site mean for it; empty if there are none. */
export function describeErrors(tree: Tree | null): string {
  const errors = tree?.errors ?? 0;
  return errors === 0
    ? ''
    : `${plural(errors, 'mistake')} ${errors === 1 ? 'keeps' : 'keep'} the site from being published.`;
}

/** The notes on an edit as sentences. */
export function describeNotes(notes: readonly string[]): string {
  return notes.map((note) => `${note}.`).join(' ');
}
