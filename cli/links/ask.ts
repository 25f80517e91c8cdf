import { type Means, requestPage } from './request.ts';
import { isNoHost, type Judgement, judgeAnswer, judgeFailure, judgeHandle, judgeLoop } from './verdict.ts';

const maxHops = 10;

/** Asks the handle API at `registry` whether a DOI exists. */
export async function askRegistry(doi: string, registry: string, means: Means): Promise<Judgement> {
  const url = `${registry.replace(/\/+$/, '')}/api/handles/${encodeURIComponent(doi).replaceAll('%2F', '/')}?type=URL`;
  const answer = await requestPage({ url, method: 'GET', redirect: 'manual', read: readHandle }, means);
  return typeof answer === 'string'
    ? { ...judgeFailure(answer), verdict: 'unknown' }
    : judgeHandle(answer.status, answer.body);
}

async function readHandle(answer: Response): Promise<{ readonly status: number; readonly body: unknown }> {
  const text = await answer.text();
  try {
    return { status: answer.status, body: JSON.parse(text) };
  } catch {
    return { status: answer.status, body: null };
  }
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
    const answer = await requestPage({ url, method, redirect: 'manual', read: readHead }, means);
    if (typeof answer === 'string') return judgeFailure(answer);
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

async function readHead(answer: Response): Promise<Response> {
  await answer.body?.cancel();
  return answer;
}
