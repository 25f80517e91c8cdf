import { z } from 'zod';
import { email, shownText, text } from './fields.ts';
import { limits } from './limits.ts';

// POST /api/verify-email -> 200
export const verifyRequest = z.strictObject({ email: email });
export type VerifyRequest = z.input<typeof verifyRequest>;
export interface VerifyAnswer {
  readonly verified: true;
}

/** An earlier question of the visitor and its answer. */
const chatTurn = z.strictObject({
  question: text('turns', 'A question', limits.chatMessage),
  answer: text('turns', 'An answer', limits.reply),
});
export type ChatTurn = Readonly<z.output<typeof chatTurn>>;

/**
 * POST /api/chat -> 200. With `Accept: text/event-stream` the answer comes as events: `part` adds `{"text"}` to it while
 * it is being written, and `answer` holds the whole ChatAnswer, which counts.
 */
export const chatRequest = z.strictObject({
  message: shownText('message', 'Message', limits.chatMessage),
  email: email,
  /** The last turns, oldest first. Only a server whose health says `turns` takes them. */
  turns: z.array(chatTurn, 'Invalid turns').max(limits.turns, 'Invalid turns').readonly().optional(),
});
export type ChatRequest = z.input<typeof chatRequest>;
export interface ChatAnswer {
  readonly id: string;
  /** Markdown without HTML. Links to the site are paths without its base: `/resources/foundation#scarcity`. */
  readonly content: string;
  readonly role: 'assistant';
  /** UTC ISO. */
  readonly timestamp: string;
  readonly kind: 'answer' | 'greeting' | 'declined';
  /** The answer may miss the question, and says so; its kind is `declined`. */
  readonly isUnsure?: true;
  /**
   * `passages`: quoted from the site. `ai`: written by the configured service. `passages-instead`: from passages
   * because the service failed.
   */
  readonly answeredBy: 'passages' | 'ai' | 'passages-instead';
  /** The places of the site that `content` links to; it has no other links. */
  readonly sources: readonly { readonly title: string; readonly heading: string | null; readonly href: string }[];
}

/** POST /api/answer -> 200: the same answer from the site's own texts, for the search; nothing of it is kept. */
export const answerRequest = z.strictObject({ message: shownText('message', 'Message', limits.chatMessage) });
export type AnswerRequest = z.input<typeof answerRequest>;
export type SiteAnswer = Pick<ChatAnswer, 'content' | 'kind' | 'sources'>;
