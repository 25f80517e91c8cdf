import { readRetryAfter } from '../links/pace.ts';
import { type Means, requestPage } from '../links/request.ts';
import { judgeFailure } from '../links/verdict.ts';
import type { ResponseCache } from './answers.ts';

/** What asking a registry takes. */
export interface Asking {
  readonly means: Means;
  readonly answers: ResponseCache;
}

export interface JsonQuestion {
  readonly url: string;
  readonly accept: string;
  /** How many milliseconds an answer stands for a new one. */
  readonly lifetime: number;
  /** What of an answer is worth keeping. */
  readonly trim: (data: unknown) => unknown;
}

/** What came of a question to a registry. */
export type RegistryReply =
  | { readonly kind: 'data'; readonly data: unknown }
  /** The registry does not know what it was asked about, or has no data of it; `status` is what it answered. */
  | { readonly kind: 'missing'; readonly status: number }
  /** A page for people, or another text that is no data. */
  | { readonly kind: 'text' };

/** Why a registry did not give what nothing can be done without; the message is a sentence with what to do. */
export class RegistryError extends Error {}

/**
 * Asks a registry for JSON, or takes the answer that it gave lately. Only data is kept. Throws a RegistryError where
 * there is no answer, or one that says that none is to be had now.
 */
export async function askJson(question: JsonQuestion, { means, answers }: Asking): Promise<RegistryReply> {
  const { url, accept, lifetime, trim } = question;
  const known = answers.find(url, lifetime);
  if (known !== undefined) return { kind: 'data', data: known };
  const answer = await requestPage({ url, method: 'GET', accept, redirect: 'follow', read: readAnswer }, means);
  const { origin } = new URL(url);
  if (typeof answer === 'string') throw new RegistryError(tellUnreached(origin, answer));
  const { status, text, retryAfter } = answer;
  if (isRefused(status)) throw new RegistryError(tellRefused(origin, status, retryAfter, means.clock.now()));
  if (status < 200 || status > 299) return { kind: 'missing', status };
  try {
    const data = trim(JSON.parse(text));
    if (lifetime > 0) answers.keep(url, data);
    return { kind: 'data', data };
  } catch {
    return { kind: 'text' };
  }
}

/** The sentence about a registry that answers with something else than data. */
export function tellText(url: string): string {
  return `\`${new URL(url).origin}\` answers with a text that is no data. Networks that ask for a login do that: open a page in a browser, and run the command again.`;
}

/** The sentence about a registry that answers a question of ours with a status that makes no sense. */
export function tellStatus(url: string, status: number): string {
  return `\`${new URL(url).origin}\` refuses the question (it answers ${status}). Run the command again later.`;
}

async function readAnswer(answer: Response) {
  return { status: answer.status, text: await answer.text(), retryAfter: answer.headers.get('retry-after') };
}

function isRefused(status: number): boolean {
  return status === 401 || status === 403 || status === 429 || status >= 500;
}

function tellUnreached(origin: string, code: string): string {
  const { reason } = judgeFailure(code);
  if (code === 'TIMEOUT') return `\`${origin}\` gives no answer in time. Run the command again later.`;
  return `\`${origin}\` could not be reached: ${reason}. Check that this machine is online, and run the command again.`;
}

function tellRefused(origin: string, status: number, retryAfter: string | null, now: number): string {
  if (status !== 429) return `\`${origin}\` cannot answer now (status ${status}). Run the command again later.`;
  const wish = readRetryAfter(retryAfter, now);
  const when = wish === null ? 'in some minutes' : `in ${tellTime(wish)}`;
  return `\`${origin}\` has been asked too much (status 429). Run the command again ${when}.`;
}

function tellTime(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / 60_000);
  if (minutes < 90) return minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return `${Math.ceil(minutes / 60)} hours`;
}
