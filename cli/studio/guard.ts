import type { IncomingHttpHeaders } from 'node:http';

/** What is asked of a request before anything is done for it. */
export interface StudioRequest {
  readonly headers: IncomingHttpHeaders;
  /** The port on which it came in, and from which address. */
  readonly port: number;
  readonly from: string;
  /** Whether it asks for something of the content, and not for the studio itself. */
  readonly isCall: boolean;
}

/** The header in which the studio's own page shows that it was served in this run. */
const tokenHeader = 'x-studio-token';

const hosts = ['localhost', '127.0.0.1', '[::1]'];
const loopback = /^(?:::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/;

/**
 * Why a request is refused, or null. The studio writes files, so it answers this machine alone, under its own names (a
 * stranger's name that is made to lead here is another one), and of all pages only its own.
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
