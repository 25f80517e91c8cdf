import { type Clock, type Pace, readRetryAfter } from './pace.ts';
import { isNoHost, type Judgement, judgeAnswer, judgeFailure, judgeHandle, judgeLoop } from './verdict.ts';

export type Fetch = (
  url: string,
  init: {
    readonly method: 'HEAD' | 'GET';
    readonly redirect: 'manual';
    readonly headers: Readonly<Record<string, string>>;
    readonly signal: AbortSignal;
  },
) => Promise<Response>;

export interface Means {
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly pace: Pace;
  /** Milliseconds for one request. */
  readonly timeout: number;
  /** The longest `Retry-After` that is waited for, in milliseconds. */
  readonly patience: number;
  /** What the checker calls itself. */
  readonly agent: string;
}

const maxHops = 10;
const maxTries = 3;

/** Asks the handle API at `registry` whether a DOI exists. */
export async function askRegistry(doi: string, registry: string, means: Means): Promise<Judgement> {
  const url = `${registry.replace(/\/+$/, '')}/api/handles/${encodeURIComponent(doi).replaceAll('%2F', '/')}?type=URL`;
  const answer = await request(url, 'GET', means);
  if (typeof answer === 'string') return { ...judgeFailure(answer), verdict: 'unknown' };
  const body: unknown = await answer.json().catch(() => null);
  return judgeHandle(answer.status, body);
}

/** Asks a page whether it is there: HEAD, which costs nobody a page, then GET where HEAD says anything but yes. */
export async function askPage(url: string, means: Means): Promise<Judgement> {
  const head = await follow(url, 'HEAD', means);
  const isSettled = head.verdict === 'ok' || head.verdict === 'redirected' || isNoHost(head);
  return isSettled ? head : follow(url, 'GET', means);
}

async function follow(start: string, method: 'HEAD' | 'GET', means: Means): Promise<Judgement> {
  const seen = new Set<string>();
  let url = start;
  let isPermanent = true;
  let setsCookies = false;
  for (let hops = 0; hops <= maxHops; hops += 1) {
    if (seen.has(url)) return judgeLoop(setsCookies);
    seen.add(url);
    const answer = await request(url, method, means);
    if (typeof answer === 'string') return judgeFailure(answer);
    await answer.body?.cancel();
    const location = answer.headers.get('location');
    if (![301, 302, 303, 307, 308].includes(answer.status) || location === null)
      return judgeAnswer({ status: answer.status, url, hops, isPermanent });
    if (!URL.canParse(location, url) || !/^https?:$/.test(new URL(location, url).protocol))
      return judgeFailure('BAD_LOCATION');
    setsCookies ||= answer.headers.has('set-cookie');
    isPermanent &&= answer.status === 301 || answer.status === 308;
    url = new URL(location, url).href;
  }
  return judgeLoop(setsCookies);
}

/** One answer, or the code of the error in its place. A host that asks for patience gets it, and a cut connection a second chance. */
async function request(url: string, method: 'HEAD' | 'GET', means: Means): Promise<Response | string> {
  const { host } = new URL(url);
  let failure = 'UNKNOWN';
  for (let attempt = 1; attempt <= maxTries; attempt += 1) {
    await means.pace.turn(host);
    const limit = means.clock.limit(means.timeout);
    try {
      const headers = { 'user-agent': means.agent, accept: '*/*' };
      const answer = await means.fetch(url, { method, redirect: 'manual', headers, signal: limit.signal });
      const isBusy = answer.status === 429 || answer.status === 503;
      const wish = isBusy ? readRetryAfter(answer.headers.get('retry-after'), means.clock.now()) : null;
      if (wish === null || wish > means.patience || attempt === maxTries) return answer;
      await answer.body?.cancel();
      means.pace.pause(host, wish);
    } catch (error) {
      if (limit.signal.aborted) return 'TIMEOUT';
      failure = codeOf(error);
      if (failure === 'ENOTFOUND' || attempt === 2) return failure;
    } finally {
      limit.clear();
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
