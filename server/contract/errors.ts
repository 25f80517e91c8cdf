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
  /** The call came from a page of another site whose origin is not among CORS_ORIGINS. */
  'origin-refused': 403,
  'not-found': 404,
  'question-not-found': 404,
  'method-not-allowed': 405,
  timeout: 408,
  'already-answered': 409,
  /** The reply has changed since the editor read it. */
  'reply-changed': 409,
  /** forms/submit: this submissionId was already sent with other answers or another file. */
  'submission-differs': 409,
  /** A file is not the version that the request is about. */
  'precondition-failed': 412,
  'body-too-large': 413,
  'field-too-long': 413,
  'file-too-large': 413,
  'too-many-fields': 413,
  'type-unsupported': 415,
  'file-unsupported': 415,
  /** A file ends before the part that was asked for. */
  'range-not-satisfiable': 416,
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
