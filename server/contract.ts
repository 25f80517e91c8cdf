/**
 * Every call of the API: what may be sent, what is answered, which errors there are. The server checks with
 * the schemas; the browser imports types alone (no zod in its bundle). A limit that the browser needs as a
 * value is written down there again as `const limits: Pick<Limits, 'question'> = { question: 5000 }`: the
 * types are literal, so a number that drifts does not compile.
 *
 * Lengths count UTF-16 units, as `maxlength` in HTML does.
 */
import { z } from 'zod';

export const limits = {
  question: 5000,
  reply: 20_000,
  chatMessage: 2000,
  /** Turns that a chat message brings along. */
  turns: 4,
  /** A short field: a name, a place, a title. */
  short: 300,
  /** A long field: an interest, a summary, a contact message. */
  long: 20_000,
  email: 254,
  passwordBytes: 1024,
  listItems: 50,
  listItem: 300,
  fileBytes: 10_485_760,
  /** Questions in one answer. */
  page: 500,
  id: 64,
} as const;
export type Limits = typeof limits;

/** The status that each error code has. A code is never reused for another meaning. */
export const errorStatus = {
  'bad-request': 400,
  'body-empty': 400,
  'body-not-json': 400,
  'body-not-utf8': 400,
  'body-malformed': 400,
  'field-invalid': 400,
  'field-empty': 400,
  'field-missing': 400,
  'field-unknown': 400,
  'field-duplicate': 400,
  'credentials-invalid': 401,
  'session-invalid': 401,
  /** login: the password is right, and the account has a second factor; send it with `code`. */
  'code-required': 401,
  'code-invalid': 401,
  /** verify-email: the address has not completed the questionnaire. */
  'not-respondent': 403,
  /** chat: the address is not verified; the client forgets it and shows the gate again. */
  'not-verified': 403,
  /** A page of another site called, whose origin is not among CORS_ORIGINS. */
  'origin-refused': 403,
  'not-found': 404,
  'question-not-found': 404,
  'method-not-allowed': 405,
  timeout: 408,
  'already-answered': 409,
  /** The reply is another than the one that was edited. */
  'reply-changed': 409,
  /** forms/submit: this submissionId was already sent with other answers or another file. */
  'submission-differs': 409,
  'body-too-large': 413,
  'field-too-long': 413,
  'file-too-large': 413,
  'too-many-fields': 413,
  'type-unsupported': 415,
  'file-unsupported': 415,
  /** `Retry-After` says in how many seconds. */
  'too-many-requests': 429,
  /** chat: an earlier message of this address is still being answered. */
  'chat-busy': 429,
  'headers-too-large': 431,
  internal: 500,
  busy: 503,
  'database-unavailable': 503,
  'assistant-unavailable': 503,
  'storage-full': 507,
} as const;
export type ErrorCode = keyof typeof errorStatus;

/** The body of every answer that is not 2xx or 304, e-mail calls excepted: those answer plain text. */
export interface ApiError {
  /** A sentence a person can act on. */
  readonly error: string;
  readonly code: ErrorCode;
  /** The field at fault, where it is one. */
  readonly field?: string;
}

const nul = /\0/;
const loneSurrogate = /\p{Surrogate}/u;
const visible = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** What `<input type="email">` accepts, as the HTML standard writes it. */
const htmlEmail =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** U+0000 and lone surrogates cannot be kept byte for byte by both databases. */
function storable(text: string): boolean {
  return !nul.test(text) && !loneSurrogate.test(text);
}

function text(field: string, label: string, max: number) {
  const invalid = `Invalid ${field}`;
  return z
    .string({ error: (issue) => (issue.input === undefined ? `${label} is missing` : invalid) })
    .refine((value) => value.length <= max, {
      error: `${label} is too long (${max} characters at most)`,
      params: { code: 'field-too-long' },
    })
    .refine(storable, invalid);
}

/** Text of which at least one character can be seen. */
function shownText(field: string, label: string, max: number) {
  return text(field, label, max).refine((value) => visible.test(value), {
    error: `${label} is empty`,
    params: { code: 'field-empty' },
  });
}

/** A field that the questionnaire requires. A blank that the browser let through is let through here too. */
function filledText(field: string, label: string, max: number) {
  return text(field, label, max).refine((value) => value.length > 0, {
    error: `${label} is missing`,
    params: { code: 'field-missing' },
  });
}

