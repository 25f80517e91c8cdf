import type { Shown } from '../../content/types.ts';
import { siteExtras } from '../../lib/extras.ts';
import { forumDraft } from '../../lib/forum-draft.ts';
import { onReturn } from '../../lib/on-return.ts';
import { siteApi } from '../../lib/site-api.ts';
import { lastingSlot, onOtherTab, tabSlot } from '../../lib/storage.ts';
import type { ForumStore } from './forum-state.ts';
import { createForumStore } from './forum-store.ts';
import type { ServedForumPage } from './served-page.ts';

const stores = new WeakMap<Shown<ServedForumPage>, ForumStore>();

/** The store of the forum for a page; a page that is visited again is found as it was left. */
export function forumStoreOf(page: Shown<ServedForumPage>): ForumStore {
  const known = stores.get(page) ?? create(page);
  stores.set(page, known);
  return known;
}

function create({ thread }: Shown<ServedForumPage>): ForumStore {
  return createForumStore(
    {
      api: siteApi,
      alert: (text) => window.alert(text),
      draft: forumDraft,
      replies: tabSlot('forum-replies'),
      own: lastingSlot('forumQuestions'),
      extras: siteExtras,
      token: lastingSlot('professorToken'),
      lastToken: lastingSlot('professorLastToken'),
      onOtherTab,
      onReturn,
    },
    thread ?? null,
  );
}
