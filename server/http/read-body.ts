import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { Failure } from './failure.ts';

/** How slow a body may be: `grace` milliseconds are free, then it needs `slowest` bytes a second on average. */
export interface BodyPace {
  readonly grace: number;
  readonly slowest: number;
}

/** The bytes that all bodies in flight may occupy together, shared by all requests of a server. */
export interface BodyBudget {
  readonly take: (bytes: number) => boolean;
  readonly release: (bytes: number) => void;
}

/** Creates a budget of so many bytes. */
export function createBodyBudget(bytes: number): BodyBudget {
  let left = bytes;
  return {
    take: (wanted) => {
      if (wanted > left) return false;
      left -= wanted;
      return true;
    },
    release: (released) => {
      left += released;
    },
  };
}

export interface BodyRules {
  readonly most: number;
  readonly pace: BodyPace;
  readonly budget: BodyBudget;
}

const checkEvery = 1000;
const firstKept = 16_384;

/**
 * Reads a whole request body. Throws body-too-large beyond `most` bytes, timeout when it is too slow, busy when all
 * bodies together exceed the budget, body-malformed when the connection is cut.
 */
export function readBody(request: FastifyRequest, payload: IncomingMessage, rules: BodyRules): Promise<Buffer> {
  const { most, pace, budget } = rules;
  const tooLarge = () => new Failure('body-too-large', 'The request is too large');
  if (Number(request.headers['content-length'] ?? 0) > most) return Promise.reject(tooLarge());
  return new Promise((resolve, reject) => {
    // One buffer that grows: a million chunks of a byte, each kept for itself, take four hundred times their size.
    let kept = Buffer.allocUnsafe(firstKept);
    const start = Date.now();
    let length = 0;
    let held = 0;

    function settle(act: () => void): void {
      clearInterval(clock);
      budget.release(held);
      held = 0;
      payload.off('data', onData);
      act();
    }
    function fail(failure: Failure): void {
      settle(() => {
        payload.on('error', () => {});
        reject(failure);
      });
    }
    function onData(chunk: Buffer): void {
      length += chunk.length;
      if (length > most) {
        fail(tooLarge());
      } else if (!budget.take(chunk.length)) {
        fail(new Failure('busy', 'The server is busy. Try again in a moment.', { retryAfter: 5 }));
      } else {
        held += chunk.length;
        if (length > kept.length) kept = Buffer.concat([kept], Math.max(length, 2 * kept.length));
        chunk.copy(kept, length - chunk.length);
      }
    }
    const clock = setInterval(() => {
      const late = Date.now() - start - pace.grace;
      if (late > 0 && length < (late / 1000) * pace.slowest) {
        fail(new Failure('timeout', 'The request took too long to arrive'));
      }
    }, checkEvery);

    payload.on('data', onData);
    payload.once('end', () => settle(() => resolve(kept.subarray(0, length))));
    const cut = () => fail(new Failure('body-malformed', 'The body ended too early'));
    payload.once('error', cut);
    payload.once('close', () => {
      if (!payload.readableEnded) cut();
    });
  });
}
