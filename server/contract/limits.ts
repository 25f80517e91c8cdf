/**
 * The limits of each call; lengths count UTF-16 units, as `maxlength` in HTML does. The browser imports types only: a
 * limit that it needs as a value is repeated there as `const limits: Pick<Limits, 'question'> = { question: 5000 }`,
 * which does not compile when the number differs.
 */
export const limits = {
  question: 5000,
  reply: 20_000,
  chatMessage: 2000,
  /** Turns that a chat message brings along. */
  turns: 4,
  /** A short field: a name, a place, a title. */
  short: 300,
  /** A long field: an interest, a summary, a contact message. */
  long: 20_000,
  email: 254,
  passwordBytes: 1024,
  listItems: 50,
  listItem: 300,
  fileBytes: 10_485_760,
  /** Questions in one answer. */
  page: 500,
  id: 64,
} as const;
export type Limits = typeof limits;
