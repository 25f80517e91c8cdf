/**
 * The calls of the desk, which only our own server has: each needs the professor's token, is announced as `desk` by
 * `GET /api/health`, is never stored by a browser, and is counted by `LIMIT_DESK`. Lists are newest first.
 */
import { z } from 'zod';
import type { ContactMessage } from './contact.ts';
import { storable } from './fields.ts';
import { type Question, replyRequest } from './forum.ts';
import { limits } from './limits.ts';
import { password } from './login.ts';
import type { Submission } from './questionnaire.ts';

/** Wordings that fewer people used are never shown. */
export const leastPeople = 5;

// GET /api/desk -> 200 DeskOverview
export interface DeskOverview {
  readonly professor: string;
  readonly waiting: Readonly<Record<WaitingKind, number>>;
  /** At most twenty items that wait, of each kind the newest; newest first. */
  readonly newest: readonly Waiting[];
  /** Twelve weeks, oldest first; the last one is this one. */
  readonly weeks: readonly Week[];
  /** Whether this server counts the views of the site's pages. */
  readonly countsViews: boolean;
}
export type WaitingKind = 'question' | 'submission' | 'message' | 'declined';
export interface Waiting {
  readonly kind: WaitingKind;
  readonly id: string;
  /** Who wrote it; null when anonymous. */
  readonly who: string | null;
  /** Its label: the beginning of the text, or the title of a proposal. */
  readonly title: string;
  readonly createdAt: string;
}
export interface Week extends Readonly<Record<WaitingKind, number>> {
  /** ISO day of its Monday (UTC). */
  readonly monday: string;
}

// GET /api/desk/questions?before= -> 200 DeskQuestion[]; 500 at most
export interface DeskQuestion extends Question {
  readonly hidden: boolean;
  /** When the reply was last edited; null when never. */
  readonly editedAt: string | null;
}

/** PUT /api/questions/{id}/reply -> 200 DeskQuestion; 409 `reply-changed` when it is another by now. */
export const editRequest = replyRequest.extend({
  /** The reply as the editor has read it. */
  was: z.string('Invalid was').max(limits.reply, 'Invalid was').refine(storable, 'Invalid was'),
});

// POST /api/desk/questions/{id}/removal -> 200 RemovalAnswer: hidden at once, deleted and overwritten when it is due
// DELETE /api/desk/questions/{id}/removal -> 204: brought back as it was; 404 when it is too late
export interface RemovalAnswer {
  /** Milliseconds in which it can be undone. */
  readonly undoWithin: number;
}

// GET /api/desk/submissions?before= -> 200 SubmissionLine[]; 500 at most
export interface SubmissionLine {
  readonly id: string;
  readonly createdAt: string;
  readonly spam: boolean;
  readonly done: boolean;
  readonly answers: SubmissionAnswers;
  readonly file: { readonly name: string; readonly type: string; readonly size: number } | null;
}
export type SubmissionAnswers = Readonly<Omit<Submission, 'submissionId' | 'website' | 'startedAt'>>;

// GET /api/desk/submissions/{id}/file -> 200, the file as a download
// GET /api/desk/submissions/export.csv and export.json -> 200, every submission as a download
// POST /api/desk/submissions/{id}/restore -> 204: it was kept apart as spam by mistake

// GET /api/desk/messages?before= -> 200 DeskMessage[]; 500 at most
export interface DeskMessage extends ContactMessage {
  readonly id: string;
  readonly createdAt: string;
  readonly done: boolean;
}

// POST /api/desk/submissions/{id}/done and /api/desk/messages/{id}/done -> 204
export const doneRequest = z.strictObject({ done: z.boolean('Invalid done') });

// GET /api/desk/declined -> 200 DeclinedAnswer
export interface DeclinedAnswer {
  /** Clusters of similar questions that at least five people asked, those of the most people first. */
  readonly clusters: readonly DeclinedCluster[];
  /** The number of questions that fewer people asked, which are not shown. */
  readonly unshown: number;
}
export interface DeclinedCluster {
  readonly id: string;
  /** One wording; words that only one person used are left out. */
  readonly wording: string;
  readonly people: number;
  readonly times: number;
  readonly lastAt: string;
}
// DELETE /api/desk/declined/{id} -> 204: done with all questions of the cluster

// GET /api/desk/views -> 200 ViewsAnswer; GET /api/desk/views.csv -> 200, every count by day and page as a download
export interface ViewsAnswer {
  /** Twelve weeks, oldest first; the last one is this one. */
  readonly weeks: readonly { readonly monday: string; readonly views: number }[];
  /** The views within the last 7, 30 and 365 days, of the most viewed page first. */
  readonly pages: readonly {
    /** Without the base of the site. */
    readonly path: string;
    readonly week: number;
    readonly month: number;
    readonly year: number;
  }[];
}

// GET /api/desk/account -> 200 AccountAnswer
export interface AccountAnswer {
  readonly email: string;
  readonly twoFactor: boolean;
  readonly recoveryCodesLeft: number;
  readonly sessions: readonly DeskSession[];
}
export interface DeskSession {
  readonly id: string;
  /** `Firefox on Windows`; empty where the browser did not say. */
  readonly device: string;
  readonly createdAt: string;
  readonly usedAt: string;
  /** The session of this request. */
  readonly isThis: boolean;
}
// DELETE /api/desk/sessions/{id} -> 204

// POST /api/desk/two-factor -> 200 TwoFactorStart: nothing is asked for at the login yet; 400 when it is on
export interface TwoFactorStart {
  /** In base32. */
  readonly secret: string;
  /** `otpauth://…`, which an authenticator app opens. */
  readonly address: string;
}
/** POST /api/desk/two-factor/end -> 204 */
export const codeRequest = z.strictObject({
  code: z.string('Invalid code').min(1, 'Enter the code').max(30, 'Invalid code'),
});
/**
 * POST /api/desk/two-factor/confirm -> 200 RecoveryCodes. It takes the password: whoever finds a browser logged in must
 * not keep its owner out.
 */
export const turnOnRequest = codeRequest.extend({ password: password });
export interface RecoveryCodes {
  /** Each can be used once; they are never shown again. */
  readonly codes: readonly string[];
}

// GET /api/desk/audit -> 200 AuditEntry[]; the last 200 changes
export type AuditAction =
  | 'reply'
  | 'edit-reply'
  | 'hide'
  | 'show'
  | 'delete'
  | 'undo-delete'
  | 'submission-done'
  | 'submission-waits'
  | 'submission-restored'
  | 'file-opened'
  | 'submissions-exported'
  | 'message-done'
  | 'message-waits'
  | 'declined-done'
  | 'session-ended'
  | 'two-factor-on'
  | 'two-factor-off';
export interface AuditEntry {
  readonly id: string;
  /** Whose login it was; empty once that person was erased. */
  readonly professor: string;
  readonly action: AuditAction;
  /** The id of what it concerns. */
  readonly subject: string | null;
  readonly createdAt: string;
}
