import { createStore } from 'zustand/vanilla';
import type { Client } from './client.ts';
import { createEditing } from './editing.ts';
import { createKeeping } from './keeping.ts';
import { createOpening } from './opening.ts';
import { createReporting } from './reporting.ts';
import { createSaving } from './saving.ts';
import { createShowing } from './showing.ts';
import { initialState, type State } from './state.ts';
import { createTreeReading } from './tree-reading.ts';
import { createTyping } from './typing.ts';

export type StudioStore = ReturnType<typeof createStudioStore>;

/** The state with its actions, which find each other in it. */
export type StudioState = State &
  ReturnType<typeof createEditing> &
  ReturnType<typeof createKeeping> &
  ReturnType<typeof createOpening> &
  ReturnType<typeof createReporting> &
  ReturnType<typeof createSaving> &
  ReturnType<typeof createShowing> &
  ReturnType<typeof createTreeReading> &
  ReturnType<typeof createTyping>;

/** The state of the studio, with its actions. */
export function createStudioStore({ call }: Pick<Client, 'call'>) {
  return createStore<StudioState>((set, get) => {
    const access = { call, set, get };
    return {
      ...initialState,
      ...createEditing(access),
      ...createKeeping(access),
      ...createOpening(access),
      ...createReporting(access),
      ...createSaving(access),
      ...createShowing(access),
      ...createTreeReading(access),
      ...createTyping(access),
    };
  });
}
