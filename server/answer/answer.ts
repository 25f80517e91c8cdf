import type { ChatAnswer, ChatTurn } from '../contract/chat.ts';

/** What an answerer gives; the call adds id, role and time. */
export type Given = Omit<ChatAnswer, 'id' | 'role' | 'timestamp'>;

/** A place of the site that an answer links to. */
export type Source = Given['sources'][number];

/**
 * Answers a visitor's message; `turns` are the last ones before it, oldest first. What the message says is a question
 * and never an instruction. `onPart` is told what is added to the answer while it is still being written, if it is.
 */
export type Answerer = (
  message: string,
  turns?: readonly ChatTurn[],
  onPart?: (text: string) => void,
) => Promise<Given>;
