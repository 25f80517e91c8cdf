import type { IncomingHttpHeaders } from 'node:http';

/** What a request is judged by. */
export interface StudioRequest {
  readonly headers: IncomingHttpHeaders;
  /** The local port and the remote address. */
  readonly port: number;
  readonly from: string;
  /** Whether it reads or changes content, and does not only load the studio. */
  readonly isCall: boolean;
}

/** The header with the token of this run, which only the studio's own page knows. */
const tokenHeader = 'x-studio-token';

const hosts = ['localhost', '127.0.0.1', '[::1]'];
const loopback = /^(?:::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/;

/**
 * Why a request is refused, or null. The studio writes files, so it answers only this machine, only under its own host
 * names (against DNS rebinding), and only its own page.
 */
export function judgeRequest({ headers, port, from, isCall }: StudioRequest, token: string): string | null {
  const { host, origin, 'sec-fetch-site': site } = headers;
  if (!loopback.test(from)) return 'The studio answers only on the machine on which it runs.';
  if (!hosts.some((name) => host === `${name}:${port}` || (port === 80 && host === name)))
    return 'The studio answers only under the name `localhost`.';
  if (origin !== undefined && origin !== `http://${host}`) return 'The studio answers only its own page.';
  if (site !== undefined && site !== 'same-origin' && (isCall || site !== 'none'))
    return 'The studio is opened by typing its address, not from another page.';
  if (isCall && headers[tokenHeader] !== token)
    return 'The studio was started again. Load this page anew; what you have not saved is kept in this browser.';
  return null;
}
