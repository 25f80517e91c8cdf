import type { ChatAnswer, ChatTurn } from '../contract/chat.ts';

/** The answer of an answerer; the route adds id, role and time. */
export type Given = Omit<ChatAnswer, 'id' | 'role' | 'timestamp'> & {
  /** It is declined whatever the site says; the browser is not told. */
  readonly isOffLimits?: true;
};

/** A place of the site that an answer links to. */
export type Source = Given['sources'][number];

/**
 * Answers a visitor's message; `turns` are the earlier ones, oldest first. The message is treated as a question and
 * never as an instruction. `onPart` gets parts of the answer while it is being written, if the answerer streams.
 */
export type Answerer = (
  message: string,
  turns?: readonly ChatTurn[],
  onPart?: (text: string) => void,
) => Promise<Given>;
