import { z } from 'zod';
import { escapeDoi } from '../core/identity.ts';
import { readJson } from '../core/read-json.ts';
import { type HttpClient, requestPage } from './request.ts';
import {
  isNoHost,
  type Judgement,
  judgeAnswer,
  judgeFailure,
  judgeHandle,
  judgeLoop,
  judgeLostRedirect,
} from './verdict.ts';

const maxHops = 10;

const handleSchema = z.object({ responseCode: z.number() });

/** Judges by the handle API at `registry` whether a DOI exists. */
export async function probeDoi(doi: string, registry: string, client: HttpClient): Promise<Judgement> {
  const url = `${registry.replace(/\/+$/, '')}/api/handles/${escapeDoi(doi)}?type=URL`;
  const answer = await requestPage({ url, method: 'GET', redirect: 'manual', read: readHandle }, client);
  return typeof answer === 'string'
    ? { ...judgeFailure(answer), verdict: 'unknown' }
    : judgeHandle(answer.status, answer.code);
}

async function readHandle(answer: Response) {
  return { status: answer.status, code: readJson(await answer.text(), handleSchema)?.responseCode };
}

/** Judges a page by a HEAD request, which is cheap, and by GET where HEAD does not find it. */
export async function probePage(url: string, client: HttpClient): Promise<Judgement> {
  const head = await follow(url, 'HEAD', client);
  const isSettled = head.verdict === 'ok' || head.verdict === 'redirected' || isNoHost(head);
  return isSettled ? head : follow(url, 'GET', client);
}

async function follow(start: string, method: 'HEAD' | 'GET', client: HttpClient): Promise<Judgement> {
  const seen = new Set<string>();
  let url = start;
  let isPermanent = true;
  let setsCookies = false;
  for (let hops = 0; hops <= maxHops; hops += 1) {
    if (seen.has(url)) return judgeLoop(setsCookies);
    seen.add(url);
    const answer = await requestPage({ url, method, redirect: 'manual', read: readHead }, client);
    if (typeof answer === 'string') return hops === 0 ? judgeFailure(answer) : judgeLostRedirect(url, answer);
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
