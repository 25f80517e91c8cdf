import { z } from 'zod';
import { email, storable } from './fields.ts';
import { limits } from './limits.ts';

export const password = z
  .string('Invalid password')
  .min(1, 'Invalid password')
  .refine(
    (value) => storable(value) && new TextEncoder().encode(value).length <= limits.passwordBytes,
    'Invalid password',
  );

/**
 * POST /api/auth/login -> 200. A browser that had a session before may send that session's token, even an ended one, as
 * bearer (`Authorization: Bearer …`): its failures are then counted apart, and other people's wrong passwords do not
 * make it wait. Only send it to a server that answers with `knownUntil`.
 */
export const loginRequest = z.strictObject({
  email: email,
  password: password,
  /** The code of an authenticator app, or a recovery code; only for a server that has answered `code-required`. */
  code: z.string('Invalid code').max(30, 'Invalid code').optional(),
});
export type LoginRequest = z.input<typeof loginRequest>;
export interface LoginAnswer {
  readonly token: string;
  /** UTC ISO; every use within 12 hours extends it, up to 7 days after the login. */
  readonly expiresAt: string;
  /** UTC ISO; until then the token identifies its browser at a login, also after the session has ended. */
  readonly knownUntil: string;
}

// POST /api/auth/logout (bearer, no body) -> 204
