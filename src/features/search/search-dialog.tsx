import { type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { addressOf } from '../../content/address.ts';
import { site } from '../../content/site.ts';
import type { SearchKind } from '../../content/types.ts';
import { searchStore } from './browser-store.ts';
import type { FoundEntry, HitGroup } from './create-finder.ts';
import type { MarkedPart } from './marks.ts';
import { SearchAnswer } from './search-answer.tsx';
import { SearchMessage } from './search-message.tsx';

const kinds: Readonly<Record<SearchKind, string>> = {
  topic: 'Topics',
  paper: 'Papers',
  talk: 'Talks',
  course: 'Courses',
  news: 'News',
  person: 'People',
  question: 'Questions',
  term: 'Glossary',
  page: 'Pages',
  reference: 'References',
};
/** What a hit is, where the heading above it says so already. */
const repeats: ReadonlySet<string> = new Set([...Object.values(kinds), 'Answer', 'Talk', 'Course']);
const listId = 'search-hits';

/** A dialog with one field whose list of hits is walked with the arrow keys; the browser keeps the focus inside and gives it back. */
export function SearchDialog() {
  const { query, groups, hits, active, hide, type, move } = useStore(searchStore);
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    field.current?.select();
    return () => element?.close();
  }, []);

  useEffect(() => {
    document.getElementById(hitId(active))?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter') document.getElementById(hitId(active))?.click();
    else return;
    event.preventDefault();
  }

  /** A click beside the dialog lands on the dialog itself, that is on its backdrop. */
  function onClick(event: MouseEvent): void {
    if (event.target === dialog.current) hide();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a modal dialog on Escape
    <dialog
      className="search-dialog"
      ref={dialog}
      aria-label="Search this site"
      onCancel={(event) => {
        // As in ui/dialog.tsx: closing is the state's affair; `close` comes by itself only where the browser insists.
        event.preventDefault();
        hide();
      }}
      onClose={hide}
      onClick={onClick}
    >
      <div className="search-panel">
        <div className="search-field">
          <input
            ref={field}
            type="text"
            role="combobox"
            aria-label="Search this site"
            aria-autocomplete="list"
            aria-expanded={hits.length > 0}
            aria-controls={listId}
            aria-activedescendant={active < 0 ? undefined : hitId(active)}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            inputMode="search"
            placeholder="Topics, papers, references"
            value={query}
            onChange={({ target }) => type(target.value)}
            onKeyDown={onKeyDown}
          />
          <button type="button" className="search-close" onClick={hide}>
            Close
          </button>
        </div>
        <SearchMessage />
        <div className="search-found">
          <SearchAnswer />
          <div id={listId} className="search-hits" role="listbox" aria-label="Results">
            {groups.map((group, index) => (
              <Group key={group.kind} group={group} start={countBefore(groups, index)} />
            ))}
          </div>
        </div>
      </div>
    </dialog>
  );
}

function Group({ group, start }: { group: HitGroup; start: number }) {
  const { kind, hits, total } = group;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
    <div role="group" aria-labelledby={`search-${kind}`}>
      <p className="search-kind" id={`search-${kind}`}>
        {kinds[kind]}
        {total > hits.length && <span className="search-more">{` ${hits.length} of ${total}`}</span>}
      </p>
      {hits.map((hit, index) => (
        <Option key={hit.href} hit={hit} index={start + index} />
      ))}
    </div>
  );
}

function Option({ hit, index }: { hit: FoundEntry; index: number }) {
  const active = useStore(searchStore, (state) => state.active === index);
  const { hide, activate } = searchStore.getState();
  const context = repeats.has(hit.context) ? '' : hit.context;
  // What answers the very question stands above the hits already.
  const tells = hit.answer === undefined && (context !== '' || hit.snippet.length > 0);
  return (
    <a
      id={hitId(index)}
      className="search-hit"
      role="option"
      aria-selected={active}
      tabIndex={-1}
      href={addressOf(hit.href, site.base)}
      onPointerMove={() => active || activate(index)}
      onClick={(event) => event.metaKey || event.ctrlKey || event.shiftKey || hide()}
    >
      <span className="search-title">
        <Marked parts={hit.title} />
      </span>
      {tells && (
        <span className="search-snippet">
          {context !== '' && <span className="search-context">{context}</span>}
          <Marked parts={hit.snippet} />
        </span>
      )}
    </a>
  );
}

function Marked({ parts }: { parts: readonly MarkedPart[] }) {
  return parts.map(({ text, hit }, index) => {
    const key = `${index}${text}`;
    return hit ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
  });
}

function hitId(index: number): string {
  return `search-hit-${index}`;
}

function countBefore(groups: readonly HitGroup[], index: number): number {
  return groups.slice(0, index).reduce((sum, { hits }) => sum + hits.length, 0);
}
