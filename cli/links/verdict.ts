/** Only a `broken` link is an error. A `blocked` page is there but refuses programs; an `unknown` one could not be judged now. */
export type Verdict = 'ok' | 'redirected' | 'blocked' | 'broken' | 'unknown';

export interface Judgement {
  readonly verdict: Verdict;
  /** Why, as the end of a sentence about the address: `it answers 404`. */
  readonly reason: string;
  /** Where a permanent redirect leads. */
  readonly location: string | null;
}

/** The response after all redirects. */
export interface LinkResponse {
  readonly status: number;
  /** Where the redirects ended. */
  readonly url: string;
  readonly hops: number;
  /** Whether every redirect said that it is for good. */
  readonly isPermanent: boolean;
}

function judge(verdict: Verdict, reason: string, location: string | null = null): Judgement {
  return { verdict, reason, location };
}

const noHost = 'there is no such host';
const noNetwork = 'the network does not reach it';

/** Judges a response by its status. Publishers refuse programs with 202, 403 and the like on pages that readers can see. */
export function judgeAnswer({ status, url, hops, isPermanent }: LinkResponse): Judgement {
  const said = `it answers ${status}`;
  if (status === 404 || status === 410) return judge('broken', said);
  if ([202, 401, 402, 403, 406, 407, 429, 451, 999].includes(status)) return judge('blocked', said);
  if (status < 200 || status > 299) return judge('unknown', said);
  return hops > 0 && isPermanent ? judge('redirected', `it has moved to \`${url}\``, url) : judge('ok', said);
}

/** Judges endless redirects. Those that set cookies end in a browser, which sends the cookies back. */
export function judgeLoop(setsCookies: boolean): Judgement {
  return setsCookies
    ? judge('blocked', 'it redirects in a circle until it sees its cookies')
    : judge('broken', 'it redirects in a circle');
}

/** Whether the host was not found, which also happens to every host where there is no network. */
export function isNoHost(judgement: Judgement): boolean {
  return judgement.reason === noHost || judgement.reason === noNetwork;
}

/** Judges a request that failed by the code of the network error; only a missing host is certain. */
export function judgeFailure(code: string): Judgement {
  switch (code) {
    case 'ENOTFOUND':
      return judge('broken', noHost);
    case 'EAI_AGAIN':
    case 'ENETDOWN':
    case 'ENETUNREACH':
      return judge('unknown', noNetwork);
    case 'TIMEOUT':
      return judge('unknown', 'it gives no answer in time');
    case 'BAD_LOCATION':
      return judge('broken', 'it redirects to something that is no address');
    default:
      return judge(
        'unknown',
        /CERT|TLS|SSL/.test(code) ? `its certificate is refused (${code})` : `the connection fails (${code})`,
      );
  }
}

/** Judges a redirect to a failure: that host is not the one of the link, whose other pages may be there. */
export function judgeLostRedirect(url: string, code: string): Judgement {
  const { verdict, reason } = judgeFailure(code);
  return judge(verdict, `it redirects to \`${url}\`, and ${reason}`);
}

/** Judges a response of the handle API: code 1 is a DOI with an address, 200 a DOI without one, 100 no DOI. */
export function judgeHandle(status: number, code: number | undefined): Judgement {
  if (code === 1 || code === 200) return judge('ok', 'the registry knows the DOI');
  if (code === 100) return judge('broken', 'no such DOI is registered');
  return judge('unknown', `the registry answers ${status} without a verdict`);
}
