import { createStore } from 'zustand/vanilla';
import { deskChanged } from '../../lib/desk-address.ts';
import { createAccount } from './account-slice.ts';
import { createData } from './data-slice.ts';
import type { DeskPart } from './desk-api.ts';
import type { DeskDeps, DeskState, DeskStore } from './desk-state.ts';
import { createDeskQuestions } from './questions-slice.ts';
import { createSession } from './session-slice.ts';

export function createDeskStore(deps: DeskDeps): DeskStore {
  return createStore<DeskState>()((set, get) => ({
    ...createSession(set, get, deps),
    ...createData(set, get, deps),
    ...createDeskQuestions(set, get, deps),
    ...createAccount(set, get, deps),
    open() {
      get().restoreToken();
      const readAgain = () => void get().load(...(Object.keys(get().data) as DeskPart[]));
      const stops = [
        deps.onOtherTab('professorToken', get().restoreToken),
        deps.onOtherTab(deskChanged, readAgain),
        deps.onReturn(readAgain),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  }));
}
