import type { Config } from '../config.ts';
import type { Answerer } from './answer.ts';
import { answerFromPassages } from './answer-from-passages.ts';
import { answerWithService } from './answer-with-service.ts';
import { indexPassages } from './find-passages.ts';
import { watchPassages } from './passages.ts';

/** Milliseconds that the service has, so that the passages can still answer within half a minute. */
const patience = 28_000;

/** The answerer that the configuration asks for: the passages alone, or a service grounded in them. */
export function createAnswerer(config: Config, onFailure: (error: unknown) => void): Answerer {
  const { AI_BASE_URL: baseUrl, AI_API_KEY: key, AI_MODEL: model } = config;
  const read = watchPassages(config.PASSAGES_FILE, indexPassages);
  const passages = answerFromPassages(read);
  if (baseUrl === undefined || key === undefined || model === undefined) return passages;
  return answerWithService({ baseUrl, key, model, timeout: patience }, read, passages, onFailure);
}
