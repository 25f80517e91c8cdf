import { renderToString } from 'react-dom/server';
import { createPageStore } from '../content/page-store.ts';
import { type Prerendered, writePrerendered } from '../content/prerendered.ts';
import { site } from '../content/site.ts';
import { loadFigures } from '../features/figures/figure.tsx';
import { App } from './app.tsx';
import { headTags } from './head.ts';
import { lateKinds, loadScreen } from './screens.ts';
import { headHtml } from './write-head.ts';

const still = { go: async () => undefined, retry: async () => undefined };

interface DocumentParts {
  readonly head: string;
  readonly body: string;
  readonly data: string;
}

/** What turns a page into the three parts of its document: head, content of the root element and of the `page` element. */
export async function preparePrerender(): Promise<(prerendered: Prerendered) => DocumentParts> {
  await loadFigures();
  for (const kind of lateKinds) await loadScreen(kind, async () => undefined);
  return (prerendered) => {
    const pages = createPageStore({ ...prerendered, landing: { top: 0 } });
    return {
      head: headHtml(headTags(prerendered, site)),
      body: renderToString(<App pages={pages} navigator={still} onView={() => undefined} />),
      data: writePrerendered(prerendered),
    };
  };
}
