import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Answerer } from '../../../server/answer/answer.ts';
import { createAnswerers } from '../../../server/answer/create-answerers.ts';
import { buildApp } from '../../../server/app.ts';
import { hashPassword } from '../../../server/auth/password.ts';
import { type Config, readConfig } from '../../../server/config.ts';
import type { ChatAnswer, VerifyAnswer } from '../../../server/contract/chat.ts';
import type { ApiError } from '../../../server/contract/errors.ts';
import type { HideAnswer, Question } from '../../../server/contract/forum.ts';
import type { HealthAnswer } from '../../../server/contract/health.ts';
import type { LoginAnswer } from '../../../server/contract/login.ts';
import type { SubmitAnswer } from '../../../server/contract/questionnaire.ts';
import { openCounters } from '../../../server/db/counters.ts';
import { createIds } from '../../../server/db/ids.ts';
import { type Database, openDatabase } from '../../../server/db/open.ts';
import { saveProfessor } from '../../../server/db/professors.ts';
import { createPostgresWithTables } from './postgres.ts';

export const isPostgres = process.env.PG_TESTS === '1';
export const professor = { email: 'professor@example.org', password: 'four unrelated words here' } as const;
/** A hash that is quick to compare: the cost of a real one is the subject of few tests. */
const professorHash = hashPassword(professor.password, { ln: 8, r: 8, p: 1 });

/** The fields of all answers; a test names the ones that it expects. */
type AnyAnswer = ApiError &
  Question &
  LoginAnswer &
  HideAnswer &
  SubmitAnswer &
  VerifyAnswer &
  ChatAnswer &
  HealthAnswer;

export interface Answer<Body = AnyAnswer> {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  /** The body as JSON; undefined when it is none. */
  readonly json: Body;
}

export interface Clock {
  readonly now: () => Date;
  readonly pass: (milliseconds: number) => void;
}

export interface Stage {
  readonly app: FastifyInstance;
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly folder: string;
  readonly notified: () => number;
  readonly inject: <Body = AnyAnswer>(options: InjectOptions) => Promise<Answer<Body>>;
  readonly get: <Body = AnyAnswer>(url: string, headers?: Record<string, string>) => Promise<Answer<Body>>;
  readonly post: (url: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;
  readonly submit: (form: FormData, url?: string) => Promise<Answer>;
  /** A professor's live token. */
  readonly login: () => Promise<string>;
  readonly close: () => Promise<void>;
}

export interface Setting {
  readonly env?: Record<string, string>;
  readonly answer?: Answerer;
  readonly notify?: boolean;
  readonly log?: Writable;
  /** The database and clock of another stage, for a second instance. */
  readonly beside?: Stage;
}

/** Limits that no test reaches by accident. */
const generous = Object.fromEntries(
  [
    'READS',
    'QUESTIONS',
    'QUESTIONS_ALL',
    'REPLIES',
    'LOGIN',
    'FORMS',
    'FORMS_ALL',
    'FILES_ALL',
    'VERIFY',
    'CHAT',
    'CHAT_ALL',
    'CHAT_EMAIL',
    'ANSWERS',
    'ANSWERS_ALL',
    'REPLY_MAILS',
    'REPLY_MAILS_ALL',
    'CONTACT',
    'CONTACT_ALL',
    'VIEWS',
    'VIEWS_ALL',
  ].map((name) => [`LIMIT_${name}`, '100000/60']),
);

function configure(env: Record<string, string>): Config {
  const result = readConfig(env);
  if ('wrong' in result) throw new Error(result.wrong.join('\n'));
  return result.config;
}

function createClock(): Clock {
  let time = Date.parse('2025-06-01T12:00:00.000Z');
  return {
    now: () => new Date(time),
    pass: (milliseconds) => {
      time += milliseconds;
    },
  };
}

/** Starts the server on a fresh database of the kind under test, with a clock that the test sets. */
export async function openStage({ env = {}, answer, notify = false, log, beside }: Setting = {}): Promise<Stage> {
  const folder = beside?.folder ?? mkdtempSync(join(tmpdir(), 'site-server-'));
  const config = configure({
    LOG_LEVEL: 'silent',
    DATA_DIR: join(folder, 'data'),
    DIST_DIR: join(folder, 'dist'),
    PASSAGES_FILE: 'test/support/server/passages.json',
    ...(isPostgres ? { DATABASE_URL: beside?.config.DATABASE_URL ?? (await createPostgresWithTables()) } : {}),
    ...generous,
    ...env,
  });
  const database = await openDatabase(config);
  const clock = beside?.clock ?? createClock();
  let notified = 0;
  const app = await buildApp({
    config,
    database,
    counters: openCounters(database),
    answer: {
      ...createAnswerers({ config, database, now: clock.now, onFailure: () => {} }),
      ...(answer === undefined ? {} : { chat: answer }),
    },
    notify: notify
      ? () => {
          notified += 1;
        }
      : null,
    now: clock.now,
    log,
  });
  await app.ready();

  async function inject<Body = AnyAnswer>(options: InjectOptions): Promise<Answer<Body>> {
    const { statusCode: status, headers, payload: text } = await app.inject(options);
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch {
      json = undefined;
    }
    return { status, headers, text, json: json as Body };
  }
  const post: Stage['post'] = (url, body, headers = {}) =>
    inject({
      method: 'POST',
      url,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });

  return {
    app,
    config,
    database,
    clock,
    folder,
    notified: () => notified,
    inject,
    post,
    get: (url, headers = {}) => inject({ method: 'GET', url, headers }),
    submit: async (form, url = '/api/forms/submit') => {
      const request = new Request('http://site', { method: 'POST', body: form });
      const payload = Buffer.from(await request.arrayBuffer());
      return inject({
        method: 'POST',
        url,
        headers: { 'content-type': request.headers.get('content-type') ?? '' },
        payload,
      });
    },
    login: async () => {
      await saveProfessor(database.db, createIds(), professor.email, await professorHash, clock.now());
      return (await post('/api/auth/login', professor)).json.token;
    },
    close: async () => {
      await app.close();
      await database.close();
      if (beside === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}
