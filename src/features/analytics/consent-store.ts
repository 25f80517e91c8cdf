import { createStore } from 'zustand/vanilla';
import type { Slot } from '../../lib/storage.ts';

type Consent = 'accepted' | 'refused';

interface ConsentState {
  /** What was chosen on this device; null as long as nothing was. */
  readonly choice: Consent | null;
  /** Whether the bar is shown. */
  readonly isOpen: boolean;
  readonly choose: (choice: Consent) => void;
  /** Shows the bar again, so that the choice can be changed. */
  readonly open: () => void;
  readonly close: () => void;
  /** Takes over what another tab has chosen. */
  readonly follow: () => void;
}

export type ConsentStore = ReturnType<typeof createConsent>;

/**
 * The consent to be measured, as this device stores it. A visitor who has not chosen is asked, unless the browser has
 * answered already.
 */
export function createConsent(slot: Slot, isPrivate: boolean) {
  const read = (): Consent | null => {
    const kept = slot.read();
    return kept === 'accepted' || kept === 'refused' ? kept : null;
  };
  return createStore<ConsentState>()((set) => ({
    choice: read(),
    isOpen: read() === null && !isPrivate,
    choose: (choice) => {
      slot.write(choice);
      set({ choice, isOpen: false });
    },
    open: () => set({ isOpen: true }),
    close: () => set({ isOpen: false }),
    follow: () => {
      const choice = read();
      if (choice !== null) set({ choice, isOpen: false });
    },
  }));
}

/** Whether Google's tag may be loaded. What the browser asks for outweighs an earlier choice. */
export function mayMeasure(choice: Consent | null, consent: 'express' | 'implied', isPrivate: boolean): boolean {
  return !isPrivate && (choice === 'accepted' || (choice === null && consent === 'implied'));
}
