import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { ForumStore } from './forum-state.ts';

/** The id of a question's element, which its link names. */
export function questionAnchor(id: string): string {
  return `question-${id}`;
}

/** The question that the address names, once the list is loaded: it is shown on the page and scrolled to. */
export function useLinkedQuestion(store: ForumStore): string | null {
  const ready = useStore(store, ({ status }) => status === 'ready');
  const [linked, setLinked] = useState<string | null>(null);

  useEffect(() => {
    if (!ready) return;
    const readId = () => /^#question-(.+)$/.exec(location.hash)?.[1];
    const follow = async () => {
      const id = readId();
      // An old question may be found only after the address names another one.
      if (id !== undefined && (await store.getState().showQuestion(id)) && readId() === id) setLinked(id);
    };
    void follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [ready, store]);

  useEffect(() => {
    if (linked !== null) document.getElementById(questionAnchor(linked))?.scrollIntoView();
  }, [linked]);

  return linked;
}
