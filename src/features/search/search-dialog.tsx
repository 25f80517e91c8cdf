import { type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { isComposing } from '../../lib/is-composing.ts';
import { searchStore } from './browser-store.ts';
import type { HitGroup } from './create-finder.ts';
import { askedId, SearchAnswer } from './search-answer.tsx';
import { hitId, kindTitles, SearchHit } from './search-hit.tsx';
import { SearchMessage } from './search-message.tsx';

const listId = 'search-hits';

/**
 * A dialog with a field and a list of hits that the arrow keys move through; the browser keeps the focus inside and
 * gives it back.
 */
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
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter') document.getElementById(hitId(active))?.click();
    else return;
    event.preventDefault();
  }

  /** A click beside the dialog has the dialog itself, that is its backdrop, as its target. */
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
            aria-controls={`${askedId} ${listId}`}
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
        <div className="search-found">
          <SearchAnswer />
          <div id={listId} className="search-hits" role="listbox" aria-label="Results">
            {groups.map((group, index) => (
              <Group key={group.kind} group={group} start={countBefore(groups, index)} />
            ))}
          </div>
        </div>
        <SearchMessage />
      </div>
    </dialog>
  );
}

/** The hits of a kind, without the question that was asked: it is shown above them, with its answer. */
function Group({ group, start }: { group: HitGroup; start: number }) {
  const { kind, hits, total } = group;
  if (hits.every(({ answer }) => answer !== undefined)) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
    <div role="group" aria-labelledby={`search-${kind}`}>
      <p className="search-kind" id={`search-${kind}`}>
        {kindTitles[kind]}
        {total > hits.length && <span className="search-more">{` ${hits.length} of ${total}`}</span>}
      </p>
      {hits.map(
        (hit, index) => hit.answer === undefined && <SearchHit key={hit.href} hit={hit} index={start + index} />,
      )}
    </div>
  );
}

function countBefore(groups: readonly HitGroup[], index: number): number {
  return groups.slice(0, index).reduce((sum, { hits }) => sum + hits.length, 0);
}
