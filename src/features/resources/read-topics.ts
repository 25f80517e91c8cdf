import { createStore } from 'zustand/vanilla';
import type { Slot } from '../../lib/storage.ts';

interface ReadTopics {
  /** The addresses of the topics that were read to their end on this device. */
  readonly read: ReadonlySet<string>;
  /** Takes what the device has kept, and what other tabs have added to it. */
  readonly recall: () => void;
  readonly add: (href: string) => void;
  readonly forget: () => void;
}

/** What a visitor has read: kept on the device, told to nobody. */
export function createReadTopics(slot: Slot) {
  return createStore<ReadTopics>()((set) => ({
    read: new Set(),
    recall: () => set({ read: readKept(slot) }),
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

/** Whatever else stands in the slot counts as nothing. */
function readKept(slot: Slot): Set<string> {
  try {
    const kept: unknown = JSON.parse(slot.read() ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []);
  } catch {
    return new Set();
  }
}
