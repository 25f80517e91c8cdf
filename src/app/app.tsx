import { useEffect, useState } from 'react';
import { Router, useLocation } from 'wouter';
import { useStore } from 'zustand';
import type { PageStore } from '../content/page-store.ts';
import { site } from '../content/site.ts';
import { Figure } from '../features/figures/figure.tsx';
import { watchPlots } from '../features/figures/watch-plots.ts';
import { FigureContext } from '../ui/body-text.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LoadingLine } from './loading-line.tsx';
import { createLocationHook } from './location-hook.ts';
import { Routes } from './routes.tsx';
import { ScreenGuard } from './screen-guard.tsx';
import { useLanding } from './use-landing.ts';

interface AppProps {
  readonly pages: PageStore;
  /** Loads the shown page again. */
  readonly onRetry: () => void;
  /** Called with every page that is shown, once its title is set. */
  readonly onView: (path: string, title: string) => void;
}

export function App({ pages, onRetry, onView }: AppProps) {
  const [useShownLocation] = useState(() => createLocationHook(pages, site.base));
  return (
    <Router base={site.base} hook={useShownLocation}>
      <FigureContext value={Figure}>
        <Layout pages={pages} onView={onView} onRetry={onRetry} />
      </FigureContext>
    </Router>
  );
}

function Layout({ pages, onView, onRetry }: AppProps) {
  const [path] = useLocation();
  const shown = useStore(pages, (state) => state.shown);
  const announcement = useLanding(shown);
  const hasSidebar = 'sidebar' in shown.result && shown.result.sidebar !== null;
  useEffect(() => {
    // The desk does not count as a page view.
    if (shown.result.status !== 'desk') onView(shown.path, document.title);
  }, [shown, onView]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other plots
  useEffect(() => watchPlots(document), [shown]);
  return (
    <>
      <a className="skip-link" href={hasSidebar ? '#page-text' : '#main'}>
        Skip to content
      </a>
      <LoadingLine pages={pages} />
      <Header path={path} />
      <main id="main" tabIndex={-1}>
        <ScreenGuard shown={shown} onRetry={() => location.reload()}>
          <Routes shown={shown} onRetry={onRetry} />
        </ScreenGuard>
      </main>
      <Footer shown={shown} />
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
    </>
  );
}
