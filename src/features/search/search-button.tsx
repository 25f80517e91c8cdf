import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { searchStore } from './browser-store.ts';
import { isShortcut } from './shortcut.ts';

/** Opens the search, as `/` and Ctrl-K do, and Back closes it; the dialog is loaded when it is opened for the first time. */
export function SearchButton() {
  const { open, show, hide, type } = useStore(searchStore);
  const [Panel, setPanel] = useState<ComponentType | null>(null);
  const [failed, setFailed] = useState(false);
  /** What is typed while the dialog is being loaded. */
  const early = useRef('');

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isShortcut(event, document)) return;
      event.preventDefault();
      show();
    };
    document.addEventListener('keydown', listen);
    addEventListener('popstate', hide);
    return () => {
      document.removeEventListener('keydown', listen);
      removeEventListener('popstate', hide);
    };
  }, [show, hide]);

  useEffect(() => {
    if (!open || Panel) return;
    setFailed(false);
    Promise.all([import('./search-dialog.tsx'), import('../../styles/screens/search.ts')]).then(
      ([{ SearchDialog }]) => setPanel(() => SearchDialog),
      () => {
        setFailed(true);
        hide();
      },
    );
  }, [open, Panel, hide]);

  useEffect(() => {
    if (!open) return;
    if (Panel) {
      if (early.current !== '') type(early.current);
      early.current = '';
      return;
    }
    const keep = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        early.current = '';
        hide();
      }
      if (event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      early.current += event.key;
    };
    document.addEventListener('keydown', keep);
    return () => document.removeEventListener('keydown', keep);
  }, [open, Panel, type, hide]);

  return (
    <>
      <button
        type="button"
        className="search-button"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        aria-label="Search"
        title="Search (/)"
        onClick={show}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="8.5" cy="8.5" r="5.25" />
          <path d="M12.5 12.5 17 17" />
        </svg>
      </button>
      {open && Panel && <Panel />}
      {failed && (
        <p className="search-failed" role="alert">
          The search could not be loaded. The connection failed, or the site was just updated: load the page again.
        </p>
      )}
    </>
  );
}
