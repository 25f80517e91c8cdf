import { buildApp } from './app.ts';
import { readConfig } from './config.ts';

const stopAfter = 10_000;

function refuse(reasons: readonly string[]): never {
  for (const reason of reasons) console.error(reason);
  process.exit(1);
}

if (process.env.NODE_ENV !== 'production') {
  try {
    process.loadEnvFile('.env');
  } catch {
    // There need not be one.
  }
}
const result = readConfig(process.env);
if ('wrong' in result) refuse(result.wrong);
const { config } = result;

const app = await buildApp(config);
const address = await app
  .listen({ host: config.HOST, port: config.PORT })
  .catch((error: Error) => refuse([error.message]));
console.log(`The site is at ${address}`);

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(0), stopAfter).unref();
  await app.close();
  process.exit(0);
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
