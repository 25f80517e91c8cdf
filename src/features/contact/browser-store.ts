import { site } from '../../content/site.ts';
import { timeLimits } from '../../lib/api.ts';
import { logFailure } from '../../lib/log.ts';
import { lastingSlot, tabSlot } from '../../lib/storage.ts';
import { createContactStore } from './contact-store.ts';
import { createDeliver, throttleId, toSettings } from './deliver.ts';

/** The contact form of this browser. */
export const contactStore = createContactStore({
  deliver: createDeliver(toSettings(site), lastingSlot(throttleId), timeLimits.call),
  slot: tabSlot('contact'),
  log: logFailure,
});
