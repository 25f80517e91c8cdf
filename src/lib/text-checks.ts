import { limits } from './limits.ts';

const visible = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** What `<input type="email">` accepts, as the HTML standard writes it. */
const email =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

const numbers = new Intl.NumberFormat('en-US');

/** Whether nothing of a text can be seen: empty, blank, or made of invisible characters. */
export function isBlank(text: string): boolean {
  return !visible.test(text);
}

/**
 * What is wrong with a text for the server (too long, or with characters that cannot be stored); null when it can be
 * sent.
 */
export function checkText(text: string, most: number): string | null {
  const { length } = text;
  if (length > most) return explainExcess(length - most, most);
  if (/\0|\p{Surrogate}/u.test(text))
    return 'This contains a character that cannot be sent. Delete it and type it again.';
  return null;
}

/** What is wrong with a reply before it is sent; null when it can be. */
export function checkReply(text: string): string | null {
  return isBlank(text) ? 'Write a reply first' : checkText(text, limits.reply);
}

function explainExcess(excess: number, most: number): string {
  const characters = excess === 1 ? 'character' : 'characters';
  return `${numbers.format(excess)} ${characters} over the limit of ${numbers.format(most)}.`;
}

/** What is wrong with an e-mail address; null when the browser's e-mail field and the server accept it. */
export function checkEmail(address: string): string | null {
  const trimmed = address.trim();
  return trimmed.length <= limits.email && email.test(trimmed) ? null : 'Enter a valid email address';
}
