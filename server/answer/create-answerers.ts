import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../config.ts';
import { addTokens, beginCall } from '../db/ai-use.ts';
import type { Database } from '../db/open.ts';
import { watchRevision } from '../db/revision.ts';
import { createQueue } from '../http/queue.ts';
import { watchQuestionStem } from '../site/question-stem.ts';
import type { Answerer } from './answer.ts';
import { answerFromPassages } from './answer-from-passages.ts';
import { answerWithService, type Budget, type InTurn } from './answer-with-service.ts';
import { type Corpus, indexPassages, textsOf } from './corpus.ts';
import { createEmbeddings, noEmbeddings } from './embeddings.ts';
import { readEnglish } from './english.ts';
import { watchPassages } from './passages.ts';
import { watchReplies } from './replies.ts';
import { type Encode, modelName } from './sentence-encoder.ts';

/**
 * Milliseconds for the service, so that the passages can still answer within half a minute. It writes its answer whole,
 * so it is silent for most of the time.
 */
const timeouts = { whole: 28_000, idle: 20_000 };

/** Questions that may wait, so that a whole class can ask together. */
const mostWaiting = 60;
/** Milliseconds before each answer in which everything else is served: to choose one is to compute without a break. */
const breath = 10;

interface Deps {
  readonly config: Config;
  readonly database: Database;
  readonly now: () => Date;
  /** Computes embeddings; without it answers are chosen by words alone. */
  readonly encode?: Encode | undefined;
  readonly onFailure: (error: unknown) => void;
}

function createBudget({ config, database: { db }, now }: Deps): Budget {
  const daily = { calls: config.AI_DAILY_CALLS, tokens: config.AI_DAILY_TOKENS };
  return {
    begin: () => beginCall(db, daily, now()),
    spend: (tokens) => addTokens(db, tokens, now()),
  };
}

/** The answerer of the chat, as configured, and of the search, which is always the one from passages. */
export interface Answerers {
  readonly chat: Answerer;
  readonly search: Answerer;
  /** Reads the passages and begins to compute their embeddings, before the first question. */
  readonly warmUp: () => Promise<void>;
}

/**
 * Creates the answerers: with a service the chat asks it, grounded in the passages; without one both answer from
 * passages.
 */
export function createAnswerers(deps: Deps): Answerers {
  const { AI_BASE_URL: baseUrl, AI_API_KEY: key, AI_MODEL: model, PASSAGES_FILE, DIST_DIR } = deps.config;
  const { encode, onFailure } = deps;
  const english = readEnglish();
  const file = { path: join(deps.config.DATA_DIR, 'sentence-vectors'), model: modelName };
  const siteEmbeddings = encode === undefined ? noEmbeddings : createEmbeddings(encode, file);
  const replyEmbeddings = encode === undefined ? noEmbeddings : createEmbeddings(encode);
  const readSite = watchPassages(
    PASSAGES_FILE,
    (passages) => {
      siteEmbeddings.index(textsOf(passages)).catch(onFailure);
      return indexPassages(passages, english, siteEmbeddings);
    },
    deps.now,
  );
  const readStem = watchQuestionStem(DIST_DIR);
  const readRevision = watchRevision(deps.database);
  const readReplies = watchReplies(deps.database.db, readRevision, readStem, english, replyEmbeddings, onFailure);
  const read = async (): Promise<Corpus | null> => {
    const site = await readSite();
    return site === null ? null : { ...site, replies: await readReplies() };
  };
  const queue = createQueue(1, mostWaiting);
  const inTurn: InTurn = (task) => queue(() => pause(breath).then(task));
  const fromPassages = answerFromPassages(read);
  const search: Answerer = (...asked) => inTurn(() => fromPassages(...asked));
  const warmUp = async () => void (await read());
  if (baseUrl === undefined || key === undefined || model === undefined) return { chat: search, search, warmUp };
  const service = { baseUrl, key, model, timeouts };
  return {
    chat: answerWithService(service, createBudget(deps), read, inTurn, search, onFailure),
    search,
    warmUp,
  };
}
