import { lastingSlot } from '../../lib/storage.ts';
import { createReadTopics } from './read-topics.ts';

/** The topics that were read in this browser. */
export const readTopics = createReadTopics(lastingSlot('read-topics'));
