import type { Kysely, Transaction } from 'kysely';

/** Times are UTC ISO texts, flags are 0 or 1, ids are texts that sort by time, in both databases. */
export interface Tables {
  settings: { name: string; value: string };
  questions: {
    id: string;
    /** The last four characters of the id; null when all free ones were taken. */
    tag: string | null;
    text: string;
    created_at: string;
    reply: string | null;
    replied_at: string | null;
    /** When the reply was last edited; null when never. */
    edited_at: string | null;
    hidden: number;
    /** A hash of who asked what: the same question from one address within a minute is one. */
    dedupe_key: string | null;
  };
  /** Questions that are being deleted and can still be restored; they are hidden meanwhile. */
  removals: { question: string; was_hidden: number; due_at: string };
  professors: {
    id: string;
    email: string;
    password: string;
    created_at: string;
    /** When the waits after failed logins were last lifted. */
    unlocked_at: string | null;
    /** The secret shared with an authenticator app, in base32; null without two-factor login. */
    totp_secret: string | null;
    /** The same during setup, until a code confirms it. */
    totp_pending: string | null;
    /** The time step of the last code that was used; neither it nor an earlier one is accepted again. */
    totp_step: number | null;
  };
  recovery_codes: { code_hash: string; professor: string };
  sessions: {
    token_hash: string;
    professor: string;
    created_at: string;
    used_at: string;
    /** The browser and the system that the login named: `Firefox on Windows`. */
    device: string;
    /** Set by the logout. The row stays, so that the browser is recognised at its next login. */
    ended_at: string | null;
  };
  submissions: {
    id: string;
    /** The id that the client made, so that a retry is stored once. */
    client_id: string | null;
    /** Normalised; as typed it is among the answers. */
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
    /** A hash of who wrote what: the same message within ten minutes is one. */
    dedupe_key: string | null;
  };
  chats: { id: string; email: string; role: 'user' | 'assistant'; content: string; created_at: string };
  /** Questions that the chatbot declined; `asker` tells people apart without naming them. */
  declined: { id: string; text: string; asker: string; created_at: string; done_at: string | null };
  /** The changes on the desk: who, what and when, never a text. */
  audit: { id: string; professor: string; action: string; subject: string | null; created_at: string };
  verified: { email: string; created_at: string; used_at: string };
  /** Addresses that wait for the reply to a question; each is deleted once it was written to. */
  reply_mails: { id: string; question: string; email: string; confirmed_at: string | null; created_at: string };
  /** Notifications that wait to be sent. They name a row and contain none of its text. */
  notices: {
    id: string;
    kind: 'question' | 'submission' | 'message' | 'confirm' | 'reply';
    subject: string;
    attempts: number;
    due_at: string;
    created_at: string;
  };
  /** The AI service's calls and tokens on each day (UTC). */
  ai_use: { day: string; calls: number; tokens: number };
  /** The views of each page on each day (UTC), and nothing about the viewers. */
  page_views: { day: string; path: string; views: number };
  /** PostgreSQL alone: the counters that the instances share. */
  counters: { name: string; count: number; resets_at: number };
}

export type Db = Kysely<Tables>;
/** For functions that must run in a transaction; a `Db` does not match this type. */
export type DbTransaction = Transaction<Tables>;
/** A database or a transaction of it. */
export type Queries = Db | DbTransaction;
