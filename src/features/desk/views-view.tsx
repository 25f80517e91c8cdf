import { site } from '../../content/site.ts';
import { Awaited, LongList, usePart, ViewHeading } from './desk-list.tsx';
import type { DeskStore } from './desk-state.ts';
import { DownloadButton } from './download-button.tsx';
import { WeekPlot } from './week-plot.tsx';

const spans = { week: '7 days', month: '30 days', year: '365 days' } as const;
const spanNames = Object.keys(spans) as (keyof typeof spans)[];

/** How often the pages of the site were viewed. */
export function ViewsView({ store }: { store: DeskStore }) {
  const views = usePart(store, 'views');
  if (views === undefined) return <Awaited part="views" store={store} />;
  return (
    <>
      <ViewHeading>Views of pages</ViewHeading>
      <p className="quiet desk-lead">
        A view is a page that was opened with JavaScript on, by day (UTC). Nothing is known of who opened it: programs
        that say what they are, browsers that ask not to be tracked, and yours while you are logged in are not counted.
      </p>
      <div className="desk-plots desk-views-plot">
        <WeekPlot
          title="Views"
          note={`${views.weeks.at(-1)?.views ?? 0} this week`}
          weeks={views.weeks.map((week) => ({ monday: week.monday, count: week.views }))}
        />
      </div>
      <LongList entries={views.pages} step={50} none="No view has been counted yet.">
        {(pages) => (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by the keyboard.
          <section className="table-scroll" aria-label="Views by page" tabIndex={0}>
            <table className="desk-table desk-numbers">
              <thead>
                <tr>
                  <th scope="col">Page</th>
                  {spanNames.map((span) => (
                    <th key={span} scope="col">
                      {spans[span]}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {pages.map((page) => (
                  <tr key={page.path}>
                    <td data-title="Page">
                      <a href={site.base + page.path}>{page.path}</a>
                    </td>
                    {spanNames.map((span) => (
                      <td key={span} data-title={spans[span]}>
                        {page[span]}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
      </LongList>
      {views.pages.length > 0 && (
        <div className="desk-actions desk-exports">
          <DownloadButton path="/api/desk/views.csv" name="views.csv" store={store}>
            All days as CSV
          </DownloadButton>
        </div>
      )}
    </>
  );
}
