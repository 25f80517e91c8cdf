import { memo, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { addressOf } from '../../content/address.ts';
import { site } from '../../content/site.ts';
import type { ReferenceEntry, ReferencesPage } from '../../content/types.ts';
import { MarkupBlock } from '../../ui/markup-block.tsx';
import { FilterForm } from './filter-form.tsx';
import { isWanted, noFilters, wordsOf } from './filters.ts';
import { createReferencesStore } from './references-store.ts';
import { useAddress } from './use-address.ts';

/** Entered anew with every address: a link to one publication finds the whole list, whatever was filtered before. */
export function ReferencesScreen({ page }: { page: ReferencesPage }) {
  const query = typeof location === 'undefined' ? '' : location.search;
  return <ReferenceList key={query} page={page} />;
}

/** All entries stand in the page, so that it is a plain list without scripts; a filter hides those not wanted. */
function ReferenceList({ page }: { page: ReferencesPage }) {
  const [store] = useState(createReferencesStore);
  useAddress(store);
  const { filters, change } = useStore(store);
  const entries = useMemo(() => page.entries.map((entry) => ({ entry, words: wordsOf(entry) })), [page]);
  const wanted = entries.map(({ entry, words }) => isWanted(entry, words, filters));
  const count = wanted.filter(Boolean).length;

  return (
    <div className="page references-page">
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
      <div className="reference-count">
        <p role="status">
          {count === entries.length ? `${count} publications` : `${count} of ${entries.length} publications`}
        </p>
        {count < entries.length && (
          <button type="button" className="button-plain" onClick={() => change(noFilters)}>
            Show all
          </button>
        )}
      </div>
      {count === 0 && (
        <p className="reference-none">No publications match. Try fewer words or a wider range of years.</p>
      )}
      <ul className="reference-list">
        {entries.map(({ entry }, index) => (
          <Entry key={entry.id} entry={entry} hidden={!wanted[index]} />
        ))}
      </ul>
    </div>
  );
}

const Entry = memo(function Entry({ entry, hidden }: { entry: ReferenceEntry; hidden: boolean }) {
  return (
    <li id={`ref-${entry.id}`} hidden={hidden}>
      <MarkupBlock className="prose" markup={entry.body} />
    </li>
  );
});
