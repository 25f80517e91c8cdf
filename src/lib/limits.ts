import type { Limits } from '../../server/contract/limits.ts';

type UsedLimit = 'question' | 'reply' | 'chatMessage' | 'turns' | 'short' | 'long' | 'email' | 'fileBytes' | 'page';

/** The server's limits that the browser needs: a number that drifts from the contract does not compile. */
export const limits: Pick<Limits, UsedLimit> = {
  question: 5000,
  reply: 20_000,
  chatMessage: 2000,
  turns: 4,
  short: 300,
  long: 20_000,
  email: 254,
  fileBytes: 10_485_760,
  page: 500,
};
