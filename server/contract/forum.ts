import { z } from 'zod';
import { anyId, email, shownText } from './fields.ts';
import { limits } from './limits.ts';

// GET /api/questions -> 200 Question[], oldest first; 304 with If-None-Match. Fewer than were asked for (500, or `limit`)
// means that there are no older ones.
export const questionsQuery = z.object({
  /** Only questions older than this one. */
  before: anyId.optional(),
  limit: z.coerce
    .number('Invalid limit')
    .int('Invalid limit')
    .min(1, 'Invalid limit')
    .max(limits.page, 'Invalid limit')
    .default(limits.page),
});

export interface Question {
  readonly _id: string;
  readonly text: string;
  /** UTC ISO. */
  readonly createdAt: string;
  readonly reply?: Reply;
}

export interface Reply {
  readonly text: string;
  readonly createdAt: string;
}

/**
 * What this server adds to the compiled page of the forum, in its document and its data: the newest questions at
 * /forum, and the one question at /forum/{id}.
 */
export interface ForumThread {
  /** Oldest first. */
  readonly questions: readonly Question[];
  /** The id of the page's question; null for the list. */
  readonly id: string | null;
}

// POST /api/questions -> 201 Question; 200 with the earlier one when it is the same within a minute
export const askRequest = z.strictObject({ text: shownText('text', 'Question', limits.question) });
export type AskRequest = z.input<typeof askRequest>;

// POST /api/questions/{id}/reply (bearer) -> 201 Question; 200 when it has this reply already, 409 when another
export const replyRequest = z.strictObject({ text: shownText('text', 'Reply', limits.reply) });
export type ReplyRequest = z.input<typeof replyRequest>;

/**
 * GET /api/questions/{id}/export (bearer) -> 200, as a download: what `site new answer --from FILE` makes content of.
 * 404 while there is no reply. Nothing in it says who asked.
 */
export interface AnsweredQuestion {
  readonly question: string;
  /** Markdown. */
  readonly reply: string;
}

/**
 * POST /api/questions/{id}/mail -> 202, for a server whose health says `mail`: the address is asked by mail to confirm
 * that it wants to hear of the reply. It is used once, never shown, and deleted after.
 */
export const replyMailRequest = z.strictObject({ email: email });
export type ReplyMailRequest = z.input<typeof replyMailRequest>;

// GET /api/reply-mail?id=&key= -> 200, a page that asks; POST (form data) -> 200, confirmed; 404 when the link is not valid
export const confirmRequest = z.object({
  id: anyId,
  key: z.string('Invalid key').regex(/^[A-Za-z0-9_-]{1,64}$/, 'Invalid key'),
});

// POST /api/questions/{id}/hide (bearer, body optional) -> 200
export const hideRequest = z
  .strictObject({ hidden: z.boolean('Invalid hidden').default(true) })
  .default({ hidden: true });

export interface HideAnswer {
  readonly _id: string;
  readonly hidden: boolean;
}

/** GET /api/replies -> 200 FoundReply[], newest first: what the professor replied in the forum, for the search. */
export interface FoundReply {
  /** A path of the site without its base. */
  readonly href: `/forum${string}`;
  readonly question: string;
  /** The beginning of the reply as plain text. */
  readonly reply: string;
}

// DELETE /api/questions/{id} (bearer) -> 204
