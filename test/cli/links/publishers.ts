import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LinkOptions } from '../../../cli/links/check-links.ts';
import type { Clock } from '../../../cli/links/clock.ts';
import type { Check } from '../../../cli/links/plan.ts';
import type { Fetch } from '../../../cli/links/request.ts';

/** A clock that passes only when it is waited for, and whose timeouts run out when the test says so. */
export function createTestClock() {
  let now = Date.UTC(2026, 0, 1);
  const timeouts: AbortController[] = [];
  const clock: Clock = {
    now: () => now,
    async wait(milliseconds) {
      now += milliseconds;
    },
    timeout() {
      const controller = new AbortController();
      timeouts.push(controller);
      return controller.signal;
    },
  };
  return {
    clock,
    pass(milliseconds: number) {
      now += milliseconds;
    },
    runOut() {
      for (const controller of timeouts) controller.abort();
    },
  };
}

/** Publishers as they are: one path for each of their ways. `seen` holds every request. */
export function createPublishers(onSlow: () => void) {
  const seen: string[] = [];
  const counts = new Map<string, number>();
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '' } = request;
    seen.push(`${method} ${url}`);
    const count = (counts.get(url) ?? 0) + 1;
    counts.set(url, count);
    const say = (status: number, headers: Record<string, string> = {}, body = '') =>
      void response.writeHead(status, headers).end(method === 'HEAD' ? undefined : body);
    const [, kind, rest = ''] = /^\/([^/?]+)\/?([^?]*)/.exec(url) ?? [];
    switch (kind) {
      case 'status':
        return say(Number(rest));
      case 'no-head':
        return say(method === 'HEAD' ? 405 : 200);
      case 'head-lies':
        return say(method === 'HEAD' ? 404 : 200);
      case 'moved':
        return say(301, { location: '/status/200' });
      case 'lent':
        return say(302, { location: '/status/200' });
      case 'partly-moved':
        return say(301, { location: '/lent' });
      case 'moved-away':
        return say(308, { location: '/status/404' });
      case 'sold':
        return say(302, { location: 'https://no-such-host.invalid/page' });
      case 'circle':
        return say(302, { location: rest === 'a' ? '/circle/b' : '/circle/a' });
      case 'cookie-wall':
        return say(302, { location: url, 'set-cookie': 'seen=1' });
      case 'endless':
        return say(302, { location: `/endless/${Number(rest) + 1}` });
      case 'nowhere':
        return say(302, { location: 'javascript:void(0)' });
      case 'busy':
        return count === 1 ? say(429, { 'retry-after': '7' }) : say(200);
      case 'busy-until':
        return count === 1 ? say(503, { 'retry-after': rest.replaceAll('_', ' ') }) : say(200);
      case 'always-busy':
        return say(429, { 'retry-after': '1' });
      case 'busy-for-days':
        return say(429, { 'retry-after': '172800' });
      case 'slow':
        return onSlow();
      case 'cut':
        return void response.destroy();
      case 'cut-once':
        return count === 1 ? void response.destroy() : say(200);
      case 'api': {
        const [code, status] = rest.startsWith('handles/10.1257/')
          ? [1, 200]
          : rest.startsWith('handles/10.5555/')
            ? [100, 404]
            : [2, 500];
        return say(status, { 'content-type': 'application/json' }, JSON.stringify({ responseCode: code }));
      }
      default:
        return say(500);
    }
  };
  return { handle, seen };
}

/** Options for a test, with `fetch` recording when each request to each host began. */
export function testOptions(clock: Clock, registry: string, started: Map<string, number[]> = new Map()): LinkOptions {
  const recording: Fetch = (url, init) => {
    const { host } = new URL(url);
    started.set(host, [...(started.get(host) ?? []), clock.now()]);
    return fetch(url, init);
  };
  return {
    fetch: recording,
    clock,
    registry,
    registryInterval: 1000,
    timeout: 15_000,
    deadline: 3_600_000,
    userAgent: 'site-check',
  };
}

export function checkOf(url: string, doi: string | null = null): Check {
  return { url, doi, spans: [{ path: 'content/topics/decision.md', line: 3, column: 5, length: 8 }], anchors: [''] };
}
