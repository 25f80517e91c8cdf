import { appendText, keepDraft, readDraft } from './draft.ts';
import { type Slot, tabSlot } from './storage.ts';

/** Where the forum keeps a question that is being typed. */
export const forumDraft = tabSlot('forum-question');

/** Puts a question into the forum's form, below what may stand there already. */
export function fillForumDraft(question: string, slot: Slot = forumDraft): void {
  const { question: before } = readDraft(slot, { question: '' });
  keepDraft(slot, { question: appendText(before, question) });
}
