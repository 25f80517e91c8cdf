import { useEffect, useState } from 'react';

const names = ['', 'questions', 'submissions', 'messages', 'chat', 'views', 'account'] as const;

/**
 * The section of the desk that is shown, or one entry in it. It is named by the hash of the address, which no server
 * sees.
 */
export interface DeskView {
  readonly name: (typeof names)[number];
  readonly id: string | null;
}

export function readView(hash: string): DeskView {
  const [name = '', id] = hash.replace(/^#\/?/, '').split('/');
  const known = names.find((one) => one === name);
  return known === undefined ? { name: '', id: null } : { name: known, id: id || null };
}

/** The view that the address names. */
export function useView(): DeskView {
  const [hash, setHash] = useState(() => location.hash);
  useEffect(() => {
    const follow = () => setHash(location.hash);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return readView(hash);
}
