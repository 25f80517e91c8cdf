import { type ApiError, type ErrorCode, errorStatus } from '../contract/errors.ts';

interface Details {
  readonly field?: string;
  /** Seconds. */
  readonly retryAfter?: number;
  readonly allow?: readonly string[];
  /** The length of the file of which a part was asked for, as a header says it. */
  readonly contentRange?: string | undefined;
}

/** A response that is not a success: thrown anywhere below a route, answered as `{ error, code, field }`. */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return errorStatus[this.code];
  }

  get body(): ApiError {
    const { field } = this.details;
    return { error: this.message, code: this.code, ...(field === undefined ? {} : { field }) };
  }

  get headers(): Record<string, string> {
    const { retryAfter, allow, contentRange } = this.details;
    return {
      'cache-control': 'no-store',
      ...(retryAfter === undefined ? {} : { 'retry-after': String(Math.max(1, Math.ceil(retryAfter))) }),
      ...(allow === undefined ? {} : { allow: allow.join(', ') }),
      ...(contentRange === undefined ? {} : { 'content-range': contentRange }),
      ...(this.code === 'session-invalid' ? { 'www-authenticate': 'Bearer' } : {}),
    };
  }
}

/** The 429 of every limit. */
export function tooMany(retryAfter: number): Failure {
  return new Failure('too-many-requests', 'Too many requests', { retryAfter });
}
