import type { Config } from '../config.ts';
import { addTokens, beginCall } from '../db/ai-use.ts';
import type { Db } from '../db/tables.ts';
import type { Answerer } from './answer.ts';
import { answerFromPassages } from './answer-from-passages.ts';
import { answerWithService, type Budget } from './answer-with-service.ts';
import { indexPassages } from './find-passages.ts';
import { watchPassages } from './passages.ts';

/** Milliseconds that the service has, so that the passages can still answer within half a minute. It writes its answer whole, so that silence is normal for most of it. */
const patience = { whole: 28_000, idle: 20_000 };

interface Deps {
  readonly config: Config;
  readonly db: Db;
  readonly now: () => Date;
  readonly onFailure: (error: unknown) => void;
}

function createBudget({ config, db, now }: Deps): Budget {
  const daily = { calls: config.AI_DAILY_CALLS, tokens: config.AI_DAILY_TOKENS };
  return {
    begin: () => beginCall(db, daily, now()),
    spend: (tokens) => addTokens(db, tokens, now()),
  };
}

/** The answerer that the configuration asks for: the passages alone, or a service grounded in them. */
export function createAnswerer(deps: Deps): Answerer {
  const { AI_BASE_URL: baseUrl, AI_API_KEY: key, AI_MODEL: model, PASSAGES_FILE } = deps.config;
  const read = watchPassages(PASSAGES_FILE, indexPassages);
  const passages = answerFromPassages(read);
  if (baseUrl === undefined || key === undefined || model === undefined) return passages;
  return answerWithService({ baseUrl, key, model, patience }, createBudget(deps), read, passages, deps.onFailure);
}
