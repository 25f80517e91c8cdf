import { useEffect, useState } from 'react';

const names = ['', 'questions', 'submissions', 'messages', 'chat', 'views', 'account'] as const;

/** What of the desk is shown: a section, or one thing in it. It stands behind the `#` of the address, which no server is told. */
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
