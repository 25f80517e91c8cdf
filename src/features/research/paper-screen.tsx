import { addressOf } from '../../content/address.ts';
import { site } from '../../content/site.ts';
import type { PaperPage, Shown } from '../../content/types.ts';
import { formatPublished } from '../../lib/dates.ts';
import { BodyText } from '../../ui/body-text.tsx';
import { Cite } from '../../ui/cite.tsx';
import { Dateline } from '../../ui/dateline.tsx';
import { EndMark } from '../../ui/end-mark.tsx';
import { MarkupBlock } from '../../ui/markup-block.tsx';
import { Pager } from '../../ui/pager.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { TableOfContents, TableOfContentsButton } from '../../ui/table-of-contents.tsx';
import { Names } from './names.tsx';

export function PaperScreen({ page }: { page: Shown<PaperPage> }) {
  const called = page.publication?.called ?? 'paper';
  return (
    <div className="with-side">
      <article className="page paper">
        <SiteLink className="back-link" href="/research">
          BACK
        </SiteLink>
        <header className="page-header">
          <h1>{page.title}</h1>
          <p className="byline">
            <Names names={page.authors} />
          </p>
          {page.publication?.line && <MarkupBlock className="appeared" markup={page.publication.line} />}
          <Dateline
            label={page.label !== page.title && page.label}
            date={page.publication?.line ? undefined : page.date}
            format={formatPublished}
            draft={page.draft}
            minutes={page.minutes}
            updated={page.updated}
          />
          {page.links.length > 0 && (
            <p className="dates">
              {page.links.map(({ title, ...link }) => (
                <SiteLink key={`${title} ${link.href}`} {...link}>
                  {title}
                </SiteLink>
              ))}
            </p>
          )}
          <TableOfContentsButton entries={page.toc} />
        </header>
        <BodyText body={page.body}>
          <EndMark />
        </BodyText>
        {page.publication && (
          <p className="cite-paper">
            The {called}: <SiteLink href={page.publication.href}>{page.publication.title}</SiteLink>.{' '}
            <a className="cite-link" href={addressOf(page.publication.cite, site.base)}>
              Cite the {called}
            </a>
          </p>
        )}
        <Cite files={page.cite} what="this page" />
        <Pager what={called === 'paper' ? 'Paper' : 'Page'} previous={page.previous} next={page.next} />
      </article>
      <TableOfContents entries={page.toc} />
    </div>
  );
}
