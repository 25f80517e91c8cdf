import { createElement, type ReactNode } from 'react';
import { Route, Switch } from 'wouter';
import type { ShownPage } from '../content/page-store.ts';
import { PaperMissing } from '../features/research/paper-missing.tsx';
import { ResourcesScreen } from '../features/resources/resources-screen.tsx';
import { Sidebar } from '../features/resources/sidebar.tsx';
import { AskedAddress } from './asked-address.tsx';
import { LoadFailed } from './load-failed.tsx';
import { NotFound } from './not-found.tsx';
import { Screen } from './screen.tsx';
import { deskScreen } from './screens.ts';
import { SearchHere } from './search-here.tsx';

/** The main area. Each section has its own message for an unknown address. */
export function Routes({ shown, onRetry }: { shown: ShownPage; onRetry: () => void }) {
  const { path, result } = shown;
  const sidebar = ('sidebar' in result ? result.sidebar : null) ?? [];
  const overview = result.status === 'missing' ? result.overview : undefined;

  function content(missing: ReactNode) {
    if (result.status === 'failed') return <LoadFailed why={result.why} onRetry={onRetry} />;
    if (result.status === 'desk') return createElement(deskScreen());
    return result.status === 'missing' ? missing : <Screen key={path} page={result.page} />;
  }

  return (
    <Switch>
      <Route path="/resources/*?">
        <div className="resources">
          <Sidebar groups={sidebar} path={path} />
          {content(
            <ResourcesScreen
              groups={overview?.groups ?? []}
              missing={{ address: <AskedAddress />, search: <SearchHere /> }}
            />,
          )}
        </div>
      </Route>
      <Route path="/research/*?">{content(<PaperMissing address={<AskedAddress />} search={<SearchHere />} />)}</Route>
      <Route>{content(<NotFound />)}</Route>
    </Switch>
  );
}
