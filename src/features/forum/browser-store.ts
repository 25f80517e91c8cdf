import { siteApi } from '../../lib/site-api.ts';
import { lastingSlot, onOtherTab, tabSlot } from '../../lib/storage.ts';
import { createForumStore } from './forum-store.ts';

/** The forum of this browser. */
export const forumStore = createForumStore({
  api: siteApi,
  alert: (text) => window.alert(text),
  draft: tabSlot('forum-question'),
  replies: tabSlot('forum-replies'),
  token: lastingSlot('professorToken'),
  lastToken: lastingSlot('professorLastToken'),
  onOtherTab,
});
