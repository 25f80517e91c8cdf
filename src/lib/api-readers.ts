import type { ChatAnswer } from '../../server/contract/chat.ts';
import type { FoundReply, Question, Reply } from '../../server/contract/forum.ts';
import type { Extra, HealthAnswer } from '../../server/contract/health.ts';
import type { LoginAnswer } from '../../server/contract/login.ts';
import { isRecord } from './api-answer.ts';

/** The fields of a chat answer that are read; a backend may leave any of them out. */
export interface ChatReply {
  readonly id?: string;
  readonly content?: string;
  readonly role?: 'user' | 'assistant';
  readonly timestamp?: string;
  /** Addresses of the places that the answer cites. */
  readonly cited?: readonly string[];
  readonly kind?: ChatAnswer['kind'];
}

/** A list in which every entry can be shown: entries without id or text are left out; null if there are no others. */
export function readQuestions(body: unknown): readonly Question[] | null {
  if (!Array.isArray(body)) return null;
  const questions = body.flatMap((entry) => readQuestion(entry) ?? []);
  return questions.length === 0 && body.length > 0 ? null : questions;
}

/** Replies that the search can find; incomplete entries are left out. */
export function readReplies(body: unknown): readonly FoundReply[] | null {
  return Array.isArray(body) ? body.flatMap((entry) => readFoundReply(entry) ?? []) : null;
}

function readFoundReply(entry: unknown): FoundReply | null {
  const { href, question, reply } = isRecord(entry) ? entry : {};
  return isForumPath(href) && typeof question === 'string' && typeof reply === 'string'
    ? { href, question, reply }
    : null;
}

function isForumPath(href: unknown): href is FoundReply['href'] {
  return typeof href === 'string' && href.startsWith('/forum');
}

/** The id in the answer to a question; null if the backend sends none. */
export function readAsked(body: unknown): { readonly id: string | null } {
  return { id: isRecord(body) && typeof body._id === 'string' ? body._id : null };
}

/**
 * The token of a login answer, and whether the backend accepts it at the next login as proof that it knows this
 * browser.
 */
export interface LoginReply {
  readonly token: string;
  readonly identifiesBrowser: boolean;
}

/** Reads a login answer. Only our own server says until when it knows the browser by the token. */
export function readLogin(body: unknown): LoginReply | null {
  if (!isRecord(body) || typeof body.token !== 'string' || body.token === '') return null;
  const knownUntil: keyof LoginAnswer = 'knownUntil';
  return { token: body.token, identifiesBrowser: typeof body[knownUntil] === 'string' };
}

/** Reads a chat answer; an empty body is an answer without fields, and text that is not JSON is none. */
export function readChatReply(body: unknown): ChatReply | null {
  if (body === undefined) return null;
  const { id, content, role, timestamp, sources, kind } = isRecord(body) ? body : {};
  return {
    ...(typeof id === 'string' && id !== '' ? { id } : {}),
    ...(typeof content === 'string' && content.trim() !== '' ? { content } : {}),
    ...(role === 'user' || role === 'assistant' ? { role } : {}),
    ...(typeof timestamp === 'string' && timestamp !== '' ? { timestamp } : {}),
    ...(kind === 'answer' || kind === 'greeting' || kind === 'declined' ? { kind } : {}),
    ...(Array.isArray(sources) ? { cited: sources.flatMap((source) => readCited(source) ?? []) } : {}),
  };
}

function readCited(source: unknown): string | null {
  return isRecord(source) && typeof source.href === 'string' ? source.href : null;
}

/** All extras; the type check fails here when the contract gains one. */
const extras = { turns: 1, stream: 1, answer: 1, desk: 1, replies: 1, mail: 1, views: 1 } satisfies Record<Extra, 1>;

/** What our own server takes beyond the calls that every backend has; null when the answer is not from our server. */
export function readHealth(body: unknown): readonly Extra[] | null {
  if (!isRecord(body) || body.live !== true) return null;
  const name: keyof HealthAnswer = 'takes';
  const takes: unknown = body[name];
  return Array.isArray(takes) ? (Object.keys(extras) as Extra[]).filter((extra) => takes.includes(extra)) : [];
}

function readQuestion(entry: unknown): Question | null {
  if (!isRecord(entry) || typeof entry._id !== 'string' || typeof entry.text !== 'string') return null;
  const reply = readReply(entry.reply);
  return { _id: entry._id, text: entry.text, createdAt: String(entry.createdAt ?? ''), ...(reply ? { reply } : {}) };
}

function readReply(reply: unknown): Reply | null {
  if (!isRecord(reply) || typeof reply.text !== 'string' || reply.text === '') return null;
  return { text: reply.text, createdAt: String(reply.createdAt ?? '') };
}
