/** Reads `.env` into the environment in development; in production the environment alone counts. */
export function loadEnvironment(): void {
  if (process.env.NODE_ENV === 'production') return;
  try {
    process.loadEnvFile('.env');
  } catch {
    // There need not be one.
  }
}
