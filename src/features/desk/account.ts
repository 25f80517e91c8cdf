import type { AccountSlice, DeskDeps, GetDesk, SetDesk } from './desk-state.ts';

export function createAccount(set: SetDesk, get: GetDesk, { desk }: DeskDeps): AccountSlice {
  return {
    async beginTwoFactor() {
      const answer = await get().use(desk.beginTwoFactor);
      return answer.ok ? answer.data : null;
    },

    async confirmTwoFactor(code) {
      const answer = await get().use((token) => desk.confirmTwoFactor(code, token));
      if (!answer.ok) return null;
      void get().load('account', 'audit');
      return answer.data.codes;
    },

    endTwoFactor: (code) =>
      get().change(
        { method: 'POST', path: '/api/desk/two-factor/end', body: { code } },
        'Two-factor login is off.',
        'account',
      ),

    async readSubmission(id) {
      const answer = await get().use((token) => desk.submission(id, token));
      return answer.ok ? answer.data : null;
    },

    async download(path, done) {
      const answer = await get().use((token) => desk.download(path, token));
      if (!answer.ok) return null;
      set({ done });
      return answer.data;
    },
  };
}
