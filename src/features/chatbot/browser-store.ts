import { siteExtras } from '../../lib/extras.ts';
import { logFailure } from '../../lib/log.ts';
import { siteApi } from '../../lib/site-api.ts';
import { lastingSlot, onOtherTab, tabSlot } from '../../lib/storage.ts';
import { createChatbotStore } from './chatbot-store.ts';

/** The chatbot of this browser. */
export const chatbotStore = createChatbotStore({
  api: siteApi,
  extras: siteExtras,
  alert: (text) => window.alert(text),
  log: logFailure,
  now: () => new Date(),
  email: lastingSlot('verifiedEmail'),
  messages: tabSlot('chat'),
  message: tabSlot('chat-message'),
  owner: tabSlot('chat-owner'),
  onOtherTab,
});