export const email = z
  .string({ error: 'Enter a valid email address' })
  .transform((value) => value.replace(/^ +| +$/g, ''))
  .refine((value) => value.length <= limits.email && htmlEmail.test(value), 'Enter a valid email address');

export const questionId = z.string('Invalid id').regex(/^[a-z0-9]{1,64}$/, 'Invalid id');

// GET /api/questions -> 200 Question[], oldest first; 304 with If-None-Match. Fewer than were asked for (500, or `limit`)
// means that there are no older ones.
export const questionsQuery = z.object({
  /** Only questions older than this one. */
  before: questionId.optional(),
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
 * What this server adds to the compiled page of the forum, in its documents and its data: the newest questions at
 * /forum, and at /forum/{id} the one that it is about.
 */
export interface ForumThread {
  /** Oldest first. */
  readonly questions: readonly Question[];
  /** The question that the page is about; null for the list. */
  readonly id: string | null;
}

// POST /api/questions -> 201 Question; 200 with the earlier one when it is the same within a minute
export const askRequest = z.strictObject({ text: shownText('text', 'Question', limits.question) });
export type AskRequest = z.input<typeof askRequest>;

/**
 * POST /api/auth/login -> 200. A browser that had a session before may send that session's token, ended or not, as
 * bearer (`Authorization: Bearer …`): it is then counted apart, and no wrong password of others makes it wait. Only a
 * server that answers with `knownUntil` takes it; to any other it is not sent.
 */
export const loginRequest = z.strictObject({
  email: email,
  password: z
    .string('Invalid password')
    .min(1, 'Invalid password')
    .refine(
      (value) => storable(value) && new TextEncoder().encode(value).length <= limits.passwordBytes,
      'Invalid password',
    ),
  /** What an authenticator app shows, or a recovery code; only for a server that has answered `code-required`. */
  code: z.string('Invalid code').max(30, 'Invalid code').optional(),
});
export type LoginRequest = z.input<typeof loginRequest>;
export interface LoginAnswer {
  readonly token: string;
  /** UTC ISO; every use within 12 hours moves it on, up to 7 days after the login. */
  readonly expiresAt: string;
  /** UTC ISO; so long the token shows at a login that its browser is known, also once the session has ended. */
  readonly knownUntil: string;
}

// POST /api/auth/logout (bearer, no body) -> 204

// POST /api/questions/{id}/reply (bearer) -> 201 Question
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
  id: questionId,
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

// DELETE /api/questions/{id} (bearer) -> 204

// POST /api/forms/submit (multipart) -> 201 SubmitAnswer; 200 when this submissionId is already kept, 409 when with other answers
function listOf(field: string, label: string, least: 0 | 1) {
  const invalid = `Invalid ${field}`;
  const items = z
    .array(
      z.string(invalid).refine((item) => item.length <= limits.listItem && storable(item), invalid),
      invalid,
    )
    .max(limits.listItems, invalid)
    .refine((list) => list.length >= least, { error: `${label} is missing`, params: { code: 'field-missing' } });
  return z
    .string({ error: (issue) => (issue.input === undefined ? `${label} is missing` : invalid) })
    .transform((value, context): unknown => {
      try {
        return JSON.parse(value);
      } catch {
        context.addIssue(invalid);
        return z.NEVER;
      }
    })
    .pipe(items);
}

/** The fields of the questionnaire as they come out of the form data. Fields that are not named here are ignored. */
export const submitFields = z.object({
  name: filledText('name', 'Name', limits.short),
  email: email,
  location: filledText('location', 'Location', limits.short),
  /** What a number input can hold. */
  age: z
    .string({ error: (issue) => (issue.input === undefined ? 'Age is missing' : 'Invalid age') })
    .max(limits.short, 'Invalid age')
    .regex(/^-?(\d+(\.\d+)?|\.\d+)([eE][-+]?\d+)?$/, 'Invalid age'),
  education: filledText('education', 'Education', limits.short),
  workStatus: filledText('workStatus', 'Work status', limits.short),
  interestInCognitiveEconomics: filledText('interestInCognitiveEconomics', 'Interest', limits.long),
  /** This and the next two: a JSON list of strings. Unknown titles are kept as sent. */
  selectedChapters: listOf('selectedChapters', 'Chapter selection', 1),
  selectedBooks: listOf('selectedBooks', 'Book selection', 0).default([]),
  participationPreferences: listOf('participationPreferences', 'Participation preference', 1),
  proposalTitle: filledText('proposalTitle', 'Proposal title', limits.short),
  proposalSummary: filledText('proposalSummary', 'Proposal summary', limits.long),
  /** Made by the client, once per filling-in: a retry with the same id is kept once; other answers or another file need another id. */
  submissionId: z
    .string()
    .regex(/^[A-Za-z0-9-]{16,64}$/, 'Invalid submissionId')
    .optional(),
  /** Honeypot: a person leaves it empty. */
  website: z.string().optional(),
  /** When the form was opened: UTC ISO. */
  startedAt: z.string().max(limits.short, 'Invalid startedAt').optional(),
});
/** What the browser appends to its FormData: strings, and `proposalFile` where one was chosen. */
export type SubmitFields = z.input<typeof submitFields>;
export type Submission = z.output<typeof submitFields>;
export interface SubmitAnswer {
  readonly submissionId: string;
  readonly createdAt: string;
}

// POST /api/verify-email -> 200
export const verifyRequest = z.strictObject({ email: email });
export type VerifyRequest = z.input<typeof verifyRequest>;
export interface VerifyAnswer {
  readonly verified: true;
}

/** What was said before a message: a question of the visitor's and the answer to it. */
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
  /** `passages`: quoted from the site. `ai`: written by the configured service. `passages-instead`: that service failed. */
  readonly answeredBy: 'passages' | 'ai' | 'passages-instead';
  /** The places of the site that `content` links to: nothing else in it can be clicked. */
  readonly sources: readonly { readonly title: string; readonly heading: string | null; readonly href: string }[];
}

/** POST /api/answer -> 200: the same answer from the site's own texts, for the search; nothing of it is kept. */
export const answerRequest = z.strictObject({ message: shownText('message', 'Message', limits.chatMessage) });
export type AnswerRequest = z.input<typeof answerRequest>;
export type SiteAnswer = Pick<ChatAnswer, 'content' | 'kind' | 'sources'>;

// POST /api/v1.0/email/send (JSON) and /send-form (multipart) -> 200 text/plain 'OK', else text/plain
const identifier = (field: string) =>
  z.string(`Invalid ${field}`).min(1, `Invalid ${field}`).max(limits.short, `Invalid ${field}`);

/** The contact form's fields. */
const contactParams = z.object(
  {
    name: shownText('name', 'Name', limits.short),
    email: email,
    occupation: text('occupation', 'Occupation', limits.short).default(''),
    message: shownText('message', 'Message', limits.long),
  },
  'Invalid template_params',
);
export type ContactParams = z.input<typeof contactParams>;
/** The same once it is checked. */
export type ContactMessage = z.output<typeof contactParams>;

const emailIdentifiers = z.object({
  lib_version: z.string().max(limits.short).optional(),
  user_id: identifier('user_id'),
  service_id: identifier('service_id'),
  template_id: identifier('template_id'),
});

export const emailSendRequest = emailIdentifiers.extend({ template_params: contactParams });

/** The same as form data: the contact form's fields beside the identifiers. */
export const emailSendFormFields = emailIdentifiers.extend(contactParams.shape);

/** GET /api/replies -> 200 FoundReply[], newest first: what the professor replied in the forum, for the search. */
export interface FoundReply {
  /** A path of the site without its base. */
  readonly href: `/forum${string}`;
  readonly question: string;
  /** Plain text, or its beginning. */
  readonly reply: string;
}

// POST /api/views (text/plain, a path of the site without its base) -> 204, whether it was counted or not

/** `turns`: chat messages with the last turns; `stream`: chat answers as events; `answer`: questions of the search; `desk`: the calls of `desk-contract.ts`; `mail`: addresses that want to hear of a reply; `replies`: replies as hits of the search; `views`: views of pages, to be counted. */
export type Extra = 'turns' | 'stream' | 'answer' | 'desk' | 'replies' | 'mail' | 'views';

// GET /api/health -> 200, or 503 while the database does not keep what is written to it
export interface HealthAnswer {
  readonly live: true;
  readonly ready: boolean;
  /** What this server takes beyond the calls that every backend has. */
  readonly takes: readonly Extra[];
}
