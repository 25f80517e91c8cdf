import type { Href } from '../names.ts';
import type { Link } from './parts.ts';

/** `generated/passages.json`: what the chatbot answers from: the text of the site in pieces of a paragraph or two, and sentences made of its data. */
export type Passages = readonly Passage[];

export interface Passage {
  /** `fact` is a sentence made of data, `section` any text that is neither an answer nor a term. */
  readonly kind: 'answer' | 'term' | 'fact' | 'section';
  /** `<page path>#<n>`. */
  readonly id: string;
  readonly path: Href;
  /** The page of its own that an answer has. */
  readonly address?: Href;
  /** Anchor of the nearest heading above, without `#`; null at the top of the page. */
  readonly anchor: string | null;
  readonly page: string;
  readonly heading: string | null;
  /** Questions that the text answers, in the words of people who ask; empty for a section. */
  readonly asks: readonly string[];
  /** Plain text, without citations and footnote marks. Paragraphs are lines. */
  readonly text: string;
  /** Whether it is the description of its page. */
  readonly isDescription?: true;
  /** Pages that say more. */
  readonly more: readonly Link[];
  /** The publications that it rests on, by their ids; none where it cites none. */
  readonly sources?: readonly string[];
  /** The names of the people whom it tells of, in every form in which they are called; none for other texts. */
  readonly people?: readonly string[];
  /** Whether its page tells what the researcher does, and with whom; none where it does not. */
  readonly isOfResearcher?: true;
  /** Whether its page is about a publication; none where it is not. */
  readonly isAboutWork?: true;
  /** The first ISO day on which it is true, and the one on which it is no longer; none where it does not change with time. */
  readonly from?: string;
  readonly before?: string;
}
