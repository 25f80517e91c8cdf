import { useEffect } from 'react';
import type { ForumPage } from '../../content/types.ts';
import { BodyText } from '../../ui/body-text.tsx';
import { NoScript } from '../../ui/no-script.tsx';
import { SectionDetails } from '../../ui/section-details.tsx';
import { AskForm } from './ask-form.tsx';
import { forumStore } from './browser-store.ts';
import { ForumDialogs } from './forum-dialogs.tsx';
import type { ForumStore } from './forum-state.ts';
import { ProfessorBar } from './professor-bar.tsx';
import { Thread } from './thread.tsx';

export function ForumScreen({ page, store = forumStore }: { page: ForumPage; store?: ForumStore }) {
  useEffect(() => store.getState().open(), [store]);

  return (
    <div className="forum">
      <div className="page forum-talk">
        <h1>{page.title}</h1>
        <BodyText body={page.intro} />
        <NoScript what="The forum" />
        <AskForm store={store} />
        <Thread store={store} />
      </div>
      <div className="page forum-rest">
        <section aria-labelledby="faq">
          <h2 id="faq">Frequently asked questions</h2>
          {page.faq.map((section) => (
            <SectionDetails key={section.id} section={section} open={false} level="h3" />
          ))}
        </section>
        <ProfessorBar store={store} />
        <ForumDialogs store={store} />
      </div>
    </div>
  );
}
