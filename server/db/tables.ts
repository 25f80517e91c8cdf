import type { Generated, Kysely, Transaction } from 'kysely';

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
    /** When the reply was changed last; null while it stands as it was given. */
    edited_at: string | null;
    hidden: number;
    /** Who asked what, hashed: the same question from one address within a minute is one. */
    dedupe_key: string | null;
  };
  /** Questions that are being deleted and can still be brought back; until then they are hidden. */
  removals: { question: string; was_hidden: number; due_at: string };
  professors: {
    id: string;
    email: string;
    password: string;
    created_at: string;
    /** When the waits after failed logins were lifted last. */
    unlocked_at: string | null;
    /** The key that the account shares with an authenticator app, in base32; null where a password is enough. */
    totp_secret: string | null;
    /** The same while it is being set up: it counts once a code of it was shown. */
    totp_pending: string | null;
    /** The time step of the last code that was used, which is not taken again. */
    totp_step: number | null;
  };
  recovery_codes: { code_hash: string; professor: string };
  sessions: {
    token_hash: string;
    professor: string;
    created_at: string;
    used_at: string;
    /** The browser and the system as the login named them: `Firefox on Windows`. */
    device: Generated<string>;
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
    /** When the professor was done with it; null while it waits. */
    done_at: string | null;
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
    /** When the professor was done with it; null while it waits. */
    done_at: string | null;
    /** Who wrote what, hashed: the same message within ten minutes is one. */
    dedupe_key: string | null;
  };
  chats: { id: string; email: string; role: 'user' | 'assistant'; content: string; created_at: string };
  /** Questions that the chatbot declined, without who asked: `asker` only tells one person from another. */
  declined: { id: string; text: string; asker: string; created_at: string; done_at: string | null };
  /** What was changed on the desk, by whom and when; never a text. */
  audit: { id: string; professor: string; action: string; subject: string | null; created_at: string };
  verified: { email: string; created_at: string; used_at: string };
  /** Addresses that want to hear of the reply to a question; each goes once it was written to. */
  reply_mails: { id: string; question: string; email: string; confirmed_at: string | null; created_at: string };
  /** Notifications that wait to be sent. They name a row and hold none of its text. */
  notices: {
    id: string;
    kind: 'question' | 'submission' | 'message' | 'confirm' | 'reply';
    subject: string;
    attempts: number;
    due_at: string;
    created_at: string;
  };
  /** What the AI service was asked on each day (UTC), whole and as tokens. */
  ai_use: { day: string; calls: number; tokens: number };
  /** How often each page was viewed on each day (UTC), and nothing of who viewed it. */
  page_views: { day: string; path: string; views: number };
  /** PostgreSQL alone: what the instances have counted together. */
  counters: { name: string; count: number; resets_at: number };
}

export type Db = Kysely<Tables>;
/** For what has to happen whole or not at all: a database alone does not fit. */
export type DbTransaction = Transaction<Tables>;
/** A database or a transaction of it. */
export type Queries = Db | DbTransaction;
