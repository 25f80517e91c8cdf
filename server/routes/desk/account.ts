import { isPassword } from '../../auth/password.ts';
import type { Context } from '../../context.ts';
import {
  type AccountAnswer,
  codeRequest,
  type RecoveryCodes,
  type TwoFactorStart,
  turnOnRequest,
} from '../../contract/desk.ts';
import { findProfessor } from '../../db/professors.ts';
import { endSession, listSessions } from '../../db/sessions.ts';
import type { DbTransaction } from '../../db/tables.ts';
import { beginTwoFactor, confirmTwoFactor, endTwoFactor, readTwoFactor, spendCode } from '../../db/two-factor.ts';
import { checkBody } from '../../http/check.ts';
import { Failure } from '../../http/failure.ts';
import { otpAddress } from '../../two-factor/totp.ts';
import type { ProfessorSession } from '../session.ts';
import { type DeskCalls, gone } from './desk-calls.ts';

const sessionName = /^[0-9a-f]{24}$/;
/** Wrong codes and passwords of one session. */
const codeRate = { count: 10, seconds: 900 };

/** The account: two-factor login and sessions. */
export function addDeskAccount({ db, now, hash, limiter }: Context, { add, note, change }: DeskCalls): void {
  async function tryCode<Result>({ token }: ProfessorSession, attempt: () => Promise<Result | null>) {
    const session = hash('session', token);
    await limiter.use('code', session, codeRate);
    const result = await attempt();
    if (result === null)
      throw new Failure('code-invalid', 'This code is not valid, or was used before', { field: 'code' });
    await limiter.refund('code', session);
    return result;
  }

  add('GET', '/api/desk/account', async ({ professor, token }): Promise<AccountAnswer> => {
    const { isOn, codesLeft } = await readTwoFactor(db, professor.id);
    const sessions = await listSessions(db, professor.id, token, now());
    return { email: professor.email, twoFactor: isOn, recoveryCodesLeft: codesLeft, sessions };
  });

  add('DELETE', '/api/desk/sessions/:id', async (session, request) => {
    const { id } = request.params as { id: string };
    if (!sessionName.test(id)) throw gone();
    await change(session, 'session-ended', id, async (transaction) => {
      if (!(await endSession(transaction, session.professor.id, id, now()))) throw gone();
    });
  });

  add('POST', '/api/desk/two-factor', async ({ professor }, request): Promise<TwoFactorStart> => {
    const secret = await beginTwoFactor(db, professor.id);
    if (secret === null) throw new Failure('bad-request', 'Two-factor login is on. Turn it off before you begin anew.');
    return { secret, address: otpAddress(secret, request.hostname, professor.email) };
  });

  add('POST', '/api/desk/two-factor/confirm', async (session, request): Promise<RecoveryCodes> => {
    const { code, password } = checkBody(turnOnRequest, request.body);
    const confirm = async (transaction: DbTransaction) => {
      const codes = await confirmTwoFactor(transaction, session.professor.id, code, now());
      if (codes !== null) await note(transaction, session, 'two-factor-on');
      return codes;
    };
    const codes = await tryCode(session, async () => {
      const account = await findProfessor(db, session.professor.email);
      if (!(await isPassword(password, account?.password))) {
        throw new Failure('credentials-invalid', 'The password is not right', { field: 'password' });
      }
      return db.transaction().execute(confirm);
    });
    return { codes };
  });

  add('POST', '/api/desk/two-factor/end', async (session, request) => {
    const { code } = checkBody(codeRequest, request.body);
    const { professor } = session;
    const end = async (transaction: DbTransaction) => {
      if (!(await spendCode(transaction, professor.id, code, now()))) return null;
      await endTwoFactor(transaction, professor.id);
      await note(transaction, session, 'two-factor-off');
      return true;
    };
    await tryCode(session, () => db.transaction().execute(end));
  });
}
