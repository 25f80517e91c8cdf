import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { addressOf } from '../content/address.ts';
import { site } from '../content/site.ts';
import type { FoundEntry } from '../features/search/create-finder.ts';
import { hasList } from '../lib/site-has.ts';
import { SiteLink } from '../ui/site-link.tsx';
import { SmallPage } from '../ui/small-page.tsx';
import { AskedAddress } from './asked-address.tsx';
import { SearchHere } from './search-here.tsx';

export function NotFound() {
  const [path] = useLocation();
  const hasAnswers = hasList('/answers');
  const [guesses, setGuesses] = useState<readonly FoundEntry[]>([]);
  useEffect(() => {
    let isShown = true;
    import('../features/search/guess-pages.ts')
      .then(({ guessPages }) => guessPages(path))
      .then((found) => isShown && setGuesses(found))
      .catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [path]);

  return (
    <SmallPage title="Page not found">
      <div className="prose">
        <p>
          No page has this address
          <AskedAddress />. Check the address for a typo; the page may also have moved.
        </p>
        <SearchHere />
        <p>
          What you are looking for may be among the <SiteLink href="/resources">topics</SiteLink>
          {hasAnswers ? ', the' : ' or the'} <SiteLink href="/research">papers</SiteLink>
          {hasAnswers && (
            <>
              {' or the '}
              <SiteLink href="/answers">answers</SiteLink>
            </>
          )}
          .
        </p>
        {/* Last, so that nothing moves under the eyes of whoever reads when they come. */}
        {guesses.length > 0 && (
          <>
            <p>Did you mean:</p>
            <ul>
              {guesses.map(({ href, title }) => (
                <li key={href}>
                  <a href={addressOf(href, site.base)}>{title.map(({ text }) => text).join('')}</a>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </SmallPage>
  );
}
