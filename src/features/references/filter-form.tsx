import { useState } from 'react';
import { useStore } from 'zustand';
import type { ReferencesPage, Shown } from '../../content/types.ts';
import { limits } from '../../lib/limits.ts';
import { sortings } from './filters.ts';
import type { ReferencesStore } from './references-store.ts';

interface FilterFormProps {
  readonly page: Shown<ReferencesPage>;
  readonly store: ReferencesStore;
}

const sortingNames = { year: 'Year, newest first', cited: 'Times cited on this site' };

/** Adds the author whom the address names, if a single publication keeps that author out of the list. */
function withOther(authors: ReferencesPage['authors'], value: string): ReferencesPage['authors'] {
  return value === '' ? authors : [{ value, title: value }, ...authors];
}

/** The filters of the list; they take effect at once, so there is nothing to send. */
export function FilterForm({ page, store }: FilterFormProps) {
  const { filters, change } = useStore(store);
  const [isOpen, setOpen] = useState(false);
  const { first, last } = page.years;
  const authors = page.authors.some(({ value }) => value === filters.author)
    ? page.authors
    : withOther(page.authors, filters.author);
  const { text: _, ...others } = filters;
  const count = Object.values(others).filter((value) => value !== '').length;
  return (
    <search className="reference-filters needs-scripts">
      <form
        data-open={isOpen || undefined}
        aria-label="Filter the references"
        onSubmit={(event) => event.preventDefault()}
      >
        <div className="field filter-text">
          <label htmlFor="filter-text">Author, title or word</label>
          <input
            id="filter-text"
            type="search"
            autoComplete="off"
            maxLength={limits.short}
            value={filters.text}
            onChange={({ target }) => change({ text: target.value })}
          />
        </div>
        <button
          type="button"
          className="button-quiet filter-more"
          aria-expanded={isOpen}
          onClick={() => setOpen((open) => !open)}
        >
          Filter and sort{count > 0 && ` (${count})`}
        </button>
        <div className="field filter-topic">
          <label htmlFor="filter-topic">Cited on</label>
          <select id="filter-topic" value={filters.topic} onChange={({ target }) => change({ topic: target.value })}>
            <option value="">Any page</option>
            {page.topics.map((group) => (
              <optgroup key={group.title} label={group.title}>
                {group.options.map(({ value, title }) => (
                  <option key={value} value={value}>
                    {title}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor="filter-author">Author</label>
          <select id="filter-author" value={filters.author} onChange={({ target }) => change({ author: target.value })}>
            <option value="">Any author</option>
            {authors.map(({ value, title }) => (
              <option key={value} value={value}>
                {title}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor="filter-type">Type</label>
          <select id="filter-type" value={filters.type} onChange={({ target }) => change({ type: target.value })}>
            <option value="">Any type</option>
            {page.types.map(({ value, title }) => (
              <option key={value} value={value}>
                {title}
              </option>
            ))}
          </select>
        </div>
        <fieldset className="filter-years">
          <legend>Years</legend>
          <label className="visually-hidden" htmlFor="filter-from">
            From year
          </label>
          <input
            id="filter-from"
            inputMode="numeric"
            maxLength={4}
            placeholder={String(first)}
            value={filters.from}
            onChange={({ target }) => change({ from: target.value })}
          />
          <span aria-hidden="true">–</span>
          <label className="visually-hidden" htmlFor="filter-to">
            To year
          </label>
          <input
            id="filter-to"
            inputMode="numeric"
            maxLength={4}
            placeholder={String(last)}
            value={filters.to}
            onChange={({ target }) => change({ to: target.value })}
          />
        </fieldset>
        <div className="field">
          <label htmlFor="filter-sort">Sort by</label>
          <select id="filter-sort" value={filters.sort} onChange={({ target }) => change({ sort: target.value })}>
            <option value="">Author</option>
            {sortings.map((value) => (
              <option key={value} value={value}>
                {sortingNames[value]}
              </option>
            ))}
          </select>
        </div>
      </form>
    </search>
  );
}
