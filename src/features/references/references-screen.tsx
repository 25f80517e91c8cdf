import { memo, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import { addressOf } from '../../content/address.ts';
import { site } from '../../content/site.ts';
import type { ReferenceEntry, ReferencesPage, Shown } from '../../content/types.ts';
import { fold } from '../../lib/fold.ts';
import { moveFocus } from '../../lib/move-focus.ts';
import { sayCount } from '../../lib/say-count.ts';
import { MarkupBlock } from '../../ui/markup-block.tsx';
import { useAddress } from '../../ui/use-address.ts';
import { FilterForm } from './filter-form.tsx';
import { type Filters, isWanted, noFilters, searchTextOf, sortEntries, writeFilters } from './filters.ts';
import { plainText } from './plain-text.ts';
import { createReferencesStore, type ReferencesStore } from './references-store.ts';
import { SaveListed } from './save-listed.tsx';

/** How many entries are shown before the reader asks for the rest. */
const firstShown = 50;

/**
 * Starts anew with every query, so that a link to one publication finds the whole list, whatever was filtered before.
 */
export function ReferencesScreen({ page }: { page: Shown<ReferencesPage> }) {
  const query = typeof location === 'undefined' ? '' : location.search;
  return <ReferenceList key={query} page={page} />;
}

/**
 * The page holds all entries, so that it is a plain list without scripts; the app hides those that are filtered out.
 */
function ReferenceList({ page }: { page: Shown<ReferencesPage> }) {
  const [store] = useState(enterStore);
  useAddress(store, queryOf);
  const { filters, isWhole, change, showWhole } = useStore(store);
  const entries = useMemo(() => page.entries.map((entry) => ({ entry, searchText: searchTextOf(entry) })), [page]);
  const sorted = useMemo(() => sortEntries(entries, filters.sort), [entries, filters.sort]);
  const wanted = sorted.filter(({ entry, searchText }) => isWanted(entry, searchText, filters));
  const shown = new Set(wanted.map(({ entry }) => entry.id));
  const later = new Set(isWhole ? [] : wanted.slice(firstShown).map(({ entry }) => entry.id));
  const author =
    page.authors.find(({ value }) => value === filters.author)?.title.replace(/ \(\d+\)$/, '') ?? filters.author;
  const letters = useMemo(() => firstOfLetters(page.entries), [page]);
  const isNarrowed = wanted.length < entries.length;
  const list = useRef<HTMLUListElement>(null);

  function continueWithRest() {
    const next = list.current?.querySelector<HTMLElement>('.later');
    flushSync(showWhole);
    moveFocus(next);
  }

  return (
    <div className="page wide">
      <header className="page-header">
        <h1>{page.title}</h1>
        <p className="references-lead">
          Every publication cited on this site, with a note on what it shows and the pages that cite it.{' '}
          <a href={addressOf(page.bibtex, site.base)} download>
            Download all as BibTeX
          </a>
        </p>
      </header>
      <FilterForm page={page} store={store} />
      {filters.author !== '' && <h2 className="reference-author">{`Publications by ${author}`}</h2>}
      <div className="reference-count" tabIndex={-1}>
        <p role="status">{sayCount(wanted.length, entries.length, 'publication')}</p>
        {isNarrowed && (
          <button type="button" className="button-plain" onClick={() => change({ ...noFilters, sort: filters.sort })}>
            Clear filters
          </button>
        )}
        {isNarrowed && wanted.length > 0 && <SaveListed file={page.bibtex} ids={shown} />}
      </div>
      {wanted.length === 0 && (
        <p className="reference-none">No publications match. Try fewer words or a wider range of years.</p>
      )}
      {!isNarrowed && filters.sort === '' && (
        <nav className="reference-letters" aria-label="Authors by letter">
          {letters.map(([letter, id]) => (
            <a key={letter} href={`#ref-${id}`} onClick={showWhole}>
              {letter}
            </a>
          ))}
        </nav>
      )}
      <ul className="reference-list" ref={list}>
        {sorted.map(({ entry }) => (
          <Entry key={entry.id} entry={entry} hidden={!shown.has(entry.id)} isLater={later.has(entry.id)} />
        ))}
      </ul>
      {later.size > 0 && (
        <button type="button" className="button-quiet reference-more needs-scripts" onClick={continueWithRest}>
          {`Show the other ${later.size}`}
        </button>
      )}
    </div>
  );
}

/** The first entry for each initial letter. */
function firstOfLetters(entries: ReferencesPage['entries']): [letter: string, id: string][] {
  const first = new Map<string, string>();
  for (const { id, body } of entries) {
    const letter = fold(plainText(body.html).trim().charAt(0)).toUpperCase();
    if (!first.has(letter)) first.set(letter, id);
  }
  return [...first];
}

function queryOf({ filters }: { readonly filters: Filters }): string {
  return writeFilters(filters);
}

/**
 * A store with the filters of the address. A prerendered page is hydrated with the whole list, and filtered after that.
 */
function enterStore(): ReferencesStore {
  const store = createReferencesStore();
  if (typeof location !== 'undefined') store.getState().enter(location.search, location.hash);
  return store;
}

interface EntryProps {
  readonly entry: ReferenceEntry;
  readonly hidden: boolean;
  /** Hidden until the reader asks for the whole list; without scripts it is shown. */
  readonly isLater: boolean;
}

const Entry = memo(function Entry({ entry, hidden, isLater }: EntryProps) {
  return (
    <li id={`ref-${entry.id}`} hidden={hidden} className={isLater ? 'later' : undefined}>
      <MarkupBlock className="prose" markup={entry.body} />
    </li>
  );
});
