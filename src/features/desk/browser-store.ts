import { site } from '../../content/site.ts';
import { deskChanged } from '../../lib/desk-address.ts';
import { onReturn } from '../../lib/on-return.ts';
import { siteApi } from '../../lib/site-api.ts';
import { lastingSlot, onOtherTab } from '../../lib/storage.ts';
import { createDeskApi } from './desk-api.ts';
import { createDeskStore } from './desk-store.ts';

/** The desk of this browser. */
export const deskStore = createDeskStore({
  api: siteApi,
  desk: createDeskApi(site.api || site.base),
  token: lastingSlot('professorToken'),
  lastToken: lastingSlot('professorLastToken'),
  drafts: lastingSlot('desk-drafts'),
  changed: lastingSlot(deskChanged),
  onOtherTab,
  onReturn,
  later: (task, milliseconds) => void setTimeout(task, milliseconds),
  now: () => Date.now(),
});
