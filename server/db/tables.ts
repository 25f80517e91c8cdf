import type { Kysely, Transaction } from 'kysely';

/** Times are UTC ISO texts, flags are 0 or 1, ids are texts that sort by time: the two databases agree on these. */
export interface Tables {
  settings: { name: string; value: string };
  questions: {
    id: string;
    /** The last four characters of the id, unique as long as there are free ones. */
    tag: string | null;
    text: string;
    created_at: string;
    reply: string | null;
    replied_at: string | null;
    hidden: number;
    /** Who asked what, hashed: the same question from one address within a minute is one. */
    dedupe_key: string | null;
  };
  professors: {
    id: string;
    email: string;
    password: string;
    created_at: string;
    /** When the waits after failed logins were lifted last. */
    unlocked_at: string | null;
  };
  sessions: {
    token_hash: string;
    professor: string;
    created_at: string;
    used_at: string;
    /** Set by the logout. The row stays, so that the browser is known at its next login. */
    ended_at: string | null;
  };
  submissions: {
    id: string;
    /** The id that the client made, so that a blind retry is kept once. */
    client_id: string | null;
    /** In normalised form; as typed it is among the answers. */
    email: string;
    created_at: string;
    /** The fields of the form as JSON. */
    answers: string;
    spam: number;
  };
  uploads: { id: string; submission: string; name: string; type: string; size: number; content: Uint8Array };
  messages: {
    id: string;
    email: string;
    name: string;
    address: string;
    occupation: string;
    message: string;
    created_at: string;
    /** Who wrote what, hashed: the same message within ten minutes is one. */
    dedupe_key: string | null;
  };
  chats: { id: string; email: string; role: 'user' | 'assistant'; content: string; created_at: string };
  verified: { email: string; created_at: string; used_at: string };
  /** Notifications that wait to be sent. They name a row and hold none of its text. */
  notices: {
    id: string;
    kind: 'question' | 'submission' | 'message';
    subject: string;
    attempts: number;
    due_at: string;
    created_at: string;
  };
  /** What the AI service was asked on each day (UTC), whole and as tokens. */
  ai_use: { day: string; calls: number; tokens: number };
  /** PostgreSQL alone: what the instances have counted together. */
  counters: { name: string; count: number; resets_at: number };
}

export type Db = Kysely<Tables>;
/** A database or a transaction of it. */
export type Queries = Db | Transaction<Tables>;
