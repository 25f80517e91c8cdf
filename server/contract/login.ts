import { z } from 'zod';
import { email, storable } from './fields.ts';
import { limits } from './limits.ts';

/**
 * POST /api/auth/login -> 200. A browser that had a session before may send that session's token, ended or not, as
 * bearer (`Authorization: Bearer …`): it is then counted apart, and no wrong password of others makes it wait. Only a
 * server that answers with `knownUntil` takes it; to any other it is not sent.
 */
export const loginRequest = z.strictObject({
  email: email,
  password: z
    .string('Invalid password')
    .min(1, 'Invalid password')
    .refine(
      (value) => storable(value) && new TextEncoder().encode(value).length <= limits.passwordBytes,
      'Invalid password',
    ),
  /** What an authenticator app shows, or a recovery code; only for a server that has answered `code-required`. */
  code: z.string('Invalid code').max(30, 'Invalid code').optional(),
});
export type LoginRequest = z.input<typeof loginRequest>;
export interface LoginAnswer {
  readonly token: string;
  /** UTC ISO; every use within 12 hours moves it on, up to 7 days after the login. */
  readonly expiresAt: string;
  /** UTC ISO; so long the token shows at a login that its browser is known, also once the session has ended. */
  readonly knownUntil: string;
}

// POST /api/auth/logout (bearer, no body) -> 204
