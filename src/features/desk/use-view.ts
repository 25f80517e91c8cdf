import { createContext, useEffect, useState } from 'react';

const names = ['', 'questions', 'submissions', 'messages', 'chat', 'views', 'account'] as const;

/**
 * The section of the desk that is shown, or one entry in it. It is named by the hash of the address, which no server
 * sees.
 */
export interface DeskView {
  readonly name: (typeof names)[number];
  readonly id: string | null;
}

/** Whether the view was gone to, and not opened with the page. */
export const EnteredContext = createContext(false);

export function readView(hash: string): DeskView {
  const [name = '', id] = hash.replace(/^#\/?/, '').split('/');
  const known = names.find((one) => one === name);
  return known === undefined ? { name: '', id: null } : { name: known, id: id || null };
}

/** The view that the address names, and whether it was gone to. */
export function useView(): { readonly view: DeskView; readonly isEntered: boolean } {
  const [{ hash, isEntered }, setShown] = useState(() => ({ hash: location.hash, isEntered: false }));
  useEffect(() => {
    const follow = () => setShown({ hash: location.hash, isEntered: true });
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return { view: readView(hash), isEntered };
}
