/** Reads `.env` into the environment, except in production. */
export function loadEnvironment(): void {
  if (process.env.NODE_ENV === 'production') return;
  try {
    process.loadEnvFile('.env');
  } catch {
    // The file is optional.
  }
}
