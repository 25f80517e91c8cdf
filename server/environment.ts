import { existsSync } from 'node:fs';

/**
 * Reads `.env` into the environment, except in production. Throws a sentence when it is there and cannot be read: without
 * its settings another database would be filled.
 */
export function loadEnvironment(): void {
  if (process.env.NODE_ENV === 'production' || !existsSync('.env')) return;
  try {
    process.loadEnvFile('.env');
  } catch (error) {
    // Node's own message says of an unreadable file that there is none.
    throw new Error('The settings in `.env` cannot be read. Let the user of the server read the file.', {
      cause: error,
    });
  }
}
