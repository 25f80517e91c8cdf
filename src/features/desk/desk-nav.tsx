import { useStore } from 'zustand';
import type { WaitingKind } from '../../../server/contract/desk.ts';
import type { DeskStore } from './desk-state.ts';
import type { DeskView } from './use-view.ts';

const sections: readonly { readonly name: DeskView['name']; readonly title: string; readonly counts?: WaitingKind }[] =
  [
    { name: '', title: 'Waiting for you' },
    { name: 'questions', title: 'Questions', counts: 'question' },
    { name: 'submissions', title: 'Submissions', counts: 'submission' },
    { name: 'messages', title: 'Messages', counts: 'message' },
    { name: 'chat', title: 'Chat', counts: 'declined' },
    { name: 'views', title: 'Views' },
    { name: 'account', title: 'Account' },
  ];

/** The sections of the desk, each with the number of what waits in it. */
export function DeskNav({ view, store }: { view: DeskView; store: DeskStore }) {
  const overview = useStore(store, ({ data }) => data.overview);
  return (
    <nav className="desk-nav" aria-label="Desk">
      <ul>
        {sections
          .filter(({ name }) => name !== 'views' || overview?.countsViews === true)
          .map(({ name, title, counts }) => {
            const waiting = counts === undefined ? 0 : (overview?.waiting[counts] ?? 0);
            return (
              <li key={name}>
                <a href={`#${name}`} aria-current={name === view.name ? 'page' : undefined}>
                  {title}
                  {waiting > 0 && (
                    <span className="desk-count">
                      {waiting}
                      <span className="visually-hidden"> waiting</span>
                    </span>
                  )}
                </a>
              </li>
            );
          })}
      </ul>
    </nav>
  );
}
