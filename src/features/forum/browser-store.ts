import { forumDraft } from '../../lib/forum-draft.ts';
import { siteApi } from '../../lib/site-api.ts';
import { lastingSlot, onOtherTab, tabSlot } from '../../lib/storage.ts';
import { createForumStore } from './forum-store.ts';

/** The forum of this browser. */
export const forumStore = createForumStore({
  api: siteApi,
  alert: (text) => window.alert(text),
  draft: forumDraft,
  replies: tabSlot('forum-replies'),
  token: lastingSlot('professorToken'),
  lastToken: lastingSlot('professorLastToken'),
  onOtherTab,
});
