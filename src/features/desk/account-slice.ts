/**
 * The part of the desk's store that holds the account: turning two-factor login on and off with its recovery codes, and
 * the files that are loaded on demand.
 */
import type { AccountSlice, DeskDeps, GetDesk, SetDesk } from './desk-state.ts';

export function createAccount(set: SetDesk, get: GetDesk, { desk }: DeskDeps): AccountSlice {
  return {
    recoveryCodes: null,

    async beginTwoFactor() {
      const answer = await get().use(desk.beginTwoFactor);
      return answer.ok ? answer.data : null;
    },

    async confirmTwoFactor(code, password) {
      const { token, use } = get();
      const answer = await use((current) => desk.confirmTwoFactor(code, password, current));
      // It may be on although the answer was lost.
      void get().load('account', 'audit');
      if (!answer.ok || get().token !== token) return false;
      set({
        recoveryCodes: answer.data.codes,
        done: 'Two-factor login is on. Its recovery codes are under Account.',
      });
      return true;
    },

    dismissRecoveryCodes: () => set({ recoveryCodes: null }),

    endTwoFactor: (code) =>
      get().change(
        { method: 'POST', path: '/api/desk/two-factor/end', body: { code } },
        'Two-factor login is off.',
        'account',
      ),

    async download(path, done) {
      const answer = await get().use((token) => desk.download(path, token));
      if (!answer.ok) return null;
      set({ done });
      return answer.data;
    },
  };
}
