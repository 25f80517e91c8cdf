/** The part of the desk's store that holds the session: its token, the login with its second factor, and the logout. */
import { logIn } from '../../lib/log-in.ts';
import type { DeskDeps, GetDesk, SessionSlice, SetDesk } from './desk-state.ts';

export function createSession(set: SetDesk, get: GetDesk, { api, token, lastToken }: DeskDeps): SessionSlice {
  return {
    token: null,
    loggingIn: false,
    loginProblem: null,
    wantsCode: false,

    restoreToken() {
      const kept = token.read();
      // One professor must not see the data of another.
      if (kept !== get().token) set({ token: kept, data: {}, problem: null, removed: [], recoveryCodes: null });
    },

    async login(request) {
      if (get().loggingIn) return;
      set({ loggingIn: true, loginProblem: null });
      const outcome = await logIn(api.login, lastToken, request);
      set({ loggingIn: false });
      if ('wantsCode' in outcome) return set({ wantsCode: true });
      if ('problem' in outcome) {
        const { text, field } = outcome.problem;
        return set({ loginProblem: { text: text ?? 'Invalid login credentials', field } });
      }
      set({ wantsCode: false });
      token.write(outcome.token);
      get().restoreToken();
    },

    logout() {
      const ended = get().token;
      if (ended === null) return;
      token.write(null);
      set({ narrowed: {} });
      get().restoreToken();
      void api.logout(ended);
    },
  };
}
