import { useStore } from 'zustand';
import { SiteLink } from '../../ui/site-link.tsx';
import { searchStore } from './browser-store.ts';

/** The state of the search: that it is loading, how many results there are, or why there are none. */
export function SearchMessage() {
  const { status, query, hits, groups, show, hide } = useStore(searchStore);
  const asked = query.trim() !== '';
  const total = groups.reduce((sum, group) => sum + group.total, 0);

  function message(): string {
    if (status === 'loading') return asked ? 'Searching...' : '';
    if (status === 'failed') return 'The search could not be loaded.';
    if (!asked) return '';
    if (hits.length === 0) return `No results for “${query.trim()}”.`;
    return total === 1 ? '1 result' : `${total} results`;
  }

  return (
    <div className="search-message">
      <p role="status">{message()}</p>
      {status === 'failed' && (
        <button type="button" className="button" onClick={show}>
          Try again
        </button>
      )}
      {status !== 'failed' && !asked && (
        <p>
          Search topics, papers, questions and references. Typos are fine.
          <span className="search-keys">
            <kbd>↑</kbd> <kbd>↓</kbd> to choose, <kbd>Enter</kbd> to open, <kbd>Esc</kbd> to close
          </span>
        </p>
      )}
      {status === 'ready' && asked && hits.length === 0 && (
        <p>
          Try fewer or different words. Or browse <Way href="/resources" title="topics" onGo={hide} />,{' '}
          <Way href="/research" title="papers" onGo={hide} /> and{' '}
          <Way href="/references" title="references" onGo={hide} />.
        </p>
      )}
    </div>
  );
}

interface WayProps {
  readonly href: '/resources' | '/research' | '/references';
  readonly title: string;
  readonly onGo: () => void;
}

function Way({ href, title, onGo }: WayProps) {
  return (
    <SiteLink href={href} onClick={onGo}>
      {title}
    </SiteLink>
  );
}
