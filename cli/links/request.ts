import { type Clock, type Pace, readRetryAfter } from './pace.ts';

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface Means {
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly pace: Pace;
  /** Milliseconds for one request. */
  readonly timeout: number;
  /** The longest `Retry-After` that is waited for, in milliseconds. */
  readonly patience: number;
  /** What the program calls itself. */
  readonly agent: string;
}

export interface FetchRequest<T> {
  readonly url: string;
  readonly method: 'HEAD' | 'GET';
  readonly accept?: string;
  readonly redirect: 'manual' | 'follow';
  /** Takes from an answer what is needed of it, while the time for the request runs. */
  readonly read: (answer: Response) => Promise<T>;
}

const maxTries = 3;

/** One answer, or the code of the error in its place. A host that asks for patience gets it, and a cut connection a second chance. */
export async function requestPage<T extends object>(question: FetchRequest<T>, means: Means): Promise<T | string> {
  const { url, method, accept = '*/*', redirect, read } = question;
  const { host } = new URL(url);
  let failure = 'UNKNOWN';
  for (let attempt = 1; attempt <= maxTries; attempt += 1) {
    await means.pace.turn(host);
    const signal = means.clock.timeout(means.timeout);
    try {
      const headers = { 'user-agent': means.agent, accept };
      const answer = await means.fetch(url, { method, redirect, headers, signal });
      const isBusy = answer.status === 429 || answer.status === 503;
      const wish = isBusy ? readRetryAfter(answer.headers.get('retry-after'), means.clock.now()) : null;
      if (wish === null || wish > means.patience || attempt === maxTries) return await read(answer);
      await answer.body?.cancel();
      means.pace.pause(host, wish);
    } catch (error) {
      if (signal.aborted) return 'TIMEOUT';
      failure = codeOf(error);
      if (failure === 'ENOTFOUND' || attempt === 2) return failure;
    }
  }
  return failure;
}

function codeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (typeof cause === 'object' && cause !== null && 'code' in cause && typeof cause.code === 'string')
    return cause.code;
  return cause instanceof Error ? cause.name : 'UNKNOWN';
}
