import type { Shown, TopicPage } from '../../content/types.ts';
import { BodyText } from '../../ui/body-text.tsx';
import { Cite } from '../../ui/cite.tsx';
import { Dateline } from '../../ui/dateline.tsx';
import { EndMark } from '../../ui/end-mark.tsx';
import { Pager } from '../../ui/pager.tsx';
import { TableOfContents, TableOfContentsButton } from '../../ui/table-of-contents.tsx';
import { useReadToEnd } from './use-read-to-end.ts';

export function TopicScreen({ page }: { page: Shown<TopicPage> }) {
  const end = useReadToEnd(`/resources/${page.slug}`);
  return (
    <>
      <article id="page-text" className="page topic" tabIndex={-1}>
        <header className="page-header">
          <h1>{page.title}</h1>
          <Dateline
            label={page.group.title}
            date={page.date}
            draft={page.draft}
            minutes={page.minutes}
            updated={page.updated}
          />
          <TableOfContentsButton entries={page.toc} />
        </header>
        <BodyText body={page.body}>
          <EndMark />
        </BodyText>
        <div ref={end} />
        <Cite files={page.cite} what="this page" />
        <Pager what="Topic" previous={page.previous} next={page.next} />
      </article>
      <TableOfContents entries={page.toc} />
    </>
  );
}
