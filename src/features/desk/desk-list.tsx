import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { DeskPart } from './desk-api.ts';
import type { DeskStore } from './desk-state.ts';
import { EnteredContext } from './use-view.ts';

/** The heading of a section, which gets the focus when somebody goes to the section. */
export function ViewHeading({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null);
  const isEntered = useContext(EnteredContext);
  useEffect(() => {
    if (isEntered) ref.current?.focus({ preventScroll: true });
  }, [isEntered]);
  return (
    <h2 ref={ref} tabIndex={-1}>
      {children}
    </h2>
  );
}

/** Loads a part of the desk when its section is entered. */
export function usePart<Part extends DeskPart>(store: DeskStore, part: Part) {
  useEffect(() => void store.getState().load(part), [store, part]);
  return useStore(store, ({ data }) => data[part]);
}

/** What is shown until a part is loaded; errors are shown above it. */
export function Awaited({ part, store }: { part: DeskPart; store: DeskStore }) {
  const isLoading = useStore(store, ({ loading }) => loading.includes(part));
  return <p className="quiet">{isLoading && 'Loading...'}</p>;
}

/** What a list is narrowed to: the filter, which is what waits until another is chosen, and the words of the search. */
export function useNarrowing<Name extends string>(store: DeskStore, part: DeskPart) {
  const { filter = 'waiting', words = '' } = useStore(store, ({ narrowed }) => narrowed[part]) ?? {};
  return {
    filter: filter as Name,
    words,
    choose: (name: Name) => store.getState().narrow(part, { filter: name }),
    search: (typed: string) => store.getState().narrow(part, { words: typed }),
  };
}

interface LongListProps<Entry> {
  readonly entries: readonly Entry[];
  /** How many are shown at first, and added with each step. */
  readonly step: number;
  /** The message for an empty list. */
  readonly none: string;
  readonly children: (shown: readonly Entry[]) => ReactNode;
}

/** A list that is lengthened step by step. */
export function LongList<Entry>({ entries, step, none, children }: LongListProps<Entry>) {
  const [steps, setSteps] = useState(1);
  if (entries.length === 0) {
    return (
      <p className="quiet desk-none" role="status">
        {none}
      </p>
    );
  }
  const shown = entries.slice(0, steps * step);
  return (
    <>
      {children(shown)}
      {shown.length < entries.length && (
        <button type="button" className="button-quiet desk-more" onClick={() => setSteps(steps + 1)}>
          Show more ({entries.length - shown.length})
        </button>
      )}
    </>
  );
}

interface SearchFieldProps {
  readonly label: string;
  readonly words: string;
  readonly onType: (words: string) => void;
}

/** Filters a list by words. */
export function SearchField({ label, words, onType }: SearchFieldProps) {
  return (
    <input
      type="search"
      aria-label={label}
      placeholder="Search"
      autoComplete="off"
      value={words}
      onChange={({ target }) => onType(target.value)}
    />
  );
}
