import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { addressOf } from '../../content/address.ts';
import { site } from '../../content/site.ts';
import type { ReferencesPage } from '../../content/types.ts';
import { MarkupBlock } from '../../ui/markup-block.tsx';
import { FilterForm } from './filter-form.tsx';
import { isWanted, noFilters, wordsOf } from './filters.ts';
import { createReferencesStore } from './references-store.ts';
import { useAddress } from './use-address.ts';

/** All entries stand in the page, so that it is a plain list without scripts; a filter hides those not wanted. */
export function ReferencesScreen({ page }: { page: ReferencesPage }) {
  const [store] = useState(createReferencesStore);
  useAddress(store);
  const filters = useStore(store, (state) => state.filters);
  const entries = useMemo(() => page.entries.map((entry) => ({ entry, words: wordsOf(entry) })), [page]);
  const wanted = entries.map(({ entry, words }) => isWanted(entry, words, filters));
  const count = wanted.filter(Boolean).length;

  return (
    <div className="page references-page">
      <h1>{page.title}</h1>
      <p className="references-lead">
        <a href={addressOf(page.bibtex, site.base)} download>
          All as BibTeX
        </a>
      </p>
      <FilterForm page={page} store={store} />
      <p className="reference-count" role="status">
        {count === entries.length ? `${count} publications` : `${count} of ${entries.length} publications`}
      </p>
      {count < entries.length && (
        <button type="button" className="button button-quiet" onClick={() => store.getState().change(noFilters)}>
          Show all
        </button>
      )}
      <ul className="reference-list">
        {entries.map(({ entry }, index) => (
          <li key={entry.id} id={entry.id} hidden={!wanted[index]}>
            <MarkupBlock className="prose" markup={entry.body} />
          </li>
        ))}
      </ul>
    </div>
  );
}
