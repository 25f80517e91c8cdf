import type { Href } from '../names.ts';
import type { BasePage, ListedArticle, ListOf } from './base.ts';
import type { Link } from './parts.ts';

/** `/answers`: every question that is answered, below the topic or paper that it belongs to. */
export interface AnswersPage extends ListOf<'answers'> {
  /** In the order of the topics and then of the papers; questions on the site itself are the last. */
  readonly groups: readonly PageAnswers[];
}

export interface PageAnswers {
  readonly title: string;
  /** Null where the questions belong to no page. */
  readonly href: Href | null;
  readonly answers: readonly AnswerEntry[];
}

export interface AnswerEntry extends Link {
  /** Other ways to ask the same, by which a reader finds it. The document of the list is read without them. */
  readonly asks?: readonly string[];
}

export interface AnswerPage extends BasePage<'answer'>, Omit<ListedArticle, 'toc'> {
  /** The question. */
  readonly title: string;
  /** The topics and papers that say more. */
  readonly more: readonly Link[];
  /** The question after it in its group, and after the last one the first; null where it is alone. */
  readonly next: Link | null;
  /** Other questions of the same group. */
  readonly others: readonly Link[];
}
