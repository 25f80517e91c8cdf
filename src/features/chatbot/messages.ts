import type { ChatTurn } from '../../../server/contract/chat.ts';
import { isRecord } from '../../lib/api-answer.ts';
import type { ChatReply } from '../../lib/api-readers.ts';
import { limits } from '../../lib/limits.ts';
import { randomId } from '../../lib/random-id.ts';
import { formatClock } from '../../lib/times.ts';

export interface Message {
  readonly id: string;
  readonly content: string;
  readonly role: 'user' | 'assistant';
  /** Hour and minute in the visitor's zone. */
  readonly timestamp: string;
  /** A message of the visitor's that was not answered. */
  readonly failed: boolean;
  /** Addresses of the places that an answer cites. */
  readonly cited: readonly string[];
  /** Whether the site has no answer to the question. */
  readonly declined: boolean;
}

/** A new message of the visitor. */
export function ownMessage(content: string, now: Date): Message {
  return {
    id: randomId(),
    content,
    role: 'user',
    timestamp: formatClock(now),
    failed: false,
    cited: [],
    declined: false,
  };
}

/** The message of an answer, with defaults for what a backend left out. */
export function answerMessage(reply: ChatReply, known: readonly Message[], now: Date): Message {
  const { id, content = '[No response]', role = 'assistant', timestamp, cited = [], kind } = reply;
  const taken = id === undefined || known.some((message) => message.id === id);
  const shown = { content, role, timestamp: readTimestamp(timestamp, now), failed: false, cited };
  return { id: taken ? randomId() : id, ...shown, declined: kind === 'declined' };
}

/** Reads a stored conversation. A message that was still waiting for its answer counts as failed. */
export function readMessages(text: string | null): readonly Message[] {
  const messages = parse(text).flatMap((entry) => readMessage(entry) ?? []);
  const last = messages.at(-1);
  return last?.role === 'user' ? [...messages.slice(0, -1), { ...last, failed: true }] : messages;
}

const longestAnswer = 4000;

/** The last questions with their answers, before the last message. */
export function lastTurns(messages: readonly Message[]): readonly ChatTurn[] {
  const turns = messages.flatMap((message, index) => {
    const answer = messages[index + 1];
    if (answer?.role !== 'assistant') return [];
    // The server refuses half of a character, and the message with it.
    const said = answer.content.slice(0, longestAnswer).replace(/\p{Cs}$/u, '');
    return [{ question: message.content, answer: said }];
  });
  return turns.slice(-limits.turns);
}

/** The message before this one: of an answer its question. */
export function questionBefore(messages: readonly Message[], id: string): string {
  const index = messages.findIndex((message) => message.id === id);
  return messages[index - 1]?.content ?? '';
}

/** A moment is shown in the visitor's zone; a backend may also send hour and minute as text. */
function readTimestamp(timestamp: string | undefined, now: Date): string {
  if (timestamp === undefined) return formatClock(now);
  const date = new Date(timestamp);
  return Number.isNaN(date.getTime()) ? timestamp : formatClock(date);
}

function readMessage(entry: unknown): Message | null {
  if (!isRecord(entry)) return null;
  const { id, content, role, timestamp, failed, cited, declined } = entry;
  if (typeof id !== 'string' || typeof content !== 'string' || typeof timestamp !== 'string') return null;
  if (role !== 'user' && role !== 'assistant') return null;
  const addresses = Array.isArray(cited) ? cited.filter((address) => typeof address === 'string') : [];
  return { id, content, role, timestamp, failed: failed === true, cited: addresses, declined: declined === true };
}

function parse(text: string | null): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
