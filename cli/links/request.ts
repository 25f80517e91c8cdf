import type { Clock } from './clock.ts';
import { type RateLimiter, readRetryAfter } from './rate-limiter.ts';

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface HttpClient {
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly limiter: RateLimiter;
  /** Milliseconds for one request. */
  readonly timeout: number;
  /** The `User-Agent` header. */
  readonly userAgent: string;
}

export interface FetchRequest<T> {
  readonly url: string;
  readonly method: 'HEAD' | 'GET';
  readonly accept?: string;
  readonly redirect: 'manual' | 'follow';
  /** Reads the response, within the timeout of the request. */
  readonly read: (answer: Response) => Promise<T>;
}

const maxTries = 3;

/** The longest `Retry-After` that is waited for, in milliseconds. */
const maxRetryAfter = 60_000;

/** The response as `read` gives it, or an error code. Waits for a `Retry-After`, and tries a lost connection once more. */
export async function requestPage<T extends object>(
  question: FetchRequest<T>,
  client: HttpClient,
): Promise<T | string> {
  const { url, method, accept = '*/*', redirect, read } = question;
  const { host } = new URL(url);
  for (let attempt = 1; ; attempt += 1) {
    await client.limiter.waitFor(host);
    const signal = client.clock.timeout(client.timeout);
    try {
      const headers = { 'user-agent': client.userAgent, accept };
      const answer = await client.fetch(url, { method, redirect, headers, signal });
      const isBusy = answer.status === 429 || answer.status === 503;
      const retryAfter = isBusy ? readRetryAfter(answer.headers.get('retry-after'), client.clock.now()) : null;
      if (retryAfter === null || retryAfter > maxRetryAfter || attempt === maxTries) return await read(answer);
      await answer.body?.cancel();
      client.limiter.pause(host, retryAfter);
    } catch (error) {
      if (signal.aborted) return 'TIMEOUT';
      const failure = codeOf(error);
      if (failure === 'ENOTFOUND' || attempt > 1) return failure;
    }
  }
}

function codeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (typeof cause === 'object' && cause !== null && 'code' in cause && typeof cause.code === 'string')
    return cause.code;
  return cause instanceof Error ? cause.name : 'UNKNOWN';
}
