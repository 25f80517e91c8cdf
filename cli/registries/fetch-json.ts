import { readRetryAfter } from '../links/rate-limiter.ts';
import { type HttpClient, requestPage } from '../links/request.ts';
import { judgeFailure } from '../links/verdict.ts';
import type { ResponseCache } from './response-cache.ts';

/** What a request to a registry is made with. */
export interface RegistryClient {
  readonly http: HttpClient;
  readonly cache: ResponseCache;
}

export interface JsonRequest {
  readonly url: string;
  readonly accept: string;
  /** For how many milliseconds a cached response is used instead of a request; 0 does not cache. */
  readonly lifetime: number;
  /** Picks the part of the data that is used and cached; throws when the data has another form. */
  readonly trim: (data: unknown) => unknown;
}

/** What a registry responded. */
export type RegistryResponse =
  | { readonly kind: 'data'; readonly data: unknown }
  /** The registry does not know what it was asked about, or has no data on it. */
  | { readonly kind: 'missing'; readonly status: number }
  /** A response that is not JSON, such as the login page of a network. */
  | { readonly kind: 'text' };

/** A registry did not respond, or refused; the message is a sentence that says what to do. */
export class RegistryError extends Error {}

/**
 * Requests JSON from a registry, or takes it from the cache; only data is cached. Throws a RegistryError when the registry
 * does not respond, or refuses the request.
 */
export async function fetchJson(question: JsonRequest, { http, cache }: RegistryClient): Promise<RegistryResponse> {
  const { url, accept, lifetime, trim } = question;
  const known = cache.find(url, lifetime);
  if (known !== undefined) return { kind: 'data', data: known };
  const answer = await requestPage({ url, method: 'GET', accept, redirect: 'follow', read: readAnswer }, http);
  const { origin } = new URL(url);
  if (typeof answer === 'string') throw new RegistryError(unreachedMessage(origin, answer));
  const { status, text, retryAfter } = answer;
  if (isRefused(status)) throw new RegistryError(refusedMessage(origin, status, retryAfter, http.clock.now()));
  if (status < 200 || status > 299) return { kind: 'missing', status };
  try {
    const data = trim(JSON.parse(text));
    if (lifetime > 0) cache.keep(url, data);
    return { kind: 'data', data };
  } catch {
    return { kind: 'text' };
  }
}

/** The message for a response that is not JSON. */
export function noDataMessage(url: string): string {
  return `\`${new URL(url).origin}\` answers with a text that is no data. Networks that ask for a login do that: open a page in a browser, and try again.`;
}

/** The message for a status that the registry should not give. */
export function statusMessage(url: string, status: number): string {
  return `\`${new URL(url).origin}\` refuses the question (it answers ${status}). Try again later.`;
}

async function readAnswer(answer: Response) {
  return { status: answer.status, text: await answer.text(), retryAfter: answer.headers.get('retry-after') };
}

function isRefused(status: number): boolean {
  return status === 401 || status === 403 || status === 429 || status >= 500;
}

function unreachedMessage(origin: string, code: string): string {
  const { reason } = judgeFailure(code);
  if (code === 'TIMEOUT') return `\`${origin}\` gives no answer in time. Try again later.`;
  return `\`${origin}\` could not be reached: ${reason}. Check that this machine is online, and try again.`;
}

function refusedMessage(origin: string, status: number, header: string | null, now: number): string {
  if (status !== 429) return `\`${origin}\` cannot answer now (status ${status}). Try again later.`;
  const retryAfter = readRetryAfter(header, now);
  const when = retryAfter === null ? 'in some minutes' : `in ${describeTime(retryAfter)}`;
  return `\`${origin}\` has been asked too much (status 429). Try again ${when}.`;
}

function describeTime(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / 60_000);
  if (minutes < 90) return minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return `${Math.ceil(minutes / 60)} hours`;
}
