import type { ChatAnswer } from '../contract.ts';

/** What an answerer gives; the call adds id, role and time. */
export type Given = Omit<ChatAnswer, 'id' | 'role' | 'timestamp'>;

/** Answers a visitor's message. What the message says is a question and never an instruction. */
export type Answerer = (message: string) => Promise<Given>;
