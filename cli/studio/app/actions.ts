import type { Splice } from '../../core/splice.ts';
import type { ContentEdit, Done, Planned } from '../contract.ts';
import type { OpenDialog, Pane } from './state.ts';
import type { Path, Value } from './values.ts';

/** All that can be done in the studio. */
export interface Actions {
  readonly readTree: () => Promise<void>;
  readonly open: (path: string) => Promise<void>;
  readonly setBody: (body: string) => void;
  readonly setFrontMatter: (frontMatter: string) => void;
  /** Puts other pieces into the text, as a mend does. */
  readonly splice: (splices: readonly Splice[]) => void;
  readonly setField: (path: Path, value: Value) => void;
  readonly save: () => Promise<boolean>;
  /** Ends a conflict: with one's own text, which is saved over the other, or with the one on the disk. */
  readonly settle: (choice: 'mine' | 'disk') => Promise<void>;
  readonly plan: (edit: ContentEdit) => Promise<Planned>;
  readonly carry: (edit: ContentEdit) => Promise<Done>;
  /** What other programs have done to the files. */
  readonly hear: () => Promise<void>;
  /** The program behind the studio answers, for the first time or again. */
  readonly meet: () => void;
  readonly show: (dialog: OpenDialog | null) => void;
  readonly turn: (pane: Pane) => void;
  /** The text is read at another place. */
  readonly setPlace: (place: number) => void;
  readonly say: (news: string) => void;
  readonly fail: (failure: string | null) => void;
}
