import { useStore } from 'zustand';
import type { ForumStore } from './forum-state.ts';
import type { Filter } from './question-list.ts';

const names: Readonly<Record<Filter, string>> = { all: 'All', answered: 'Answered', unanswered: 'Unanswered' };

export function FilterButtons({ store }: { store: ForumStore }) {
  const { filter, setFilter } = useStore(store);
  return (
    <fieldset className="filter needs-scripts">
      <legend className="visually-hidden">Which questions to show</legend>
      {(Object.keys(names) as Filter[]).map((name) => (
        <button key={name} type="button" aria-pressed={name === filter} onClick={() => setFilter(name)}>
          {names[name]}
        </button>
      ))}
    </fieldset>
  );
}
