import { useStore } from 'zustand';
import { addressOf } from '../../content/address.ts';
import { site } from '../../content/site.ts';
import type { SearchKind } from '../../content/types.ts';
import { searchStore } from './browser-store.ts';
import type { FoundEntry } from './create-finder.ts';
import type { MarkedPart } from './marks.ts';

export const kindTitles: Readonly<Record<SearchKind, string>> = {
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
/** Contexts that only repeat the heading above the hit. */
const repeats: ReadonlySet<string> = new Set([...Object.values(kindTitles), 'Answer']);

export function SearchHit({ hit, index }: { hit: FoundEntry; index: number }) {
  const active = useStore(searchStore, (state) => state.active === index);
  const { hide, activate } = searchStore.getState();
  const context = repeats.has(hit.context) ? '' : hit.context;
  // The answer to the question is shown below it.
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

/** The id of a hit's element, by its index among all hits. */
export function hitId(index: number): string {
  return `search-hit-${index}`;
}
