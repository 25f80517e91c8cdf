import { useStore } from 'zustand';
import { deskAddress } from '../../lib/desk-address.ts';
import type { ForumStore } from './forum-state.ts';

/** The professor's login and logout, and the link to the desk. */
export function ProfessorBar({ store }: { store: ForumStore }) {
  const { token, hasDesk, openLogin, logout } = useStore(store);
  return (
    <p className="professor-bar needs-scripts">
      {token !== null && 'You are logged in as the professor. '}
      {hasDesk && (
        <>
          <a href={deskAddress}>Your desk</a>{' '}
        </>
      )}
      <button type="button" className="button-plain" onClick={token === null ? openLogin : logout}>
        {token === null ? 'Log in as the professor' : 'Log out'}
      </button>
    </p>
  );
}
