import type { Opened, PreviewPage, Told, Tree } from '../contract.ts';

/** The file that is being written. */
export interface OpenFile extends Pick<Opened, 'path' | 'fields' | 'names'> {
  /** What stood on the disk when the text was begun or last saved; null where there was nothing. */
  readonly base: string | null;
  readonly frontMatter: string;
  readonly body: string;
  readonly problems: readonly Told[];
  readonly shown: PreviewPage | null;
  /** Another text every time the editor is to take a text from here, and not the other way round. */
  readonly loads: number;
}

export type Pane = 'files' | 'write' | 'page';

export type OpenDialog =
  | { readonly name: 'new' | 'move' | 'remove' | 'changes' | 'link' | 'cite' }
  | { readonly name: 'picture'; readonly picture: File | null };

export interface State {
  readonly tree: Tree | null;
  readonly file: OpenFile | null;
  /** Of another program's text, beside that of the editor; `disk` is null where the file is gone. */
  readonly conflict: { readonly disk: string | null } | null;
  readonly isSaving: boolean;
  /** The last thing that happened, for the line at the top. */
  readonly news: string;
  readonly failure: string | null;
  readonly dialog: OpenDialog | null;
  readonly pane: Pane;
  /** Which part of the text stands at the upper edge, as a place among its headings. */
  readonly place: number;
  /** How often the program behind the studio has begun to answer. */
  readonly meetings: number;
}

/** The text of a file as it would be saved. */
export function textOf({ frontMatter, body }: Pick<OpenFile, 'frontMatter' | 'body'>): string {
  return frontMatter + body;
}

/** Whether something was written that is not saved. */
export function isDirty(file: OpenFile | null): boolean {
  return file !== null && textOf(file) !== file.base;
}
