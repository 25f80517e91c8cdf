import type { ApiError } from '../../server/contract/errors.ts';

/**
 * The result of a call. Status 0 means that no complete answer arrived: no network, a broken connection, or the time
 * limit.
 */
export type Answer<T> = { readonly ok: true; readonly data: T } | Refusal;

export interface Refusal {
  readonly ok: false;
  readonly status: number;
  /** The server's own sentence, where it sent one. */
  readonly error: string | null;
  readonly code: string | null;
  readonly field: string | null;
}

/** Reads a body (null: empty, undefined: not JSON) into the shape that a call promises; null when it is something else. */
export type BodyReader<T> = (body: unknown) => T | null;

export const noAnswer: Refusal = { ok: false, status: 0, error: null, code: null, field: null };

/**
 * Reads a complete answer. A web page in place of data is a refusal, whatever its status: a proxy or a captive portal
 * sent it.
 */
export function readAnswer<T>(status: number, text: string, reader: BodyReader<T>): Answer<T> {
  if (isWebPage(text)) return { ...noAnswer, status };
  const body = parse(text);
  if (status < 200 || status > 299) return { ...noAnswer, status, ...readError(body) };
  const data = reader(body);
  return data === null ? { ...noAnswer, status } : { ok: true, data };
}

/** For a call whose answer is not used: the status alone counts. */
export function anything(): true {
  return true;
}

/**
 * Why a call failed, for the person who made it: the server's sentence, or that there was no answer; null if neither is
 * known.
 */
export function explainRefusal({ error, status }: Refusal): string | null {
  return error ?? (status === 0 ? 'The server did not answer. Check your connection, then try again.' : null);
}

/** Whether a text is a web page, as a proxy or a captive portal sends it in place of an answer. */
export function isWebPage(text: string): boolean {
  return /^\s*<(?:!doctype html|html|head|body)\b/i.test(text);
}

/** Whether a value is an object: a list has none of the fields that are asked for. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function parse(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readError(body: unknown): Pick<Refusal, 'error' | 'code' | 'field'> {
  const fields: { [Name in keyof ApiError]?: unknown } = isRecord(body) ? body : {};
  return { error: textOrNull(fields.error), code: textOrNull(fields.code), field: textOrNull(fields.field) };
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
