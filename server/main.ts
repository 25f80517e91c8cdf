import { answerFromPassages } from './answer/answer-from-passages.ts';
import { indexPassages } from './answer/find-passages.ts';
import { watchPassages } from './answer/passages.ts';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './db/open.ts';
import { listProfessors } from './db/professors.ts';
import { loadEnvironment } from './environment.ts';

const stopWithin = 10_000;

function refuse(reasons: readonly string[]): never {
  for (const reason of reasons) console.error(reason);
  process.exit(1);
}

loadEnvironment();
const result = readConfig(process.env);
if ('wrong' in result) refuse(result.wrong);
const { config } = result;

const database = await openDatabase(config).catch((error: Error) => refuse([error.message]));
const answer = answerFromPassages(watchPassages(config.PASSAGES_FILE, indexPassages));
const app = await buildApp({ config, database, answer, notify: null });
const listening = app.listen({ host: config.HOST, port: config.PORT });
const address = await listening.catch((error: Error) => refuse([error.message]));
console.log(`The site is at ${address}`);
if ((await listProfessors(database.db)).length === 0) {
  console.log('There is no professor account yet. Make one with: npm run admin -- professor add EMAIL');
}

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), stopWithin).unref();
  await app.close();
  await database.close();
  process.exit(0);
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
