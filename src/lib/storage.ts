/** A place in the browser's storage for one string. */
export interface Slot {
  readonly read: () => string | null;
  readonly write: (value: string | null) => void;
}

/**
 * A slot of the browser's storage. Where storage is forbidden or full, the value is kept as long as the page is open.
 */
export function storageSlot(storage: () => Storage, key: string): Slot {
  let fallback: string | null = null;
  return {
    read() {
      try {
        return fallback ?? storage().getItem(key);
      } catch {
        return fallback;
      }
    },
    write(value) {
      fallback = null;
      try {
        if (value === null) storage().removeItem(key);
        else storage().setItem(key, value);
      } catch {
        fallback = value;
      }
    },
  };
}

/** Kept until the tab is closed: drafts. */
export function tabSlot(key: string): Slot {
  return storageSlot(() => sessionStorage, key);
}

/** Kept until it is deleted, and shared by all tabs. */
export function lastingSlot(key: string): Slot {
  return storageSlot(() => localStorage, key);
}

/** Calls back when another tab changes what is kept under a key, or clears everything; gives the way to stop. */
export function onOtherTab(key: string, changed: () => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === key || event.key === null) changed();
  };
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}
