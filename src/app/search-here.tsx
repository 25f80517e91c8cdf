import { useState } from 'react';
import { searchStore } from '../features/search/browser-store.ts';

/** A field that opens the search with what is typed into it. */
export function SearchHere() {
  const [text, setText] = useState('');
  return (
    <search className="search-here needs-scripts">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          searchStore.getState().show();
          searchStore.getState().type(text);
        }}
      >
        <input
          type="search"
          aria-label="Search this site"
          placeholder="Topics, papers, references"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <button type="submit" className="button">
          Search
        </button>
      </form>
    </search>
  );
}
