import { createStore } from 'zustand/vanilla';
import type { Slot } from '../../lib/storage.ts';

interface ReadTopics {
  /** The addresses of the topics that were read to their end on this device. */
  readonly read: ReadonlySet<string>;
  /** Reads what is stored, which other tabs may have changed. */
  readonly reload: () => void;
  readonly add: (href: string) => void;
  readonly forget: () => void;
}

/** The topics that a visitor has read: stored on the device, sent to nobody. */
export function createReadTopics(slot: Slot) {
  return createStore<ReadTopics>()((set) => ({
    read: new Set(),
    reload: () => set({ read: readKept(slot) }),
    add(href) {
      const read = readKept(slot);
      if (!read.has(href)) slot.write(JSON.stringify([...read, href]));
      set({ read: new Set([...read, href]) });
    },
    forget() {
      slot.write(null);
      set({ read: new Set() });
    },
  }));
}

/** Anything else in the slot counts as nothing. */
function readKept(slot: Slot): Set<string> {
  try {
    const kept: unknown = JSON.parse(slot.read() ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []);
  } catch {
    return new Set();
  }
}
